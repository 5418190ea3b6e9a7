import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { createStore, useStore } from '#web/lib/store.ts';

/** Where the header keeps room for a title. */
export const headerSlot = createStore<HTMLElement | null>(null);

/** Where a page that has the window for itself keeps room for the menu of the person. */
export const personSlot = createStore<HTMLElement | null>(null);

/** Whether the page on show wants the window for itself. */
export const bareShell = createStore(false);

/** Puts the title of a course or work into the header of the shell, for as long as it is mounted. */
export function HeaderTitle({ children }: { children: ReactNode }) {
  const slot = useStore(headerSlot);
  return slot && createPortal(<span>{children}</span>, slot);
}

/** Room for the menu of the person on a page that has the window for itself. */
export const PersonSlot = () => <div ref={personSlot.set} />;

/** Hides header and side menu while the page is on show: in an exam there is nothing but the exam. */
export function useBareShell(bare = true): void {
  useEffect(() => {
    bareShell.set(bare);
    return () => bareShell.set(false);
  }, [bare]);
}
