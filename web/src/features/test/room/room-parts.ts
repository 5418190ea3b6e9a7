import { lazyPart } from '#web/lib/lazy-part.ts';

const loadFinish = () => import('./finish-dialog.tsx');
const loadMap = () => import('./map-sheet.tsx');
const loadTimeOver = () => import('./time-over.tsx');
const loadKeys = () => import('./keyboard-list.tsx');

/** The dialogs of the room: the first view does without them. */
export const FinishDialog = lazyPart(loadFinish, (module) => module.FinishDialog);
export const MapSheet = lazyPart(loadMap, (module) => module.MapSheet);
export const TimeOver = lazyPart(loadTimeOver, (module) => module.TimeOver);
export const KeyboardList = lazyPart(loadKeys, (module) => module.KeyboardList);

/** Fetches all of them; what does not come now is asked for again when it is needed. */
export const fetchRoomParts = (): Promise<unknown> =>
  Promise.allSettled([loadFinish(), loadMap(), loadTimeOver(), loadKeys()]);
