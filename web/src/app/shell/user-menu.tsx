import { lazy, Suspense, useState } from 'react';
import { PersonButton, type PersonButtonProps } from './person-button.tsx';

const load = () => import('./user-menu-opened.tsx');
const UserMenuOpened = lazy(async () => ({ default: (await load()).UserMenuOpened }));

/** Who is signed in, and what belongs to them. The menu itself is loaded when somebody reaches for it. */
export function UserMenu({ user, compact }: Pick<PersonButtonProps, 'user' | 'compact'>) {
  const [wanted, setWanted] = useState(false);
  const closed = (
    <PersonButton
      user={user}
      compact={compact}
      aria-expanded={false}
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      onClick={() => setWanted(true)}
    />
  );
  if (!wanted) return closed;
  return (
    <Suspense fallback={closed}>
      <UserMenuOpened user={user} compact={compact} />
    </Suspense>
  );
}
