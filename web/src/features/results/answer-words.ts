import type * as z from 'zod/mini';
import type { keySchema, VisibleTask } from '#shared/contracts/attempts.ts';
import type { Answer } from '#shared/domain/works/task.ts';
import { choiceLetter } from '#web/ui/choice-list.tsx';

type Given = Answer | z.infer<typeof keySchema> | null;

/** An answer or a key as the list of what it names; empty where it names nothing. */
export function asList(given: Given): string[] {
  if (typeof given === 'string') return [given];
  return Array.isArray(given) ? given : [];
}

/** An answer in one line: the letters of the chosen options, or the words that were typed. */
export function wordsOfAnswer(task: VisibleTask, given: Given): string {
  const { options } = task;
  if (options) {
    const places = asList(given).map((id) => options.findIndex((option) => option.id === id));
    const separator = task.type === 'ORDERQUESTION' ? ' → ' : ', ';
    return places.map((place) => (place < 0 ? '?' : choiceLetter(place))).join(separator);
  }
  if (given !== null && typeof given === 'object' && 'value' in given) {
    return given.tolerance > 0 ? `${given.value} ± ${given.tolerance}` : String(given.value);
  }
  return asList(given).join('; ');
}
