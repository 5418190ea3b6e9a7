import { describe, expect, it } from 'vitest';
import type { RoomDraft } from '#shared/domain/simulators/cleanroom/stored-room.ts';
import { doorsIn, draftOf } from '#tests/support/room-drafts.ts';
import { onPieceKey } from '#web/features/rooms/editing/edit-keys.ts';
import type { Edited } from '#web/features/rooms/editing/edit-room.ts';
import { begin, changed, redone, undone } from '#web/features/rooms/editing/history.ts';
import type { EditName, Editor } from '#web/features/rooms/editing/use-editor.ts';

describe('the history', () => {
  it('goes back and forth; changes of one kind go together', () => {
    const one = changed(begin(0), 1);
    const typed = changed(changed(changed(one, 2, 'name'), 3, 'name'), 4, 'name');
    expect(undone(typed).present).toBe(1);
    expect(undone(undone(typed)).present).toBe(0);
    expect(undone(undone(undone(typed))).present).toBe(0);
    expect(redone(undone(typed)).present).toBe(4);
    expect(redone(typed)).toEqual({ ...typed });
    expect(changed(undone(typed), 9).future).toEqual([]);
    expect(changed(typed, 4)).toBe(typed);
    // After a step back the same kind begins anew.
    expect(undone(changed(undone(typed), 7, 'name')).present).toBe(1);
  });

  it('keeps a hundred steps', () => {
    let history = begin(0);
    for (let i = 1; i <= 130; i += 1) history = changed(history, i);
    expect(history.past).toHaveLength(100);
  });
});

describe('a key on a piece', () => {
  const press = (key: string, code = key, more = {}) => {
    const done: string[] = [];
    const draft = draftOf('dressing');
    const edit = (what: EditName, make: (now: RoomDraft) => Edited) => {
      done.push(what);
      return 'draft' in make(draft);
    };
    const event = {
      ...{ key, code, ctrlKey: false, metaKey: false, altKey: false, ...more },
      preventDefault: () => done.push('kept'),
    };
    const editor = { edit } as unknown as Editor;
    const isMeant = onPieceKey(event, editor, doorsIn('dressing'), 'dressing-bench');
    return { isMeant, done };
  };

  it('moves it, turns it, takes it out; R is R in every layout', () => {
    expect(press('ArrowLeft').done).toEqual(['movePiece', 'kept']);
    expect(press('к', 'KeyR').done).toEqual(['turnPiece', 'kept']);
    expect(press('Delete').done).toEqual(['removePiece', 'kept']);
    expect(press('Backspace').done).toEqual(['removePiece', 'kept']);
  });

  it('with Ctrl, or without a meaning, is left to the browser', () => {
    expect(press('r', 'KeyR', { ctrlKey: true })).toEqual({ isMeant: false, done: [] });
    expect(press('Tab')).toEqual({ isMeant: false, done: [] });
  });
});
