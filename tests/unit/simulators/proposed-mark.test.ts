import { describe, expect, it } from 'vitest';
import { proposedMark } from '#shared/domain/simulators/proposed-mark.ts';

describe('the mark that the machine proposes', () => {
  it.each([
    [100, 10, 10],
    [99, 10, 9.5],
    [93, 4, 3.5],
    [4, 10, 0],
    // 58 / 100 * 25 * 2 is a little less than 29 as a computer counts.
    [58, 25, 14.5],
    [29, 50, 14.5],
  ])('%s %% of %s is %s', (percent, most, mark) => {
    expect(proposedMark({ percent, criticalMiss: false }, most)).toBe(mark);
  });

  it('is nothing where something critical went wrong', () => {
    expect(proposedMark({ percent: 93, criticalMiss: true }, 10)).toBe(0);
  });
});
