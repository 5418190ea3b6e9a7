import { describe, expect, it } from 'vitest';
import { cleanroom } from '#shared/domain/simulators/cleanroom/cleanroom-machine.ts';
import { isAcross, wornThings } from '#shared/domain/simulators/cleanroom/look-up.ts';
import type { CleanroomState } from '#shared/domain/simulators/cleanroom/state.ts';
import { opening, replay, type TraceStep } from '#shared/domain/simulators/kernel/machine.ts';
import { stateHash } from '#shared/domain/simulators/kernel/state-hash.ts';
import { randomRun } from '#tests/support/cleanroom-runs.ts';
import { matterOf, smallFacility } from '#tests/support/cleanroom-world.ts';

const matter = matterOf({ person: { aspects: ['makeup', 'looseHair'] } });
const seeds = Array.from({ length: 40 }, (_, i) => i + 1);
const bins = ['bin', 'laundryBin'];

/** Every step of a random run. */
function trace(seed: number): TraceStep<CleanroomState>[] {
  const events = randomRun(matter, seed, 400, false);
  return replay(cleanroom, matter, seed, events, false).played.trace;
}
const forEachStep = (prove: (step: TraceStep<CleanroomState>) => void) => {
  for (const seed of seeds) trace(seed).forEach(prove);
};
const idsAt = ({ items }: CleanroomState, ...places: string[]) =>
  Object.entries(items)
    .filter(([, { where }]) => places.includes(where.at === 'furniture' ? where.id : where.at))
    .map(([id]) => id);

describe('whatever somebody does', () => {
  it('one hand holds one thing', () => {
    forEachStep(({ after }) => expect(idsAt(after, 'hand').length).toBeLessThan(2));
  });

  it('"items with a banned-together list cannot be worn together"', () => {
    forEachStep(({ after }) => {
      const worn = wornThings(matter, after);
      for (const { id, kind } of worn) {
        const others = worn.filter((one) => one.id !== id).map((one) => one.kind.group);
        for (const group of [kind.group, ...kind.bannedWith]) expect(others).not.toContain(group);
      }
    });
  });

  it('"bin items cannot be taken"', () => {
    forEachStep(({ before, after }) => {
      expect(idsAt(after, ...bins)).toEqual(expect.arrayContaining(idsAt(before, ...bins)));
    });
  });

  it('underwear stays on', () => {
    forEachStep(({ after }) => expect(after.items.underwear?.where.at).toBe('worn'));
  });

  it('nobody stands at furniture of another room or across the bench', () => {
    forEachStep(({ after: { person } }) => {
      if (!person.at) return;
      const room = smallFacility.rooms.find(({ location }) => location === person.location);
      const furniture = room?.furniture.find(({ id }) => id === person.at);
      expect(furniture).toBeDefined();
      if (room && furniture) expect(isAcross(room, furniture, person.side)).toBe(false);
    });
  });

  it('dirt names an action that was done, or the start', () => {
    forEachStep(({ event, after }) => {
      const seqs = Object.values(after.marks).flatMap((marks = []) => marks.map(({ seq }) => seq));
      for (const seq of seqs) expect(seq).toBeLessThanOrEqual(event.seq);
    });
  });

  it('it leads to the same state wherever it is replayed, with undo and hints as well', () => {
    for (const seed of seeds) {
      const events = randomRun(matter, seed, 200, true);
      const [here, there] = [1, 2].map(() => replay(cleanroom, matter, seed, events, true));
      expect(here?.isPossible).toBe(true);
      expect(stateHash(here?.played.state)).toBe(stateHash(there?.played.state));
    }
  });

  it('undoing everything leads back to the start', () => {
    for (const seed of seeds.slice(0, 10)) {
      const done = randomRun(matter, seed, 60, false).filter(({ code }) => code !== 'F001');
      const events = [...done, ...done].map((event, i) => ({
        ...(i < done.length ? event : { ...event, code: 'U001', params: {} }),
        seq: i + 1,
        atMs: 1000 * i,
      }));
      const { state } = replay(cleanroom, matter, seed, events, true).played;
      const { seq: _, atMs: __, ...left } = state;
      expect(opening(cleanroom, matter, seed).state).toMatchObject(left);
    }
  });
});
