import type { Dependencies } from '#functions/data/dependencies.ts';
import { getGroup, type Person } from '#functions/data/people.ts';
import type { User } from '#shared/contracts/users.ts';
import { inLanguage, type Language } from '#shared/languages.ts';

/** A person as the API shows them to themselves; titles of roles in a language, their own by default. */
export async function presentUser(
  deps: Dependencies,
  person: Person,
  shownIn: Language = person.language,
): Promise<User> {
  const group = person.groupId ? await getGroup(deps.db, person.groupId) : null;
  const { id, name, lastName, login, email, roles, language } = person;
  return {
    id,
    name,
    lastName,
    login,
    email,
    roles: roles.map((role) => ({
      name: role.name,
      titleName: inLanguage(role.titleName, shownIn),
    })),
    group: group && { id: group.id, name: group.name },
    language,
  };
}
