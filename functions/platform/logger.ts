import { currentRequest } from './request-context.ts';

type Level = 'info' | 'warn' | 'error';

/** One line of JSON per event: what CloudWatch and a terminal both can search. No personal data but ids. */
export function log(level: Level, message: string, details: Record<string, unknown> = {}): void {
  const requestId = currentRequest()?.requestId;
  const line = JSON.stringify({ level, message, ...(requestId && { requestId }), ...details });
  process.stdout.write(`${line}\n`);
}

/** What of an unexpected error helps to find its cause. */
export const describeError = (error: unknown): Record<string, unknown> =>
  error instanceof Error
    ? { error: error.name, reason: error.message, stack: error.stack }
    : { error: String(error) };
