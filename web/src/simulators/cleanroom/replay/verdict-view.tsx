import { IconCheck, IconPlayerPlay, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { RunView } from '#shared/contracts/runs.ts';
import type { StepResult, Verdict } from '#shared/domain/simulators/cleanroom/evaluate.ts';
import { isMissed } from '#shared/domain/simulators/cleanroom/missed.ts';
import type { MistakeResult } from '#shared/domain/simulators/cleanroom/mistakes.ts';
import type { Profile } from '#shared/domain/simulators/cleanroom/profile.ts';
import type { CleanroomState } from '#shared/domain/simulators/cleanroom/state.ts';
import type { Deviation } from '#shared/domain/simulators/kernel/align.ts';
import type { Severity } from '#shared/domain/simulators/kernel/chain.ts';
import type { TraceStep } from '#shared/domain/simulators/kernel/machine.ts';
import { Icon } from '#web/ui/icon.tsx';
import { joined } from '#web/ui/joined.ts';
import { ProgressRing } from '#web/ui/progress-ring.tsx';
import { useFormats } from '#web/ui/use-formats.ts';
import { type CleanroomWords, lowerFirst } from '../words.ts';
import classes from './verdict-view.module.css';

interface VerdictHeadProps {
  verdict: Verdict;
  /** Of the case, in percent. */
  passMark: number;
  /** The person has ended the run. */
  isFinished: boolean;
}

/** What a run comes to: one big figure and plain sentences. */
export function VerdictHead({ verdict, passMark, isFinished }: VerdictHeadProps) {
  const { t } = useTranslation('cleanroom');
  const formats = useFormats();
  const { percent, passed, mistakes, steps, hints } = verdict;
  const isClean =
    mistakes.length === 0 &&
    verdict.soiled.length === 0 &&
    steps.every(({ deviations }) => deviations.length === 0);
  return (
    <div className={classes.head}>
      <ProgressRing
        value={percent / 100}
        label={t('verdict.title')}
        size={96}
        tone={passed ? 'success' : 'danger'}
      >
        {formats.percent(percent)}
      </ProgressRing>
      <div>
        <p className={classes.result}>{t(passed ? 'verdict.passed' : 'verdict.failed')}</p>
        <p className={classes.note}>
          {t('verdict.passMark', { passMark: formats.percent(passMark) })}
        </p>
        {verdict.criticalMiss && verdict.goalReached && (
          <p className={classes.note}>{t('verdict.critical')}</p>
        )}
        {!isFinished && <p className={classes.note}>{t('verdict.unfinished')}</p>}
        {isFinished && !verdict.goalReached && <p className={classes.note}>{t('verdict.goal')}</p>}
        {isClean && <p className={classes.note}>{t('verdict.clean')}</p>}
        {mistakes.length > 0 && (
          <p className={classes.note}>{t('verdict.number', { number: mistakes.length })}</p>
        )}
        {hints > 0 && <p className={classes.note}>{t('verdict.hints', { number: hints })}</p>}
      </div>
    </div>
  );
}

interface VerdictViewProps {
  verdict: Verdict;
  profile: Profile;
  trace: readonly TraceStep<CleanroomState>[];
  words: CleanroomWords;
  /** Shows an action in the replay. */
  onJump: (seq: number) => void;
  heading: VerdictHeading;
}

/** Of the parts of a verdict: the level below the heading that it stands under. */
export type VerdictHeading = 'h2' | 'h3';

/** Verdict by step: what was done, what was lost and why it matters; each mistake leads to its moment in the replay. */
export function VerdictView(props: VerdictViewProps) {
  const { verdict, profile, words, onJump, heading: Heading } = props;
  const { t } = useTranslation('cleanroom');
  const { mistakes, steps } = verdict;
  return (
    <div className={classes.verdict}>
      {mistakes.length > 0 && (
        <section aria-labelledby="verdict-mistakes">
          <Heading id="verdict-mistakes">{t('verdict.mistakes')}</Heading>
          <ul className={classes.rows}>
            {mistakes.map((mistake) => {
              const rule = profile.mistakes.find(({ id }) => id === mistake.mistakeId);
              return (
                rule && (
                  <li
                    key={`${mistake.mistakeId}${mistake.seq}`}
                    className={classes.row}
                    data-tone="wrong"
                  >
                    <Icon of={IconX} />
                    <div className={classes.words}>
                      <div className={classes.name}>
                        {words.text(rule.name)}
                        <About mistake={mistake} {...props} />
                        <SeverityWord of={mistake.severity} />
                      </div>
                      <Cause cause={mistake.cause} {...props} />
                      <p>{words.text(rule.explanation)}</p>
                      <p>
                        {t('about', {
                          what: t('verdict.consequence'),
                          text: words.text(rule.consequence),
                        })}
                      </p>
                    </div>
                    <JumpButton seq={mistake.seq} onJump={onJump} />
                  </li>
                )
              );
            })}
          </ul>
        </section>
      )}
      <section aria-labelledby="verdict-steps">
        <Heading id="verdict-steps">{t('verdict.steps')}</Heading>
        <ol className={classes.rows}>
          {steps.map((step) => (
            <StepRow key={step.stepId} step={step} {...props} />
          ))}
        </ol>
      </section>
      <Soiled {...props} />
      <Extra {...props} />
    </div>
  );
}

/** How much it weighs that something went wrong. */
function SeverityWord({ of }: { of: Severity }) {
  const { t } = useTranslation('cleanroom');
  return (
    <>
      {' '}
      <span className={classes.severity}>{t(`severity.${of}`)}</span>
    </>
  );
}

/** An action of the run in words. */
const saidOf = ({ trace, words }: VerdictViewProps, seq: number): string => {
  const step = trace.find(({ event }) => event.seq === seq);
  return step ? words.action(step.event, step.before) : '';
};

/** What a mistake was made with: a thing, or the place that was named wrong. */
function About({ mistake, trace, words }: VerdictViewProps & { mistake: MistakeResult }) {
  const point = trace.find(({ event }) => event.seq === mistake.seq)?.event.params.point;
  const about = mistake.item ? words.thing(mistake.item) : point && words.point(String(point));
  return about ? <span> · {about}</span> : null;
}

/** Where the dirt came from that a mistake was made with. */
function Cause({ cause, ...props }: VerdictViewProps & { cause: number | null }) {
  const { t } = useTranslation('cleanroom');
  if (cause === null) return null;
  return (
    <p>
      {cause === 0
        ? t('verdict.causeStart')
        : t('verdict.cause', { seq: cause, what: saidOf(props, cause) })}
    </p>
  );
}

/** "And extra actions": what no step asks for; it costs nothing. */
function Extra(props: VerdictViewProps) {
  const { t } = useTranslation('cleanroom');
  const { heading: Heading } = props;
  const { extra } = props.verdict;
  if (extra.length === 0) return null;
  return (
    <section aria-labelledby="verdict-extra">
      <Heading id="verdict-extra">{t('verdict.extra')}</Heading>
      <ul className={classes.rows}>
        {extra.map(({ seq }) => (
          <li key={seq} className={classes.row}>
            <div className={classes.words}>{saidOf(props, seq)}</div>
            <JumpButton seq={seq} onJump={props.onJump} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Ways of doing something wrongly that have a word. */
const wrongParams = ['mirror', 'grip', 'sleeves', 'location', 'seated'] as const;

function StepRow({ step, profile, words, onJump }: VerdictViewProps & { step: StepResult }) {
  const { t } = useTranslation('cleanroom');
  const known = profile.steps.find(({ id }) => id === step.stepId);
  if (!known) return null;
  const isRight = step.deviations.length === 0;
  const mistake = profile.mistakes.find(({ id }) => id === step.foldedBy);
  const folding = mistake ?? profile.steps.find(({ id }) => id === step.foldedBy);
  const nameOf = (id: string) => {
    const found = profile.steps.find((one) => one.id === id);
    return found ? lowerFirst(words.text(found.name)) : id;
  };
  const said = (deviation: Deviation): string => {
    switch (deviation.kind) {
      case 'tooEarly': {
        const list = joined(deviation.others.map(nameOf));
        return deviation.isMended
          ? t('deviation.tooEarlyMended', { steps: list })
          : t('deviation.tooEarly', { steps: list });
      }
      case 'late':
        return deviation.others.length > 0
          ? t('deviation.late', { steps: joined(deviation.others.map(nameOf)) })
          : t('deviation.lateBy', { seconds: Math.ceil(deviation.byMs / 1000) });
      case 'wrongParameter': {
        const named = wrongParams.filter((name) => deviation.params.includes(name));
        const what = t('deviation.wrongParameter');
        const text = joined(named.map((name) => t(`deviation.wrong.${name}`)));
        return text ? t('about', { what, text }) : what;
      }
      default:
        return t(`deviation.${deviation.kind}`);
    }
  };
  const result =
    step.seq === null && isRight
      ? t(known.forbidden ? 'deviation.observed' : 'deviation.skipped')
      : isRight
        ? t('deviation.done')
        : step.deviations.map(said).join('. ');
  const at = step.deviations.find((one) => 'seq' in one);
  const seq = at && 'seq' in at ? at.seq : step.seq;
  return (
    <li className={classes.row} data-tone={isRight ? 'right' : 'wrong'}>
      <Icon of={isRight ? IconCheck : IconX} />
      <div className={classes.words}>
        <div className={classes.name}>
          {words.text(known.name)}
          {isMissed(step) && <SeverityWord of={step.severity} />}
        </div>
        <p>
          {folding
            ? t(mistake ? 'verdict.folded' : 'verdict.foldedStep', {
                name: words.text(folding.name),
              })
            : result}
        </p>
        {!isRight && !folding && <p>{words.text(known.explanation)}</p>}
      </div>
      <span className={`${classes.mark} tabular`}>
        {step.maxMark > 0 && t('verdict.mark', { mark: step.mark, max: step.maxMark })}
      </span>
      {seq === null ? <span className={classes.jump} /> : <JumpButton seq={seq} onJump={onJump} />}
    </li>
  );
}

function JumpButton({ seq, onJump }: { seq: number; onJump: (seq: number) => void }) {
  const { t } = useTranslation('cleanroom');
  return (
    <button
      type="button"
      className={classes.jump}
      aria-label={t('verdict.jump', { seq })}
      title={t('verdict.jump', { seq })}
      onClick={() => onJump(seq)}
    >
      <Icon of={IconPlayerPlay} size={16} />
    </button>
  );
}

/** "At the end a lamp view shows what is soiled and which action did it", here in words. */
function Soiled(props: VerdictViewProps) {
  const { verdict, words, onJump, heading: Heading } = props;
  const { t } = useTranslation('cleanroom');
  return (
    <section aria-labelledby="verdict-soiled">
      <Heading id="verdict-soiled">{t('verdict.soiled')}</Heading>
      {verdict.soiled.length === 0 ? (
        <p className={classes.note}>{t('verdict.nothingSoiled')}</p>
      ) : (
        <ul className={classes.rows}>
          {verdict.soiled.map(({ surface, marks }) => (
            <li key={surface} className={classes.row} data-tone="soiled">
              <span className={classes.dot} />
              <div className={classes.words}>
                <div className={classes.name}>{words.surface(surface)}</div>
                {marks.map(({ soil, seq }) => (
                  <p key={`${soil}${seq}`}>
                    {seq === 0
                      ? t('verdict.soiledStart', { soil: t(`soil.${soil}`) })
                      : t('verdict.soiledBy', {
                          soil: t(`soil.${soil}`),
                          seq,
                          what: saidOf(props, seq),
                        })}
                  </p>
                ))}
              </div>
              {(marks[0]?.seq ?? 0) > 0 ? (
                <JumpButton seq={marks[0]?.seq ?? 0} onJump={onJump} />
              ) : (
                <span className={classes.jump} />
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** What the replay and the verdict are shown of. */
export type ReplayedRun = Pick<
  RunView,
  'run' | 'world' | 'situations' | 'profile' | 'passMark' | 'verdict' | 'mode' | 'caseName' | 'goal'
>;
