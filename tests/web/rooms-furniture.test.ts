import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leaving } from '#infra/local/seed/cleanroom/facility.ts';
import { checkRoom } from '#shared/domain/simulators/cleanroom/check-facility.ts';
import type { Location } from '#shared/domain/simulators/cleanroom/codes.ts';
import type { Furniture } from '#shared/domain/simulators/cleanroom/facility.ts';
import { furnitureKindNames } from '#shared/domain/simulators/cleanroom/furniture.ts';
import type { RoomDraft } from '#shared/domain/simulators/cleanroom/stored-room.ts';
import { doorsIn, draftOf, made } from '#tests/support/room-drafts.ts';
import { emptyRoom } from '#web/features/rooms/editing/draft-form.ts';
import {
  addPiece,
  itemsAt,
  mostFurniture,
  movePiece,
  pieceOf,
  removePiece,
  stepPiece,
  turnPiece,
} from '#web/features/rooms/editing/edit-room.ts';
import { type Direction, doorsOf, resized } from '#web/features/rooms/editing/placing.ts';
import { usualStart } from '#web/features/rooms/editing/ready-rooms.ts';

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
