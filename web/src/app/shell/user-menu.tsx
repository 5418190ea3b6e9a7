import { useState } from 'react';
import { lazyPart } from '#web/lib/lazy-part.ts';
import { sayNoConnection } from '#web/ui/no-connection.ts';
import { OptionalPart } from '#web/ui/part-boundary.tsx';
import { PersonButton, type PersonButtonProps } from './person-button.tsx';

const load = () => import('./user-menu-opened.tsx');
const UserMenuOpened = lazyPart(load, (module) => module.UserMenuOpened);

/** Gets the menu ready; what does not come is asked for again by the press itself. */
const prepare = () => void load().catch(() => undefined);

/** Who is signed in, and what belongs to them. The menu itself is loaded when somebody reaches for it. */
export function UserMenu({ user, compact }: Pick<PersonButtonProps, 'user' | 'compact'>) {
  const [wanted, setWanted] = useState(false);
  const closed = (
    <PersonButton
      user={user}
      compact={compact}
      aria-expanded={false}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => setWanted(true)}
    />
  );
  if (!wanted) return closed;
  return (
    <OptionalPart
      fallback={closed}
      onFail={() => {
        setWanted(false);
        sayNoConnection();
      }}
    >
      <UserMenuOpened user={user} compact={compact} />
    </OptionalPart>
  );
}
