import { describe, expect, it } from 'vitest';
import { draftOf, made } from '#tests/support/room-drafts.ts';
import {
  addItem,
  addPiece,
  changeItem,
  itemsAt,
  itemsOnFloor,
  mostItems,
  relocated,
  removeItem,
} from '#web/features/rooms/editing/edit-room.ts';
import { canWear, withWorn } from '#web/features/rooms/editing/wearing.ts';

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

describe('what is worn', () => {
  it('is one thing of a group, nothing that bans the other, inmost first', () => {
    expect(canWear(['S002'], 'S003')).toBe(false);
    expect(canWear(['S018'], 'S019')).toBe(false);
    expect(canWear(['S007'], 'S005')).toBe(true);
    expect(withWorn(['S005', 'S008'], 'S007')).toEqual(['S007', 'S005', 'S008']);
  });
});
