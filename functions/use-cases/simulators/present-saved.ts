import type { MadeCase } from '#functions/data/cases.ts';
import type { Database } from '#functions/data/database.ts';
import { getPerson } from '#functions/data/people.ts';
import type { KeptRoom } from '#functions/data/rooms.ts';
import type { CaseView } from '#shared/contracts/cases.ts';
import type { PersonName } from '#shared/contracts/person-ref.ts';
import type { RoomView } from '#shared/contracts/rooms.ts';

/** Who saved something last, for whoever finds it changed; null: it came with the system, or their account is gone. */
async function nameOf(db: Database, userId: string | undefined): Promise<PersonName | null> {
  const person = userId === undefined ? null : await getPerson(db, userId);
  return person && { id: person.id, name: person.name, lastName: person.lastName };
}

/** A room with who saved it. */
export const presentRoom = async (
  db: Database,
  { updatedBy, ...room }: KeptRoom,
): Promise<RoomView> => ({ ...room, updatedBy: await nameOf(db, updatedBy) });

/** A case with its rules and who saved it. */
export const presentCase = async (
  db: Database,
  view: Pick<CaseView, 'case' | 'profile'>,
  { createdBy, updatedAt, updatedBy = createdBy }: MadeCase,
): Promise<CaseView> => ({ ...view, updatedAt, updatedBy: await nameOf(db, updatedBy) });
