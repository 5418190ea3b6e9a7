import type { CleanroomCase, RevealedSituation } from '#shared/domain/simulators/cleanroom/case.ts';
import { cleanroom } from '#shared/domain/simulators/cleanroom/cleanroom-machine.ts';
import { evaluate, type Verdict } from '#shared/domain/simulators/cleanroom/evaluate.ts';
import type { Profile } from '#shared/domain/simulators/cleanroom/profile.ts';
import type { Matter } from '#shared/domain/simulators/cleanroom/situation-rules.ts';
import type { CleanroomState } from '#shared/domain/simulators/cleanroom/state.ts';
import type { Batch } from '#shared/domain/simulators/kernel/drift.ts';
import { type Played, type Replay, replay } from '#shared/domain/simulators/kernel/machine.ts';
import { getCaseVersion } from './cases.ts';
import type { Database } from './database.ts';
import { getProfileVersion } from './profiles.ts';
import type { RunHead } from './run-head.ts';

/** What a run is played with and judged by: the versions that were current when it began. */
export interface Game {
  seed: number;
  isTraining: boolean;
  whole: CleanroomCase;
  profile: Profile;
  matter: Matter;
}

export const gameWith = (
  { seed, mode }: Pick<RunHead, 'seed' | 'mode'>,
  whole: CleanroomCase,
  profile: Profile,
): Game => ({
  seed,
  isTraining: mode === 'TRAINING',
  whole,
  profile,
  matter: { world: whole.world, situations: whole.secret.situations },
});

/** The game of a run. */
export async function gameOf(db: Database, head: RunHead): Promise<Game> {
  const [whole, profile] = await Promise.all([
    getCaseVersion(db, head.caseId, head.caseVersion),
    getProfileVersion(db, head.profileId, head.profileVersion),
  ]);
  if (!whole || !profile) throw new Error(`Run ${head.id} names a lost case or profile`);
  return gameWith(head, whole, profile);
}

/** What of a batch decides how it is played. */
export type PlayedBatch = Pick<Batch, 'events' | 'resentFrom'>;

/**
 * "The server replays every submitted run and is the only one whose verdict counts." Outside TRAINING a situation is told in
 * the reply to the batch that brought it, so it begins there, and not at the action within the batch. `isBelieved`: as it
 * would be if a browser that says it heard no reply is believed.
 */
export function play(
  game: Game,
  batches: readonly PlayedBatch[],
  isBelieved = false,
): Replay<CleanroomState> {
  const { seed, isTraining, matter } = game;
  const events = batches.flatMap((batch) => batch.events);
  const whole = replay(cleanroom, matter, seed, events, isTraining);
  const due = whole.played.state.situations;
  if (isTraining || Object.keys(due).length === 0) return whole;
  const told = game.whole.secret.situations.flatMap(({ when: _, ...face }): RevealedSituation[] => {
    const seq = due[face.id];
    return seq === undefined ? [] : [{ ...face, sinceSeq: toldWith(seq, batches, isBelieved) }];
  });
  return replay(cleanroom, { world: matter.world, situations: told }, seed, events, isTraining);
}

/**
 * The last action that was done without knowing of what came with this one: the last of its batch; where the browser is believed,
 * of a later one that says by what it sends again that the reply was lost and there was no network since.
 */
function toldWith(dueSeq: number, batches: readonly PlayedBatch[], isBelieved: boolean): number {
  const lastOf = ({ events }: PlayedBatch) => events.at(-1)?.seq ?? 0;
  const from = batches.findIndex((batch) => lastOf(batch) >= dueSeq);
  const brought = batches[from];
  if (!brought) return dueSeq;
  let told = lastOf(brought);
  if (!isBelieved) return told;
  for (const batch of batches.slice(from + 1)) {
    if (batch.resentFrom === undefined || batch.resentFrom > lastOf(brought)) break;
    told = lastOf(batch);
  }
  return told;
}

/**
 * What a run comes to if a browser is believed that says that it heard of a situation later than it was told; null where it says
 * nothing of that kind. Nobody can check it, so it is for the teacher and changes no verdict.
 */
export function judgeUnheard(
  game: Game,
  batches: readonly PlayedBatch[],
): Pick<Verdict, 'percent' | 'passed'> | null {
  if (batches.every(({ resentFrom }) => resentFrom === undefined)) return null;
  const { situations } = play(game, batches).played.state;
  const { played, isPossible } = play(game, batches, true);
  // Who answered to what they say they had not heard of did hear of it.
  if (!isPossible) return { percent: 0, passed: false };
  const isLater = Object.entries(played.state.situations).some(
    ([id, seq]) => seq !== situations[id],
  );
  if (!isLater) return null;
  const { percent, passed } = judgeRun(game, played);
  return { percent, passed };
}

/** The verdict on a run as it was played so far. */
export const judgeRun = (
  { whole, profile, matter, seed }: Game,
  played: Played<CleanroomState>,
): Verdict =>
  evaluate(
    {
      profile,
      matter,
      start: cleanroom.start(matter, seed),
      without: whole.secret.without,
      goal: whole.world.goal,
      passMark: whole.passMark,
    },
    played,
  );
