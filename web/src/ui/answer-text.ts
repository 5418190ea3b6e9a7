import type { Answer } from '#shared/domain/works/task.ts';
import type { Key } from '#shared/domain/works/visibility.ts';

/** An answer or a key as the list of what it names; empty where it names nothing. */
export function asList(given: Answer | Key | null | undefined): string[] {
  if (typeof given === 'string') return given === '' ? [] : [given];
  return Array.isArray(given) ? given : [];
}

/** What was typed, or the key to it: a text, several, or a number with what it may differ by. */
export function answerText(
  given: Answer | Key | null | undefined,
  number: (value: number) => string,
): string {
  if (given && typeof given === 'object' && 'value' in given) {
    const { value, tolerance } = given;
    return tolerance > 0 ? `${number(value)} ± ${number(tolerance)}` : number(value);
  }
  return asList(given).join('; ');
}
