import { type RefObject, useEffect, useRef, useState } from 'react';

interface OpenedMenu {
  target: RefObject<HTMLButtonElement | null>;
  opened: boolean;
  setOpened: (opened: boolean) => void;
}

/** State of a menu that was just loaded because its button was pressed. */
export function useOpenedMenu(): OpenedMenu {
  const target = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState(false);
  // The button that was pressed has made way for the one here: this one takes the focus over, and only
  // then the menu opens, so that its closing finds something to give the focus back to.
  useEffect(() => {
    if (document.activeElement === document.body) target.current?.focus({ preventScroll: true });
    setOpened(true);
  }, []);
  return { target, opened, setOpened };
}
