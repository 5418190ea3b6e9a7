import type { CaseRow } from '#shared/contracts/cases.ts';
import type { RoomDraft } from '#shared/domain/simulators/cleanroom/stored-room.ts';

/** What of a room says which case it goes with. */
type Kin = Pick<RoomDraft, 'profileId' | 'start'>;

/** The plain case of dressing and entering, which every institution begins with. */
const plainCase = 'dress-and-enter';

/**
 * The case whose doors and other rooms a room is seen with where nobody has chosen one: of the same rules, with a person
 * like the one who comes into the room; of those the plain one, else the one that is there longest.
 */
export function usualBase(cases: readonly CaseRow[], kin?: Kin): string | null {
  const alike = (row: CaseRow) =>
    (row.profileId === kin?.profileId ? 4 : 0) +
    (row.gender === kin?.start.gender ? 2 : 0) +
    (row.aspects.length === 0 && row.situationsCount === 0 ? 1 : 0);
  const best = Math.max(0, ...cases.map(alike));
  const found = cases.filter((row) => alike(row) === best);
  return (found.find(({ id }) => id === plainCase) ?? found.at(-1))?.id ?? null;
}
