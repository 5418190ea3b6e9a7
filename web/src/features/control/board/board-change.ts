import { endAttempt, reopenAttempt } from '#shared/contracts/execution-board.ts';
import type { BoardRow } from '#shared/contracts/execution-views.ts';
import { giveExtraTime } from '#shared/contracts/executions.ts';
import type { Language } from '#shared/languages.ts';
import { limits } from '#shared/limits.ts';
import { send } from '#web/lib/api-client.ts';
import type { ChangeIds } from '#web/lib/change-ids.ts';
import type { ChangeValues } from '../change-dialog.tsx';

/** What a teacher does to people of the board. */
export type BoardAction = 'extra' | 'finish' | 'reopen';

/** The rows that an action can do something for. */
export const rowsFor = (action: BoardAction, rows: readonly BoardRow[]): BoardRow[] =>
  rows.filter((row) => {
    if (action === 'finish') return row.state === 'ACTIVE';
    return action === 'reopen' ? row.canReopen : true;
  });

/** Calls that are under way at once. */
const atOnce = 4;

/** The people of rows, each once: who takes several works has several rows. */
export const peopleOf = (rows: readonly BoardRow[]): BoardRow['user'][] => [
  ...new Map(rows.map(({ user }) => [user.id, user])).values(),
];

interface Change {
  action: BoardAction;
  executionId: string;
  rows: readonly BoardRow[];
  lang: Language;
  /** Answers the id of a part of the change: the same part with the same words, the same id. */
  idOf: ChangeIds['idOf'];
}

/** One call of a change, and whom it concerns. */
interface Part {
  rows: readonly BoardRow[];
  send: () => Promise<unknown>;
}

function partsOf(
  { action, executionId: id, rows, lang, idOf }: Change,
  said: ChangeValues,
): Part[] {
  const { reason, minutes } = said;
  const query = { lang };
  if (action === 'extra') {
    const ids = peopleOf(rows)
      .map(({ id: userId }) => userId)
      .toSorted();
    const size = limits.execution.extraSubjects;
    return Array.from({ length: Math.ceil(ids.length / size) }, (_, i) => {
      const some = ids.slice(i * size, (i + 1) * size);
      const subjects = some.map((userId) => ({ type: 'user' as const, id: userId }));
      const body = { reason, minutes, subjects };
      return {
        rows: rows.filter(({ user }) => some.includes(user.id)),
        send: () =>
          send(giveExtraTime, { params: { id }, query, body: { ...body, changeId: idOf(body) } }),
      };
    });
  }
  return rows.flatMap((row) => {
    const { attemptId } = row;
    if (!attemptId) return [];
    const params = { id, attemptId };
    const changeId = idOf({ attemptId, reason, minutes });
    const body = { changeId, reason };
    const call = () =>
      action === 'finish'
        ? send(endAttempt, { params, query, body })
        : send(reopenAttempt, { params, query, body: { ...body, minutes } });
    return [{ rows: [row], send: call }];
  });
}

/** Rows for which a change was not made, each with why. */
export type Failures = { row: BoardRow; error: unknown }[];

/** Makes a change for all rows, a few at once; what fails does not stop the rest. */
export async function makeChange(change: Change, said: ChangeValues): Promise<Failures> {
  const failures: Failures = [];
  const waiting = partsOf(change, said);
  const work = async () => {
    for (let part = waiting.shift(); part; part = waiting.shift()) {
      try {
        await part.send();
      } catch (error) {
        failures.push(...part.rows.map((row) => ({ row, error })));
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return failures;
}
