import { describe, expect, it } from 'vitest';
import { dressAndEnter } from '#infra/local/seed/cleanroom/cases/dress-and-enter.ts';
import { cleanroom } from '#shared/domain/simulators/cleanroom/cleanroom-machine.ts';
import { replay } from '#shared/domain/simulators/kernel/machine.ts';
import { stateHash } from '#shared/domain/simulators/kernel/state-hash.ts';
import { randomRun } from '#tests/support/cleanroom-runs.ts';

describe('random runs', () => {
  it('replay to the same state, wherever they are replayed', () => {
    const matter = { world: dressAndEnter.world, situations: [] };
    const t = performance.now();
    let total = 0;
    for (let seed = 1; seed <= 100; seed += 1) {
      const events = randomRun(matter, seed, 300, seed % 2 === 0);
      total += events.length;
      const again = replay(cleanroom, matter, seed, events, seed % 2 === 0);
      expect(again.isPossible).toBe(true);
      expect(stateHash(again.played.state)).toMatch(/^[0-9a-f]{16}$/);
    }
    console.log(performance.now() - t, total);
  });
});
