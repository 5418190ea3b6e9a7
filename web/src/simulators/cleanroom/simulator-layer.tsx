import { type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useFocusBack } from '#web/ui/use-focus-back.ts';
import classes from './simulator-layer.module.css';

/**
 * The layer over the page in which a simulator is open: the page behind is out of reach meanwhile, for eyes, keyboard
 * and screen reader. The focus goes back to where it came from, where that is still there; where what was pressed is
 * shut or gone by then, it is for the page to say where the focus goes.
 */
export function SimulatorLayer({ label, children }: { label: string; children: ReactNode }) {
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const page = document.getElementById('root');
    const { overflow } = document.body.style;
    page?.setAttribute('inert', '');
    document.body.style.overflow = 'hidden';
    // What is open in it from the start has the focus already.
    if (!layer.current?.contains(document.activeElement)) {
      layer.current?.focus({ preventScroll: true });
    }
    return () => {
      page?.removeAttribute('inert');
      document.body.style.overflow = overflow;
    };
  }, []);
  // Once the page is within reach again.
  useFocusBack(true);
  return createPortal(
    <div
      ref={layer}
      className={classes.layer}
      role="dialog"
      aria-modal="true"
      aria-label={label}
      tabIndex={-1}
    >
      {children}
    </div>,
    document.body,
  );
}
