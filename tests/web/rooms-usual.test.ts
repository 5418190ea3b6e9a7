import { describe, expect, it } from 'vitest';
import { rooms } from '#infra/local/seed/cleanroom/facility.ts';
import { readyRooms as seeded } from '#infra/local/seed/cleanroom/ready-rooms.ts';
import { readyRooms } from '#shared/domain/simulators/cleanroom/ready-rooms.ts';
import { draftOf } from '#tests/support/room-drafts.ts';
import { usualBase } from '#web/features/rooms/editing/usual-base.ts';

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
    // The plain case goes before one that is there as long.
    const plain = row('dress-and-enter', {}) as unknown as (typeof rows)[number];
    expect(usualBase([plain, ...rows], draft)).toBe('dress-and-enter');
    expect(usualBase([plain, ...rows], { ...draft, profileId: 'leaving' })).toBe('other');
  });
});
