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

/** Places for a colleague where nobody will stand in that case: harmless, but not what is seen on the grid. */
export function emptyStands(draft: RoomDraft, base: Pick<BaseCase, 'world'>): DraftProblem[] {
  const { facility, colleague } = caseWorld(base.world, draft);
  const placed = facility.rooms.find(({ location }) => location === draft.room.location);
  return draft.room.furniture.flatMap(({ id, kind }, i): DraftProblem[] =>
    kind !== 'colleague' || placed?.furniture[i]?.id === colleague?.furnitureId
      ? []
      : [{ path: `room.furniture.${i}`, code: 'nobody', subjects: [id], scope: 'case' }],
  );
}
