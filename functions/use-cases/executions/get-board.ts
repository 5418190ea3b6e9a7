import { listParticipants, type Participant } from '#functions/data/execution-people.ts';
import { getGroups } from '#functions/data/people.ts';
import type { UseCase } from '#functions/data/use-case.ts';
import { getWorks } from '#functions/data/works.ts';
import { done, refused } from '#functions/platform/outcome.ts';
import { pageOf } from '#functions/platform/pages.ts';
import type { getBoard as call } from '#shared/contracts/execution-board.ts';
import type { BoardRow } from '#shared/contracts/execution-views.ts';
import { isExpired } from '#shared/domain/works/attempt-rules.ts';
import type { Work } from '#shared/domain/works/work.ts';
import { presentBoardRow } from './present-board.ts';
import { findTaughtExecution } from './taught-execution.ts';

/** Whoever is at work is looked after first, then whoever should be. */
const turn: readonly BoardRow['state'][] = ['ACTIVE', 'NOT_STARTED', 'FINISHED'];

/** Everybody of an execution as they are now. Attempts are read for the page that is shown only. */
export const getBoard: UseCase<typeof call> = async ({ actor, input, deps }) => {
  const { page, size, search, state } = input.query;
  const execution = await findTaughtExecution(deps, actor, input.params.id);
  if (!execution) return refused('NOT_FOUND');
  const [participants, works] = await Promise.all([
    listParticipants(deps.db, execution),
    getWorks(deps.db, execution.workIds),
  ]);
  const now = deps.now();
  const places = participants.flatMap((participant) =>
    works.map((work) => ({ participant, work, state: stateOf(participant, work, now) })),
  );
  const counts = { NOT_STARTED: 0, ACTIVE: 0, FINISHED: 0 };
  for (const place of places) counts[place.state] += 1;
  const words = search?.trim().toLowerCase() ?? '';
  const found = places.filter(
    (place) =>
      (state === undefined || place.state === state) &&
      `${place.participant.person.lastName} ${place.participant.person.name}`
        .toLowerCase()
        .includes(words),
  );
  const inOrder = found.toSorted((a, b) => turn.indexOf(a.state) - turn.indexOf(b.state));
  const shown = pageOf(inOrder, page, size);
  const groups = await getGroups(
    deps.db,
    shown.content.flatMap(({ participant }) => participant.person.groupId ?? []),
  );
  const content = await Promise.all(
    shown.content.map(({ participant, work }) =>
      presentBoardRow(deps, execution, work, participant, groups),
    ),
  );
  return done({ ...shown, content, counts, serverTime: new Date(now).toISOString() });
};

/** As far as the standing tells; an attempt whose time is over counts as finished. */
function stateOf({ takings }: Participant, work: Work, now: number): BoardRow['state'] {
  const taking = takings.get(work.id);
  if (!taking) return 'NOT_STARTED';
  return taking.active && !isExpired(taking.active.deadline, now) ? 'ACTIVE' : 'FINISHED';
}
