import { type ReactElement, type ReactNode, type Ref, useState } from 'react';
import { sayNoConnection } from './no-connection.ts';
import { OptionalPart } from './part-boundary.tsx';

/** What makes a button the one of a menu. */
export interface MenuTargetProps {
  ref?: Ref<HTMLButtonElement>;
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
  onPointerEnter?: () => void;
  onFocus?: () => void;
  onClick?: () => void;
}

interface LazyMenuProps {
  button: (props: MenuTargetProps) => ReactElement;
  load: () => Promise<unknown>;
  /** The button with its menu opened. */
  children: ReactNode;
}

/** A button whose menu loads when somebody reaches for it; when the file does not come, that is said and nothing opens. */
export function LazyMenu({ button, load, children }: LazyMenuProps) {
  const [wanted, setWanted] = useState(false);
  // What does not come is asked for again by the press itself.
  const prepare = () => void load().catch(() => undefined);
  const closed = button({
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
      {children}
    </OptionalPart>
  );
}
