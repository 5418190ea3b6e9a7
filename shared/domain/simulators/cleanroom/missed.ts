import type { Deviation } from '../kernel/align.ts';

/** Done too early, undone, and done again in time. */
export const isMended = (
  deviation: Deviation,
): deviation is Extract<Deviation, { kind: 'tooEarly' }> & { isMended: true } =>
  deviation.kind === 'tooEarly' && deviation.isMended;

interface JudgedStep {
  deviations: readonly Deviation[];
  foldedBy: string | null;
}

/** The step itself weighs: nothing else names what went wrong with it, and not all of it was mended. */
export const isMissed = ({ deviations, foldedBy }: JudgedStep): boolean =>
  foldedBy === null && deviations.some((deviation) => !isMended(deviation));
