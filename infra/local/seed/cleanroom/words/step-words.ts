import type { LocalText } from '#shared/languages.ts';

/** What is told of a step: its name, what to do when asked for a hint, and why it is so. */
export interface StepWords {
  name: LocalText;
  hint: LocalText;
  explanation: LocalText;
}
