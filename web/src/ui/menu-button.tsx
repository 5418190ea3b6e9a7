import type { Icon as IconType } from '@tabler/icons-react';
import { type ReactElement, type Ref, useState } from 'react';
import { lazyPart } from '#web/lib/lazy-part.ts';
import { sayNoConnection } from './no-connection.ts';
import { OptionalPart } from './part-boundary.tsx';

/** One thing to do. */
export interface MenuAction {
  label: string;
  icon: IconType;
  onClick: () => void;
  danger?: boolean;
  disabled?: boolean;
}

/** Something that is on or off; the menu stays open for more of them. */
export interface MenuChoice {
  id: string;
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** What makes a button the one of a menu. */
export interface MenuTargetProps {
  ref?: Ref<HTMLButtonElement>;
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
  onPointerEnter?: () => void;
  onFocus?: () => void;
  onClick?: () => void;
}

export interface MenuButtonProps {
  button: (props: MenuTargetProps) => ReactElement;
  entries: readonly (MenuAction | MenuChoice)[];
  /** Said while there is nothing to choose from. */
  hint?: string | undefined;
  position?: 'bottom-start' | 'bottom-end';
  dropdownClass?: string | undefined;
}

const load = () => import('./menu-button-opened.tsx');
const MenuButtonOpened = lazyPart(load, (module) => module.MenuButtonOpened);

/** Gets the menu ready; what does not come is asked for again by the press itself. */
const prepare = () => void load().catch(() => undefined);

/** A button with a menu. The menu itself is loaded when somebody reaches for it. */
export function MenuButton(props: MenuButtonProps) {
  const [wanted, setWanted] = useState(false);
  const closed = props.button({
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: prepare,
    onFocus: prepare,
    onClick: () => setWanted(true),
  });
  if (!wanted) return closed;
  return (
    <OptionalPart
      fallback={closed}
      onFail={() => {
        setWanted(false);
        sayNoConnection();
      }}
    >
      <MenuButtonOpened {...props} />
    </OptionalPart>
  );
}
