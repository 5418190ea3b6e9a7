/**
 * The mark that the machine proposes to the teacher, of `most` for the task, from a verdict in whole percent. "A critical
 * miss fails the case." Otherwise in halves, as teachers give marks; not rounded up, or a mistake would cost nothing.
 */
export const proposedMark = (
  { percent, criticalMiss }: { percent: number; criticalMiss: boolean },
  most: number,
): number => (criticalMiss ? 0 : Math.floor((percent * most * 2) / 100) / 2);
