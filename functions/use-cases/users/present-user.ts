import type { Dependencies } from '#functions/data/dependencies.ts';
import { getGroup, type Person } from '#functions/data/people.ts';
import type { User } from '#shared/contracts/users.ts';

/** A person as the API shows them to themselves. */
export async function presentUser(deps: Dependencies, person: Person): Promise<User> {
  const group = person.groupId ? await getGroup(deps.db, person.groupId) : null;
  const { id, name, lastName, login, email, roles, language } = person;
  return {
    id,
    name,
    lastName,
    login,
    email,
    roles,
    group: group && { id: group.id, name: group.name },
    language,
  };
}
