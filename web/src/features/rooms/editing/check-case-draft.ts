import type { CleanroomCase } from '#shared/domain/simulators/cleanroom/case.ts';
import { checkCase } from '#shared/domain/simulators/cleanroom/check-case.ts';
import type { Profile } from '#shared/domain/simulators/cleanroom/profile.ts';
import type { RoomDraft } from '#shared/domain/simulators/cleanroom/stored-room.ts';
import type { DraftProblem } from './check-draft.ts';
import { caseWorld } from './worlds.ts';

/** What a case is checked with. */
export type BaseCase = Pick<CleanroomCase, 'world' | 'secret' | 'passMark'>;

/** What is wrong with the case that a room makes of another; with the step that cannot be done, if there is one. */
export const caseProblems = (draft: RoomDraft, base: BaseCase, profile: Profile): DraftProblem[] =>
  checkCase({ ...base, world: caseWorld(base.world, draft) }, profile).map((problem) => ({
    ...problem,
    scope: 'case',
  }));
