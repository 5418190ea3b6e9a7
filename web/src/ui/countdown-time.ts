/** Seconds left before a countdown turns amber, and red. */
export const countdownSteps = { warning: 5 * 60, danger: 60 } as const;

export type CountdownTone = 'calm' | 'warning' | 'danger';

/** Whole seconds until a time; a begun second counts whole, so 0:00 shows only when time is up. */
export const secondsLeft = (deadline: string, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(deadline) - now) / 1000));

/** Milliseconds to the next whole second of a deadline, so that several clocks tick together; the same after it. */
export function millisToTick(deadline: string, now: number): number {
  const rest = (Date.parse(deadline) - now) % 1000;
  return rest > 0 ? rest : 1000 + rest;
}

/** "Turns amber at 5 minutes, red at 1". */
export function countdownTone(seconds: number): CountdownTone {
  if (seconds <= countdownSteps.danger) return 'danger';
  return seconds <= countdownSteps.warning ? 'warning' : 'calm';
}

const two = (value: number) => String(value).padStart(2, '0');

const daySeconds = 24 * 60 * 60;

/** Whole days of a time, and the clock that shows the rest: nobody reads seven hundred hours. */
export const wholeDays = (seconds: number): { days: number; rest: number } => ({
  days: Math.floor(seconds / daySeconds),
  rest: seconds % daySeconds,
});

/** `1:05:09` or `05:09`: digits that every language reads alike. */
export function clockFace(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const tail = `${two(minutes % 60)}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${tail}` : tail;
}
