import type { Icon as IconType } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { lazyPart } from '#web/lib/lazy-part.ts';
import { LazyMenu, type MenuTargetProps } from './lazy-menu.tsx';

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

/** A button with a menu. The menu itself is loaded when somebody reaches for it. */
export function MenuButton(props: MenuButtonProps) {
  return (
    <LazyMenu button={props.button} load={load}>
      <MenuButtonOpened {...props} />
    </LazyMenu>
  );
}
