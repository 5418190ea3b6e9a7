/** What a window and the minutes of an attempt mean for whoever takes it. */
export type WindowSummary =
  /** Who starts at once has until `firstUntil`; who starts after `lastFullStart` has less than everybody, only until the end. */
  | { kind: 'whole'; firstUntil: string; lastFullStart: string }
  /** Nobody gets all the minutes: the window is only so long. */
  | { kind: 'short'; minutes: number };

interface Window {
  startDateTime: string | null;
  endDateTime: string | null;
  executionTime: number | null;
}

/** Answers null while something is missing or the window ends before it begins. */
export function windowSummary({
  startDateTime,
  endDateTime,
  executionTime,
}: Window): WindowSummary | null {
  if (!startDateTime || !endDateTime || !executionTime) return null;
  const start = Date.parse(startDateTime);
  const end = Date.parse(endDateTime);
  if (!(end > start)) return null;
  const length = executionTime * 60_000;
  if (start + length > end) return { kind: 'short', minutes: Math.floor((end - start) / 60_000) };
  return {
    kind: 'whole',
    firstUntil: new Date(start + length).toISOString(),
    lastFullStart: new Date(end - length).toISOString(),
  };
}
