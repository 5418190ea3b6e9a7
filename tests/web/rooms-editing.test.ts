import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entering, leaving, rooms } from '#infra/local/seed/cleanroom/facility.ts';
import { readyRooms as seeded } from '#infra/local/seed/cleanroom/ready-rooms.ts';
import { checkRoom } from '#shared/domain/simulators/cleanroom/check-facility.ts';
import type { Location } from '#shared/domain/simulators/cleanroom/codes.ts';
import type { Furniture } from '#shared/domain/simulators/cleanroom/facility.ts';
import { furnitureKindNames } from '#shared/domain/simulators/cleanroom/furniture.ts';
import type { RoomDraft } from '#shared/domain/simulators/cleanroom/stored-room.ts';
import {
  bodyOf,
  copyName,
  emptyRoom,
  formProblems,
  stillRefused,
} from '#web/features/rooms/editing/draft-form.ts';
import { onPieceKey } from '#web/features/rooms/editing/edit-keys.ts';
import {
  addItem,
  addPiece,
  changeItem,
  type Edited,
  itemsAt,
  itemsOnFloor,
  mostFurniture,
  mostItems,
  movePiece,
  pieceOf,
  relocated,
  removeItem,
  removePiece,
  stepPiece,
  turnPiece,
} from '#web/features/rooms/editing/edit-room.ts';
import { begin, changed, redone, undone } from '#web/features/rooms/editing/history.ts';
import { draftKey, readKept, writeKept } from '#web/features/rooms/editing/kept-draft.ts';
import { type Direction, doorsOf, resized } from '#web/features/rooms/editing/placing.ts';
import { readyRooms, usualStart } from '#web/features/rooms/editing/ready-rooms.ts';
import type { EditName, Editor } from '#web/features/rooms/editing/use-editor.ts';
import { usualBase } from '#web/features/rooms/editing/usual-base.ts';
import { canWear, withWorn } from '#web/features/rooms/editing/wearing.ts';
import { memoryStorage } from '#web/lib/local-keys.ts';

const draftOf = (location: Location): RoomDraft => {
  const {
    id: _,
    version: __,
    updatedAt: ___,
    ...draft
  } = seeded.find(({ room }) => room.location === location) as (typeof seeded)[number];
  return draft;
};

const doorsIn = (location: Location) => doorsOf(entering.doors, location);

/** The room after an edit that has to be possible. */
const made = (edited: Edited): RoomDraft => {
  if ('refused' in edited) throw new Error(`refused: ${edited.refused}`);
  return edited.draft;
};

const at = (draft: RoomDraft, id: string) => {
  const { x, z, turn } = pieceOf(draft, id) as Furniture;
  return { x, z, turn };
};

describe('furniture', () => {
  const draft = draftOf('dressing');
  const doors = doorsIn('dressing');

  it('steps by a cell, and over what is in the way', () => {
    expect(at(made(stepPiece(draft, doors, 'dressing-bench', 'left')), 'dressing-bench')).toEqual({
      x: 5,
      z: 6,
      turn: 0,
    });
    // The rack stands on the cells 5 to 8 of the wall.
    const plant = made(addPiece(draft, doors, 'plant', { x: 4, z: 0 }));
    const over = made(stepPiece(plant, doors, 'dressing-plant-1', 'right'));
    expect(at(over, 'dressing-plant-1')).toMatchObject({ x: 9, z: 0 });
    const back = made(stepPiece(over, doors, 'dressing-plant-1', 'left'));
    expect(back).toEqual(plant);
    // Between rack and mirror, and behind it, the shelf finds no place.
    const shelf = made(stepPiece(draft, doors, 'dressing-gloves', 'right'));
    expect(stepPiece(shelf, doors, 'dressing-gloves', 'right')).toEqual({
      refused: 'overlaps',
      by: 'dressing-rack',
    });
  });

  it('stops at the wall, and says so', () => {
    expect(stepPiece(draft, doors, 'dressing-rack', 'up')).toEqual({ refused: 'outsideRoom' });
    expect(movePiece(draft, doors, 'dressing-rack', { x: 1, z: 0 })).toEqual({
      refused: 'overlaps',
      by: 'dressing-gloves',
    });
  });

  it('never stands before a door; what is walked over may', () => {
    expect(movePiece(draft, doors, 'dressing-bin', { x: 0, z: 7 })).toEqual({
      refused: 'blocksDoor',
      by: 'separate',
    });
    const mat = made(addPiece(draft, doors, 'stickyMat', { x: 0, z: 6 }));
    expect(at(mat, 'dressing-stickyMat-1')).toMatchObject({ x: 0, z: 6 });
  });

  it('turns about its middle, to the nearest place where it fits', () => {
    const turned = made(turnPiece(draft, doors, 'dressing-bench'));
    expect(at(turned, 'dressing-bench')).toEqual({ x: 7, z: 5, turn: 1 });
    const full = { ...draft, room: { ...draft.room, width: 14, depth: 11 } };
    const four = [1, 2, 3, 4].reduce(
      (now) => made(turnPiece(now, doors, 'dressing-bench')),
      full as RoomDraft,
    );
    expect(at(four, 'dressing-bench').turn).toBe(0);
  });

  it('that is new goes against a wall and looks into the room', () => {
    const empty = emptyRoom(usualStart, 'standard');
    const first = made(addPiece(empty, [], 'lockers'));
    expect(first.room.furniture).toEqual([
      { id: 'locker-lockers-1', kind: 'lockers', x: 0, z: 0, turn: 0 },
    ]);
    const second = made(addPiece(first, [], 'lockers'));
    expect(second.room.furniture[1]).toMatchObject({ id: 'locker-lockers-2', x: 4, z: 0 });
  });

  it('a bench that divides the room reaches from wall to wall', () => {
    const empty = emptyRoom(usualStart, 'standard');
    const { room } = made(addPiece(empty, [], 'crossBench'));
    expect(room.furniture[0]).toMatchObject({ x: 6, z: 0, turn: 1 });
    expect(checkRoom(room, [])).toEqual([]);
    const wide = made(
      addPiece(
        { ...empty, room: { ...room, width: 10, depth: 8, furniture: [] } },
        [],
        'crossBench',
      ),
    );
    expect(wide.room.furniture[0]).toMatchObject({ x: 0, z: 4, turn: 0 });
  });

  it('takes what lies on it along when it goes', () => {
    expect(itemsAt(draft, 'dressing-rack')).toHaveLength(6);
    const without = made(removePiece(draft, 'dressing-rack'));
    expect(without.items).toHaveLength(draft.items.length - 6);
    expect(removePiece(without, 'dressing-rack')).toEqual({ refused: 'gone' });
    expect(turnPiece(without, doors, 'dressing-rack')).toEqual({ refused: 'gone' });
    expect(stepPiece(without, doors, 'dressing-rack', 'up')).toEqual({ refused: 'gone' });
    expect(movePiece(without, doors, 'dressing-rack', { x: 0, z: 0 })).toEqual({ refused: 'gone' });
  });

  it('is refused where there is no place for more', () => {
    let full = emptyRoom(usualStart, 'standard');
    for (let i = 0; i < mostFurniture; i += 1) full = made(addPiece(full, [], 'plant'));
    expect(addPiece(full, [], 'plant')).toEqual({ refused: 'full' });
    const narrow = { ...full, room: resized({ ...full.room, furniture: [] }, 6, 6) };
    expect(addPiece(narrow, [], 'crossBench')).toEqual({ refused: 'noPlace' });
  });

  it('is drawn in when the room shrinks', () => {
    const small = resized(draft.room, 10, 8);
    for (const piece of small.furniture) expect(piece.x).toBeLessThan(10);
    expect(small.furniture.find(({ id }) => id === 'dressing-mirror')).toMatchObject({ x: 8 });
  });

  const kinds = fc.constantFrom(...furnitureKindNames);
  const edits = fc.array(
    fc.oneof(
      fc.record({ add: kinds, x: fc.nat(13), z: fc.nat(10) }),
      fc.record({
        step: fc.constantFrom<Direction>('up', 'down', 'left', 'right'),
        which: fc.nat(20),
      }),
      fc.record({ turn: fc.nat(20) }),
      fc.record({ to: fc.record({ x: fc.nat(13), z: fc.nat(10) }), which: fc.nat(20) }),
    ),
    { maxLength: 25 },
  );
  /** What the rules of a room would refuse for where furniture stands. */
  const placing = ['outsideRoom', 'overlaps', 'blocksDoor', 'idTwice'];

  it('whatever is done by edits never breaks the rules of placing', () => {
    fc.assert(
      fc.property(
        edits,
        fc.constantFrom<Location>('locker', 'dressing', 'washroom'),
        (all, location) => {
          const shut = doorsOf(leaving.doors, location);
          let now = draftOf(location);
          for (const edit of all) {
            const ids = now.room.furniture.map(({ id }) => id);
            const id = (i: number) => ids[i % ids.length] ?? '';
            const next =
              'add' in edit
                ? addPiece(now, shut, edit.add, edit)
                : 'step' in edit
                  ? stepPiece(now, shut, id(edit.which), edit.step)
                  : 'turn' in edit
                    ? turnPiece(now, shut, id(edit.turn))
                    : movePiece(now, shut, id(edit.which), edit.to);
            if ('draft' in next) now = next.draft;
          }
          const wrong = checkRoom(now.room, leaving.doors).map(({ code }) => code);
          expect(wrong.filter((code) => placing.includes(code))).toEqual([]);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('things', () => {
  const draft = draftOf('locker');

  it('lie on furniture that holds something, in lockers behind a number, or on the floor', () => {
    const inCell = made(addItem(draft, 'S004', 'locker-lockers'));
    expect(itemsAt(inCell, 'locker-lockers')).toEqual([
      { id: 'S004-1', code: 'S004', where: { at: 'furniture', id: 'locker-lockers', cell: 1 } },
    ]);
    const onFloor = made(addItem(inCell, 'S026', null));
    expect(itemsOnFloor(onFloor)).toEqual([
      { id: 'S026-1', code: 'S026', where: { at: 'floor', location: 'locker' } },
    ]);
    const plant = made(addPiece(draft, [], 'plant'));
    expect(addItem(plant, 'S026', 'locker-plant-1')).toEqual({
      refused: 'holdsNothing',
      by: 'locker-plant-1',
    });
  });

  it('of a garment that is not told apart by its code have the size of the person', () => {
    const { items } = made(addItem(draft, 'S027', 'locker-hanger'));
    expect(items.at(-1)).toMatchObject({ code: 'S027', size: 'L' });
  });

  it('change, go, and are no more than a room holds', () => {
    const torn = made(changeItem(draft, 'S003-locker-1', { condition: 'damaged' }));
    expect(torn.items[0]).toMatchObject({ condition: 'damaged' });
    expect(made(removeItem(torn, 'S003-locker-1')).items).toEqual([]);
    expect(changeItem(draft, 'none', {})).toEqual({ refused: 'gone' });
    expect(removeItem(draft, 'none')).toEqual({ refused: 'gone' });
    let many = draft;
    while (many.items.length < mostItems) many = made(addItem(many, 'S001', null));
    expect(addItem(many, 'S001', null)).toEqual({ refused: 'fullOfItems' });
  });

  it('on the floor go along when the room becomes another location', () => {
    const moved = relocated(made(addItem(draft, 'S026', null)), 'washroom');
    expect(moved.room.location).toBe('washroom');
    expect(itemsOnFloor(moved)[0]?.where).toEqual({ at: 'floor', location: 'washroom' });
  });
});

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

describe('a draft', () => {
  it('goes to the server without empty translations, the room under its name', () => {
    const draft = { ...draftOf('locker'), name: { ru: 'Шкафы', en: ' ', ch: '柜' } };
    expect(bodyOf(draft).name).toEqual({ ru: 'Шкафы', ch: '柜' });
    expect(bodyOf(draft).room.name).toEqual({ ru: 'Шкафы', ch: '柜' });
    expect(formProblems(draft)).toEqual([]);
    expect(formProblems({ ...draft, name: { ru: ' ' } })).toEqual([
      { path: 'body.name.ru', code: 'too_small' },
    ]);
    expect(formProblems({ ...draft, name: { ru: '' } })).toEqual([
      { path: 'body.name.ru', code: 'required' },
    ]);
  });

  it('calls a field wrong no longer than it is', () => {
    const draft = draftOf('locker');
    const refused = [
      { path: 'body.name.ru', code: 'required' },
      { path: 'body.profileId', code: 'unknown' },
    ];
    expect(stillRefused(refused, { ...draft, name: { ru: '' } })).toEqual(refused);
    expect(stillRefused(refused, draft)).toEqual(refused.slice(1));
  });

  it('that is a copy bears the next number in every language', () => {
    expect(copyName({ ru: 'Зона 2', en: 'Zone 2' })).toEqual({
      ru: 'Зона 2 (2)',
      en: 'Zone 2 (2)',
    });
    expect(copyName({ ru: 'Зона (2)', ch: '区' })).toEqual({ ru: 'Зона (3)', ch: '区 (2)' });
  });

  it('is kept in the browser, and whatever else lies there is not taken for one', () => {
    const storage = memoryStorage();
    const key = draftKey('user-1', 'new-');
    const kept = {
      id: 'x',
      version: null,
      draft: draftOf('locker'),
      keptAt: '2026-09-01T08:00:00Z',
    };
    expect(readKept(storage, key)).toBeNull();
    writeKept(storage, key, kept);
    expect(readKept(storage, key)).toEqual(kept);
    storage.setItem(key, '{"id":1}');
    expect(readKept(storage, key)).toBeNull();
    storage.setItem(key, '{');
    expect(readKept(storage, key)).toBeNull();
  });
});

describe('what is worn', () => {
  it('is one thing of a group, nothing that bans the other, inmost first', () => {
    expect(canWear(['S002'], 'S003')).toBe(false);
    expect(canWear(['S018'], 'S019')).toBe(false);
    expect(canWear(['S007'], 'S005')).toBe(true);
    expect(withWorn(['S005', 'S008'], 'S007')).toEqual(['S007', 'S005', 'S008']);
  });
});

describe('the ready rooms', () => {
  it('are those that are stored under the names of their pages', () => {
    expect(readyRooms.map(({ id, location }) => [id, location])).toEqual(
      seeded.map(({ id, room }) => [id, room.location]),
    );
    for (const { location } of readyRooms) {
      expect(rooms.some((room) => room.location === location)).toBe(true);
    }
  });
});

describe('the case that a room is seen with', () => {
  const row = (id: string, more: object) => ({
    ...{ id, profileId: 'standard', gender: 'man', aspects: [], situationsCount: 0 },
    ...more,
  });
  const draft = draftOf('locker');

  it('has the same rules and a person alike; of those the one that is there longest', () => {
    const rows = [
      row('newest', {}),
      row('oldest', {}),
      row('girl', { gender: 'girl' }),
      row('other', { profileId: 'leaving' }),
    ] as unknown as Parameters<typeof usualBase>[0];
    expect(usualBase(rows, draft)).toBe('oldest');
    expect(usualBase(rows, { ...draft, profileId: 'leaving' })).toBe('other');
    expect(usualBase([], draft)).toBeNull();
  });
});
