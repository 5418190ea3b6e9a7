import { useEffect } from 'react';
import type { RoomDraft } from '#shared/domain/simulators/cleanroom/stored-room.ts';
import { localStore } from '#web/lib/local-keys.ts';
import { useCurrentUser } from '#web/lib/session.ts';
import { draftKey, writeKept } from '../editing/kept-draft.ts';
import type { StoredState } from './use-save.ts';

/**
 * Keeps changes that are not saved in the browser, and forgets them once they are. A room that was stored under an id of
 * its own meanwhile is found under that id.
 */
export function useKept(openedKey: string, changed: RoomDraft | null, stored: StoredState): void {
  const userId = useCurrentUser()?.id ?? '';
  const { id, version } = stored;
  const key = version === null ? openedKey : draftKey(userId, id);
  useEffect(() => {
    if (key !== openedKey) localStore.removeItem(openedKey);
    if (!changed) return localStore.removeItem(key);
    writeKept(localStore, key, { id, version, draft: changed, keptAt: new Date().toISOString() });
  }, [key, openedKey, changed, id, version]);
}
