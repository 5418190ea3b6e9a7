import { lazyPart } from '#web/lib/lazy-part.ts';
import { LazyMenu } from '#web/ui/lazy-menu.tsx';
import { PersonButton, type PersonButtonProps } from './person-button.tsx';

const load = () => import('./user-menu-opened.tsx');
const UserMenuOpened = lazyPart(load, (module) => module.UserMenuOpened);

/** Who is signed in, and what belongs to them. The menu itself is loaded when somebody reaches for it. */
export function UserMenu({ user, compact }: Pick<PersonButtonProps, 'user' | 'compact'>) {
  return (
    <LazyMenu
      button={(target) => <PersonButton user={user} compact={compact} {...target} />}
      load={load}
    >
      <UserMenuOpened user={user} compact={compact} />
    </LazyMenu>
  );
}
