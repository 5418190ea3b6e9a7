import { Switch, TextInput } from '@mantine/core';
import { IconSearch, IconWalk } from '@tabler/icons-react';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Option } from '#shared/domain/simulators/cleanroom/available.ts';
import { thingOf } from '#shared/domain/simulators/cleanroom/look-up.ts';
import { finishCode, maxActions } from '#shared/domain/simulators/kernel/run.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { SessionView } from '../../runs/cleanroom-session.ts';
import { singleClick } from '../single-click.ts';
import type { CleanroomWords } from '../words.ts';
import classes from './action-list.module.css';

interface ActionListProps {
  view: SessionView;
  words: CleanroomWords;
  onDo: (option: Option) => void;
  /** The option that the pointer or the focus is on, to show it in the scene. */
  onPoint: (option: Option | null) => void;
}

interface Group {
  key: string;
  title: string;
  note: string;
  options: Option[];
}

/** The subjects of the list in the order in which somebody looks around: oneself, the hand, what is worn, what stands here, doors. */
function groupsOf(view: SessionView, words: CleanroomWords, doors: string): Group[] {
  const { matter, played } = view;
  const groups = new Map<string, Group & { rank: number }>();
  for (const option of view.options) {
    const { subject, action } = option;
    if (action.code === finishCode) continue;
    const key =
      subject.kind === 'door' ? 'doors' : `${subject.kind}:${'id' in subject ? subject.id : ''}`;
    const known = groups.get(key);
    if (known) {
      known.options.push(option);
      continue;
    }
    const thing = subject.kind === 'item' ? thingOf(matter, played.state, subject.id) : null;
    const where = thing?.now.where;
    const rank =
      where?.at === 'hand'
        ? 1
        : where?.at === 'worn'
          ? 4
          : subject.kind === 'person'
            ? 0
            : subject.kind === 'door'
              ? 5
              : 2;
    const lies =
      where?.at === 'furniture'
        ? words.place(where.id)
        : where?.at === 'bag'
          ? words.bag
          : where?.at === 'worn'
            ? words.worn
            : '';
    const note = thing
      ? [words.condition(thing.id, played.state), lies].filter(Boolean).join(' · ')
      : '';
    const title = subject.kind === 'door' ? doors : words.subject(subject);
    groups.set(key, { key, title, note, options: [option], rank });
  }
  return [...groups.values()].sort((a, b) => a.rank - b.rank);
}

/**
 * "A list of what can be done here, always, beside the scene": the same commands as a click, by keyboard and screen
 * reader; what cannot be done now says why.
 */
export function ActionList({ view, words, onDo, onPoint }: ActionListProps) {
  const { t } = useTranslation('cleanroom');
  const [isAll, setAll] = useState(false);
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim().toLocaleLowerCase());
  const { state } = view.played;

  const matches = (group: Group, option: Option) =>
    search === '' ||
    `${group.title} ${words.verb(option.action, state)}`.toLocaleLowerCase().includes(search);
  const groups = groupsOf(view, words, t('actions.doors'))
    .map((group) => ({
      ...group,
      options: group.options.filter(
        (option) => (isAll || !option.refusal) && matches(group, option),
      ),
    }))
    .filter(({ options }) => options.length > 0);
  const nothing =
    state.seq < maxActions ? t('actions.none') : words.refusal({ reason: 'tooLong', subjects: {} });

  return (
    <div className={classes.list}>
      <div className={classes.tools}>
        <TextInput
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          aria-label={t('actions.search')}
          placeholder={t('actions.search')}
          leftSection={<Icon of={IconSearch} size={18} />}
        />
        <Switch
          size="sm"
          checked={isAll}
          onChange={(event) => setAll(event.currentTarget.checked)}
          label={t('actions.blocked')}
        />
      </div>
      {groups.length === 0 && <p className={classes.none}>{nothing}</p>}
      {groups.map((group) => (
        <section key={group.key} aria-label={group.title} className={classes.group}>
          <h3 className={classes.title}>
            {group.title}
            {group.note && <span className={classes.note}>{group.note}</span>}
          </h3>
          <ul className={classes.actions}>
            {group.options.map((option) => (
              <li key={JSON.stringify(option.action)}>
                <ActionButton
                  option={option}
                  label={words.verb(option.action, state)}
                  full={words.action(option.action, state)}
                  why={option.refusal && words.refusal(option.refusal)}
                  onDo={() => onDo(option)}
                  onPoint={(isOn) => onPoint(isOn ? option : null)}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

interface ActionButtonProps {
  option: Option;
  label: string;
  full: string;
  why: string | null;
  onDo: () => void;
  onPoint: (isOn: boolean) => void;
}

/** One action. What cannot be done stays reachable: pressing it says why, as the scene does. */
function ActionButton({ option, label, full, why, onDo, onPoint }: ActionButtonProps) {
  const { t } = useTranslation('cleanroom');
  return (
    <button
      type="button"
      className={classes.action}
      aria-label={
        why
          ? t('sentences', {
              first: full,
              second: t('about', { what: t('actions.cannot'), text: why }),
            })
          : full
      }
      aria-disabled={why !== null}
      data-code={option.action.code}
      data-action={JSON.stringify(option.action)}
      onClick={singleClick(onDo)}
      onPointerEnter={() => onPoint(true)}
      onPointerLeave={() => onPoint(false)}
      onFocus={() => onPoint(true)}
      onBlur={() => onPoint(false)}
    >
      <span>
        {label}
        {why && <span className={classes.why}>{why}</span>}
      </span>
      {option.before.length > 0 && !why && (
        <span className={classes.walk} title={t('actions.walks')}>
          <Icon of={IconWalk} size={16} />
        </span>
      )}
    </button>
  );
}
