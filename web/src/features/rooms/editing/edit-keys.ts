import type { KeyboardEvent } from 'react';
import { removePiece, stepPiece, turnPiece } from './edit-room.ts';
import type { Direction, RoomDoor } from './placing.ts';
import type { Editor } from './use-editor.ts';

const arrows: Partial<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowRight: 'right',
  ArrowDown: 'down',
  ArrowLeft: 'left',
};

/**
 * What a key does to a piece of furniture: arrows move it, R turns it, Delete takes it out. By the place of the key, so
 * that R is R in every layout. Answers whether the key meant anything.
 */
export function onPieceKey(
  event: Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'preventDefault'>,
  editor: Editor,
  doors: readonly RoomDoor[],
  id: string,
): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const direction = arrows[event.key];
  if (direction) editor.edit('movePiece', (draft) => stepPiece(draft, doors, id, direction));
  else if (event.code === 'KeyR') editor.edit('turnPiece', (draft) => turnPiece(draft, doors, id));
  else if (event.key === 'Delete' || event.key === 'Backspace') {
    editor.edit('removePiece', (draft) => removePiece(draft, id));
  } else return false;
  event.preventDefault();
  return true;
}
