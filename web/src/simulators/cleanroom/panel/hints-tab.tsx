import { Button } from '@mantine/core';
import { IconAlertTriangle, IconBulb } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Issue } from '#shared/domain/simulators/cleanroom/coach.ts';
import { approachCodes, locationCodes } from '#shared/domain/simulators/cleanroom/codes.ts';
import type { Move } from '#shared/domain/simulators/cleanroom/going-on.ts';
import type { Profile } from '#shared/domain/simulators/cleanroom/profile.ts';
import type { Action } from '#shared/domain/simulators/kernel/run.ts';
import { Icon } from '#web/ui/icon.tsx';
import { joined } from '#web/ui/joined.ts';
import type { SessionView } from '../../runs/cleanroom-session.ts';
import { singleClick } from '../single-click.ts';
import { type CleanroomWords, lowerFirst } from '../words.ts';
import classes from './hints-tab.module.css';

/** What TRAINING tells: the next step when it was asked for, and at once what went wrong and why it matters. */
export interface Coaching {
  profile: Profile;
  issues: readonly Issue[];
  advice: Move | null;
  /** A hint is on show. */
  isAdvised: boolean;
  onAsk: () => void;
}

export function HintsTab({
  view,
  words,
  coaching,
}: {
  view: SessionView;
  words: CleanroomWords;
  coaching: Coaching;
}) {
  const { t } = useTranslation('cleanroom');
  const { issues, advice, isAdvised, profile } = coaching;
  const aim = advice && aimOf(advice, words, t);
  return (
    <div className={classes.hints}>
      {isAdvised && aim ? (
        <div className={classes.hint} role="status">
          <Icon of={IconBulb} />
          <div>
            <div className={classes.strong}>{aim.name}</div>
            <p>{aim.hint}</p>
            <NextAction action={aim.action} view={view} words={words} />
          </div>
        </div>
      ) : (
        <div>
          <Button
            variant="default"
            leftSection={<Icon of={IconBulb} size={18} />}
            onClick={singleClick(coaching.onAsk)}
          >
            {t('hints.ask')}
          </Button>
          <p className={classes.none}>{t('hints.price')}</p>
        </div>
      )}
      {isAdvised && !advice && <p role="status">{t('hints.all')}</p>}
      {issues.length > 0 && (
        <section aria-label={t('explain.title')}>
          <h3 className={classes.title}>{t('explain.title')}</h3>
          {[...issues].reverse().map((issue) => (
            <IssueNote
              key={`${issue.kind}${issue.id}${issue.seq}`}
              issue={issue}
              profile={profile}
              words={words}
            />
          ))}
        </section>
      )}
      {issues.length === 0 && !isAdvised && <p className={classes.none}>{t('hints.none')}</p>}
    </div>
  );
}

/** What a hint is for: the step, or why it is none. */
function aimOf({ aim, action }: Move, words: CleanroomWords, t: TFunction<'cleanroom'>) {
  if (aim === 'goal') return { action, name: t('hints.goal'), hint: t('hints.goalWay') };
  if (aim === 'mending') return { action, name: t('hints.mending'), hint: t('hints.mendingWay') };
  return { action, name: words.text(aim.name), hint: words.text(aim.hint) };
}

interface NextActionProps {
  action: Action;
  view: SessionView;
  words: CleanroomWords;
}

/** The action that a hint leads to; a way is said as a way, since the list has no walking of its own. */
function NextAction({ action, view, words }: NextActionProps) {
  const { t } = useTranslation('cleanroom');
  const { code, params } = action;
  const { state } = view.played;
  const isWalk =
    Object.values(approachCodes).some((one) => one === code) && typeof params.place === 'string';
  const isGo = Object.values(locationCodes).some((one) => one === code);
  const text = isWalk
    ? t('hints.walk', { place: words.place(String(params.place)) })
    : isGo
      ? words.verb(action, state)
      : t('hints.next', { what: words.action(action, state) });
  return <p className={classes.next}>{text}</p>;
}

/** One thing that went wrong, with the true reason why it matters. */
export function IssueNote({
  issue,
  profile,
  words,
}: {
  issue: Issue;
  profile: Profile;
  words: CleanroomWords;
}) {
  const { t } = useTranslation('cleanroom');
  const rule = profile.mistakes.find(({ id }) => id === issue.id);
  const step = profile.steps.find(({ id }) => id === issue.id);
  const name = rule?.name ?? step?.name;
  const explanation = rule?.explanation ?? step?.explanation;
  const others = issue.others.flatMap(
    (id) => profile.steps.find((one) => one.id === id)?.name ?? [],
  );
  return (
    <article className={classes.issue}>
      <Icon of={IconAlertTriangle} />
      <div>
        <div className={classes.strong}>{name && words.text(name)}</div>
        {others.length > 0 && (
          <p>
            {t('deviation.tooEarly', {
              steps: joined(others.map((other) => lowerFirst(words.text(other)))),
            })}
          </p>
        )}
        {issue.kind === 'wrongParameter' && <p>{t('deviation.wrongParameter')}</p>}
        {explanation && <p>{words.text(explanation)}</p>}
        {rule && <p className={classes.next}>{words.text(rule.consequence)}</p>}
      </div>
    </article>
  );
}
