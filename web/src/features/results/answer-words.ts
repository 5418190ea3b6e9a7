import type { VisibleTask } from '#shared/contracts/attempts.ts';
import type { Answer } from '#shared/domain/works/task.ts';
import { answerText, asList } from '#web/ui/answer-text.ts';
import { choiceLetter } from '#web/ui/choice-list.tsx';

/** An answer in one line: the letters of the chosen options, the options in their order, or what was typed. */
export function wordsOfAnswer(
  { options, type }: VisibleTask,
  given: Answer | null,
  number: (value: number) => string,
): string {
  if (!options) return answerText(given, number);
  const places = asList(given).map((id) => options.findIndex((option) => option.id === id));
  return type === 'ORDERQUESTION'
    ? places.map((place) => options[place]?.text ?? '?').join(' → ')
    : places.map((place) => (place < 0 ? '?' : choiceLetter(place))).join(', ');
}
