import { type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import classes from './simulator-layer.module.css';

/**
 * The layer over the page in which a simulator is open: the page behind is out of reach meanwhile, for eyes, keyboard
 * and screen reader, and the focus goes back to where it came from.
 */
export function SimulatorLayer({ label, children }: { label: string; children: ReactNode }) {
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    const page = document.getElementById('root');
    const { overflow } = document.body.style;
    page?.setAttribute('inert', '');
    document.body.style.overflow = 'hidden';
    layer.current?.focus({ preventScroll: true });
    return () => {
      page?.removeAttribute('inert');
      document.body.style.overflow = overflow;
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
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
