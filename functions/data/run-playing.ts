import type { CleanroomCase } from '#shared/domain/simulators/cleanroom/case.ts';
import { cleanroom } from '#shared/domain/simulators/cleanroom/cleanroom-machine.ts';
import { evaluate, type Verdict } from '#shared/domain/simulators/cleanroom/evaluate.ts';
import type { Profile } from '#shared/domain/simulators/cleanroom/profile.ts';
import type { Matter } from '#shared/domain/simulators/cleanroom/situation-rules.ts';
import type { CleanroomState } from '#shared/domain/simulators/cleanroom/state.ts';
import { type Played, type Replay, replay } from '#shared/domain/simulators/kernel/machine.ts';
import type { RunEvent } from '#shared/domain/simulators/kernel/run.ts';
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

/** "The server replays every submitted run and is the only one whose verdict counts." */
export const play = (game: Game, events: readonly RunEvent[]): Replay<CleanroomState> =>
  replay(cleanroom, game.matter, game.seed, events, game.isTraining);

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
