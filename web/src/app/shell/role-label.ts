import type { User } from '#shared/contracts/users.ts';
import { firstRole } from '#web/lib/session.ts';

/** Key of the words that stand in for a missing title of the role. */
export type RoleFallback = 'shell.teacher' | 'shell.guest';

/** "Role label in header: first role's titleName; else 'Преподаватель' for ROLE_TEACHER; else 'Гость'." */
export function roleLabel(user: User, words: (key: RoleFallback) => string): string {
  const title = user.roles[0]?.titleName;
  if (title) return title;
  return words(firstRole(user) === 'ROLE_TEACHER' ? 'shell.teacher' : 'shell.guest');
}
