import type { LocalText } from '#shared/languages.ts';

/** What is told of a usual mistake: its name, why it is one, and what comes of it on the line. */
export interface MistakeWords {
  name: LocalText;
  explanation: LocalText;
  consequence: LocalText;
}
