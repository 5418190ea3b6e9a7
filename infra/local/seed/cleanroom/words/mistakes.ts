import type { MistakeWords } from './mistake-words.ts';
import { cleanZoneMistakes } from './mistakes-clean-zone.ts';
import { garmentMistakes } from './mistakes-garments.ts';
import { placeMistakes } from './mistakes-places.ts';

/** The words of every usual mistake that a profile may name. */
export const mistakeWords = {
  ...garmentMistakes,
  ...placeMistakes,
  ...cleanZoneMistakes,
} as const satisfies Record<string, MistakeWords>;

export type MistakeWordId = keyof typeof mistakeWords;
