import type { AttemptHead } from '#functions/data/attempt-head.ts';
import { type Game, judgeRun, judgeUnheard, play } from '#functions/data/run-playing.ts';
import type { StoredRun } from '#functions/data/runs.ts';
import type { AppendedRun, OpenRun, RunView } from '#shared/contracts/runs.ts';
import { revealed } from '#shared/domain/simulators/cleanroom/situation-rules.ts';
import type { CleanroomState } from '#shared/domain/simulators/cleanroom/state.ts';
import { driftOf, offlineOf } from '#shared/domain/simulators/kernel/drift.ts';
import type { Played } from '#shared/domain/simulators/kernel/machine.ts';
import { stateHash } from '#shared/domain/simulators/kernel/state-hash.ts';

const iso = (time: number) => new Date(time).toISOString();

/** What of a run its performer may know: situations that have come, and in TRAINING the verdict once it is finished. */
const standing = (game: Game, played: Played<CleanroomState>) => ({
  situations: revealed(game.whole.secret.situations, played.state),
  finished: played.state.finished,
  verdict: game.isTraining && played.state.finished ? judgeRun(game, played) : null,
});

/** A run for whoever performs it. */
export function presentOpenRun(
  { head, batches, events }: StoredRun,
  game: Game,
  attempt: AttemptHead,
  now: number,
): OpenRun {
  const { whole, profile } = game;
  const { situations, without } = whole.secret;
  return {
    id: head.id,
    attemptId: head.attemptId,
    taskId: head.taskId,
    caseId: head.caseId,
    caseVersion: head.caseVersion,
    caseName: whole.name,
    goal: whole.goal,
    seed: head.seed,
    type: head.mode,
    startedAt: iso(head.startedAt),
    serverTime: iso(now),
    deadline: attempt.deadline === null ? null : iso(attempt.deadline),
    world: whole.world,
    training: game.isTraining ? { profile, situations, without, passMark: whole.passMark } : null,
    events,
    ...standing(game, play(game, batches).played),
  };
}

/** How a run stands after events were added; sent again, the same. */
export const presentAppended = (
  game: Game,
  played: Played<CleanroomState>,
  receivedAt: number,
): AppendedRun => ({
  lastSeq: played.state.seq,
  hash: stateHash(played.state),
  ...standing(game, played),
  receivedAt: iso(receivedAt),
});

/** The situations of a case for whoever replays a run: outside TRAINING with the action since which it was known. */
const asPlayed = ({ whole, isTraining }: Game, { state }: Played<CleanroomState>) =>
  whole.secret.situations.map((one) => {
    const sinceSeq = isTraining ? undefined : state.situations[one.id];
    return sinceSeq === undefined ? one : { ...one, sinceSeq };
  });

/** A run for replay, without a word about whose it is. */
export function presentNameless({ head, batches, events }: StoredRun, game: Game): RunView {
  const { whole, profile } = game;
  const { played } = play(game, batches);
  return {
    id: null,
    attemptId: null,
    taskId: null,
    startedAt: null,
    person: null,
    run: { caseId: head.caseId, caseVersion: head.caseVersion, seed: head.seed, events },
    mode: head.mode,
    caseName: whole.name,
    goal: whole.goal,
    world: whole.world,
    situations: asPlayed(game, played),
    profile,
    without: whole.secret.without,
    passMark: whole.passMark,
    finished: played.state.finished,
    verdict: judgeRun(game, played),
    drift: [],
    offline: { batches: 0, totalMs: 0 },
    unheard: null,
    lateEvents: 0,
    lateBatches: 0,
    share: null,
  };
}

/** The same for its owner. */
export const presentOwn = (run: StoredRun, game: Game): RunView => ({
  ...presentNameless(run, game),
  id: run.head.id,
  attemptId: run.head.attemptId,
  taskId: run.head.taskId,
  startedAt: iso(run.head.startedAt),
});

/** The same for whoever teaches the work: with what speaks for and against it. */
export const presentTaught = (
  run: StoredRun,
  game: Game,
  person: RunView['person'],
  now: number,
): RunView => {
  const { startedAt, lateEvents = 0, lateBatches = 0, share } = run.head;
  return {
    ...presentOwn(run, game),
    person,
    drift: driftOf(startedAt, run.batches),
    offline: offlineOf(startedAt, run.batches),
    unheard: judgeUnheard(game, run.batches),
    lateEvents,
    lateBatches,
    share:
      share && share.expiresAt > now
        ? { token: share.token, expiresAt: iso(share.expiresAt) }
        : null,
  };
};
