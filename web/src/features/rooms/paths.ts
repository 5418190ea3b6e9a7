/** Where a new room is made. */
export const newRoomPath = '/room-constructor';

/** Where a room is changed. */
export const editPath = (id: string): string => `/room-constructor?room=${encodeURIComponent(id)}`;

/** Where a copy of a room is made. */
export const copyPath = (id: string): string => `/room-constructor?copy=${encodeURIComponent(id)}`;

/** Where a case is performed without storing anything. */
export const performPath = (caseId: string): string =>
  `/practiceTest?case=${encodeURIComponent(caseId)}`;
