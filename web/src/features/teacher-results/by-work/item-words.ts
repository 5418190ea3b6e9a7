import type { TaskFigures } from '#shared/contracts/results.ts';

/** What the figures of a task say to whoever wrote it. */
export type ItemVerdict =
  | 'tooFew'
  | 'negative'
  | 'tooEasy'
  | 'tooHard'
  | 'weak'
  | 'fair'
  | 'good'
  | 'alike';

/** Fewer attempts say nothing of how a task tells the strong from the weak. */
export const attemptsNeeded = 30;

const bounds = { easy: 0.9, hard: 0.2, weak: 0.2, good: 0.4 } as const;

/** The word for a task: what is wrong with it is named before what is good. */
export function itemVerdict(
  task: Pick<TaskFigures, 'attempts' | 'facility' | 'itemRest' | 'discriminationIndex'>,
): ItemVerdict {
  const { attempts, facility, itemRest, discriminationIndex: index } = task;
  if (attempts < attemptsNeeded || facility === null) return 'tooFew';
  if ((index ?? 0) < 0 || (itemRest ?? 0) < 0) return 'negative';
  if (facility >= bounds.easy) return 'tooEasy';
  if (facility <= bounds.hard) return 'tooHard';
  if (index === null) return 'alike';
  if (index < bounds.weak) return 'weak';
  return index < bounds.good ? 'fair' : 'good';
}

/** Only what an author should look at is coloured. */
export const verdictTones = {
  tooFew: 'neutral',
  negative: 'danger',
  tooEasy: 'warning',
  tooHard: 'warning',
  weak: 'warning',
  alike: 'neutral',
  fair: 'neutral',
  good: 'success',
} as const satisfies Record<ItemVerdict, string>;

/** How far a sum of the tasks can be relied on. */
export type Reliability = 'unknown' | 'poor' | 'low' | 'fair' | 'good' | 'excellent';

/** The word for an alpha, by the usual bounds. */
export function reliabilityOf(alpha: number | null): Reliability {
  if (alpha === null) return 'unknown';
  if (alpha < 0.5) return 'poor';
  if (alpha < 0.7) return 'low';
  if (alpha < 0.8) return 'fair';
  return alpha < 0.9 ? 'good' : 'excellent';
}
