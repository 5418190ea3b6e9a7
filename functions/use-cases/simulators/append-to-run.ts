import { activityOf } from '#functions/data/actor.ts';
import type { RunHead } from '#functions/data/run-head.ts';
import { type Game, gameOf, judgeRun, play } from '#functions/data/run-playing.ts';
import { appendEvents, keepLateEvents, loadRun, type StoredRun } from '#functions/data/runs.ts';
import type { UseCase } from '#functions/data/use-case.ts';
import { done, refused } from '#functions/platform/outcome.ts';
import type { appendToRun as call } from '#shared/contracts/runs.ts';
import type { CleanroomState } from '#shared/domain/simulators/cleanroom/state.ts';
import { impossibleAheadMs } from '#shared/domain/simulators/kernel/drift.ts';
import type { Played } from '#shared/domain/simulators/kernel/machine.ts';
import type { RunEvent } from '#shared/domain/simulators/kernel/run.ts';
import { stateHash } from '#shared/domain/simulators/kernel/state-hash.ts';
import { presentAppended } from './present-run.ts';
import { endOfTask, performanceShutBy, settledAttempt } from './running-attempt.ts';

/** Looks again after a lost race this often; each lost race means that another tab got through. */
const rounds = 5;

/**
 * Adds events to a run, all or none: the browser sends what its own machine has accepted, so a batch with an impossible
 * event was not made by it. "A browser that sends an impossible run gets 422 with the first impossible event."
 * What comes after the end, or after another window went on, is kept for the teacher and counts for nothing.
 */
export const appendToRun: UseCase<typeof call> = async ({ actor, input, deps }) => {
  const { events, isOffline = false } = input.body;
  const store = activityOf(deps.db, actor);
  for (let round = 0; round < rounds; round += 1) {
    const run = await loadRun(store, input.params.id);
    if (run?.head.owner !== store.owner) return refused('NOT_FOUND');
    const receivedAt = deps.now();
    const lastSeq = run.events.length;
    const fresh = events.filter(({ seq }) => seq > lastSeq);
    const isGap = (events[0]?.seq ?? 0) > lastSeq + 1;
    const others = events.filter((event) => !isStored(event, run.events));
    const isOther = isGap || others.some(({ seq }) => seq <= lastSeq);
    const isNew = isOther || fresh.length > 0;

    const attempt = await settledAttempt(store, run.head.attemptId, receivedAt);
    if (!attempt) return refused('NOT_FOUND');
    const shutBy = await performanceShutBy(store, attempt, run.head.caseId, receivedAt);
    if (shutBy) return refused(shutBy);
    // What was stored in time may be asked for again after the end.
    const end = isNew ? await endOfTask(store, attempt, run.head.taskId) : null;
    if (end || isOther) {
      // What is missing before a gap may still come, and the gap's events with it.
      if (end || !isGap) {
        await keepLateEvents(store, run.head.id, { events: others, receivedAt, isOffline });
      }
      return end ? refused(end) : refused('RUN_CONFLICT', { lastSeq });
    }
    const latest = receivedAt - run.head.startedAt + impossibleAheadMs;
    const future = events.findIndex(({ atMs }) => atMs > latest);
    if (future >= 0) return impossible(`events.${future}.atMs`, 'future');

    const game = await gameOf(deps.db, run.head);
    const sentFrom = events[0]?.seq ?? 0;
    const isResent = isOffline && sentFrom <= lastSeq;
    const batch = {
      ...{ events: fresh, receivedAt, isOffline },
      ...(isResent && { resentFrom: sentFrom }),
    };
    const all = play(game, fresh.length > 0 ? [...run.batches, batch] : run.batches);
    if (!all.isPossible && fresh.length > 0) {
      const place = events.findIndex(({ seq }) => seq === all.event.seq);
      return impossible(`events.${Math.max(0, place)}`, all.refusal.reason);
    }
    const { played } = all;
    if (fresh.length === 0) {
      return done(presentAppended(game, played, lastArrival(run)));
    }
    if (await appendEvents(store, run.head, batch, endingOf(game, played, receivedAt))) {
      return done(presentAppended(game, played, receivedAt));
    }
  }
  return refused('CONFLICT');
};

const impossible = (path: string, code: string) =>
  refused('IMPOSSIBLE_RUN', { errors: [{ path, code }] });

/** Whether a run has an event already, and the same. */
const isStored = (event: RunEvent, stored: readonly RunEvent[]) => {
  const known = stored[event.seq - 1];
  return known !== undefined && stateHash(known) === stateHash(event);
};

const lastArrival = ({ head, batches }: StoredRun) => batches.at(-1)?.receivedAt ?? head.startedAt;

/** What the head of a run keeps of its end. */
function endingOf(game: Game, played: Played<CleanroomState>, at: number): RunHead['finished'] {
  if (!played.state.finished) return undefined;
  const { percent, passed, hints } = judgeRun(game, played);
  return { at, percent, passed, hints };
}
