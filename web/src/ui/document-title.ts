import { useEffect } from 'react';
import { createStore } from '#web/lib/store.ts';

/** The title that the page on show gives itself; null: the one of its row in the route table. */
export const ownTitle = createStore<string | null>(null);

/** Names the browser tab after what the page shows, for as long as it is there. */
export function useDocumentTitle(title: string | null | undefined): void {
  useEffect(() => {
    ownTitle.set(title ?? null);
    return () => ownTitle.set(null);
  }, [title]);
}
