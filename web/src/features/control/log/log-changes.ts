import type { AuditEntry } from '#shared/contracts/audit.ts';
import { joined } from '#web/ui/joined.ts';

/** A value of the log in a shape that can be put into words. */
export type LogValue =
  | { kind: 'text'; text: string }
  | { kind: 'time'; iso: string }
  | { kind: 'minutes'; count: number }
  | { kind: 'number'; value: number }
  | { kind: 'names'; of: 'work' | 'group' | 'user'; ids: readonly string[] }
  | { kind: 'finishReason'; reason: 'SUBMITTED' | 'TIME_EXPIRED' | 'ENDED_BY_TEACHER' };

/** What the log says was changed. */
export type LogField =
  | 'person'
  | 'name'
  | 'works'
  | 'start'
  | 'end'
  | 'minutes'
  | 'groups'
  | 'people'
  | 'protocol'
  | 'chair'
  | 'members'
  | 'ground'
  | 'deadline'
  | 'released'
  | 'finishedAt'
  | 'finishReason'
  | 'mark';

/** One thing that changed; null: there was, or is, nothing. */
export interface LogChange {
  /** What it is; for extra time whom it was given to. */
  what: { field: LogField } | { extraTime: { type: 'user' | 'group'; id: string } };
  before: LogValue | null;
  after: LogValue | null;
}

type Facts = Readonly<Record<string, unknown>>;

const text = (value: unknown): LogValue | null =>
  typeof value === 'string' && value !== '' ? { kind: 'text', text: value } : null;

const time = (value: unknown): LogValue | null =>
  typeof value === 'string' ? { kind: 'time', iso: value } : null;

const minutes = (value: unknown): LogValue | null =>
  typeof value === 'number' ? { kind: 'minutes', count: value } : null;

const number = (value: unknown): LogValue | null =>
  typeof value === 'number' ? { kind: 'number', value } : null;

const isText = (value: unknown): value is string => typeof value === 'string';

const names =
  (of: 'work' | 'group' | 'user') =>
  (value: unknown): LogValue | null => {
    const ids = Array.isArray(value) ? value.filter(isText) : [];
    return ids.length > 0 ? { kind: 'names', of, ids } : null;
  };

const list = (value: unknown): LogValue | null =>
  Array.isArray(value) ? text(joined(value.filter(isText))) : null;

const person = (value: unknown): LogValue | null =>
  isText(value) ? { kind: 'names', of: 'user', ids: [value] } : null;

const finishReasons = ['SUBMITTED', 'TIME_EXPIRED', 'ENDED_BY_TEACHER'] as const;

const finishReason = (value: unknown): LogValue | null => {
  const reason = finishReasons.find((one) => one === value);
  return reason ? { kind: 'finishReason', reason } : null;
};

/** The facts of an execution, with those of its commission beside them. */
const flat = (facts: Facts): Facts => ({ ...facts, ...(facts.commission as Facts | null) });

/** How each fact of the log is read, in the order in which they are told. */
const readers: readonly (readonly [string, LogField, (value: unknown) => LogValue | null])[] = [
  ['name', 'name', text],
  ['workIds', 'works', names('work')],
  ['startDateTime', 'start', time],
  ['endDateTime', 'end', time],
  ['executionTime', 'minutes', minutes],
  ['groupIds', 'groups', names('group')],
  ['userIds', 'people', names('user')],
  ['number', 'protocol', text],
  ['chair', 'chair', text],
  ['members', 'members', list],
  ['reason', 'ground', text],
  ['finishedAt', 'finishedAt', time],
  ['finishReason', 'finishReason', finishReason],
  ['deadline', 'deadline', time],
  ['releasedAt', 'released', time],
  ['mark', 'mark', number],
];

/** What is told of how it was: there is no "became" to it. */
const isHistory = (field: LogField): boolean => field === 'finishedAt' || field === 'finishReason';

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

function extraTimeOf(before: Facts, after: Facts): LogChange[] {
  const given = Object.keys(after).filter((key) => key.includes(':'));
  return given.map((key) => {
    const [type, ...id] = key.split(':');
    return {
      what: { extraTime: { type: type === 'group' ? 'group' : 'user', id: id.join(':') } },
      before: minutes(before[key]),
      after: minutes(after[key]),
    };
  });
}

/** What an entry of the log says was changed, without what stayed as it was. */
export function changesOf({ action, before, after }: AuditEntry): LogChange[] {
  const was = flat(before);
  const is = flat(after);
  const concerned = person(before.userId);
  const changes = readers.flatMap(([key, field, read]): LogChange[] => {
    if (isSame(was[key], is[key])) return [];
    const change = isHistory(field)
      ? { before: null, after: read(was[key]) }
      : { before: read(was[key]), after: read(is[key]) };
    return change.before || change.after ? [{ what: { field }, ...change }] : [];
  });
  return [
    ...(action === 'EXTRA_TIME' ? extraTimeOf(before, after) : []),
    ...(concerned ? [{ what: { field: 'person' as const }, before: null, after: concerned }] : []),
    ...changes,
  ];
}

/** The ids of the people that entries of the log speak of. */
export const peopleIn = (entries: readonly AuditEntry[]): string[] => [
  ...new Set(
    entries.flatMap((entry) =>
      changesOf(entry).flatMap(({ what, before, after }) => [
        ...('extraTime' in what && what.extraTime.type === 'user' ? [what.extraTime.id] : []),
        ...[before, after].flatMap((value) =>
          value?.kind === 'names' && value.of === 'user' ? value.ids : [],
        ),
      ]),
    ),
  ),
];
