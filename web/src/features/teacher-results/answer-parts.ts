import type * as z from 'zod/mini';
import type { keySchema } from '#shared/contracts/attempts.ts';
import type { Answer, Shapes } from '#shared/domain/works/task.ts';

/** What somebody gave for a task, or what is right. */
export type Given = Answer | z.infer<typeof keySchema> | null | undefined;

/** An answer or a key as the list of what it names; empty where it names nothing. */
export function asList(given: Given): string[] {
  if (typeof given === 'string') return given === '' ? [] : [given];
  return Array.isArray(given) ? given : [];
}

/** The shapes of a drawing; none for every other answer. */
export const shapesOf = (given: Given): Shapes['shapes'] =>
  given && typeof given === 'object' && 'shapes' in given ? given.shapes : [];

/** What was typed, or the key to it; a number comes with what it may differ by. */
export function typedWords(given: Given, number: (value: number) => string): string {
  if (given && typeof given === 'object' && 'value' in given) {
    const { value, tolerance } = given;
    return tolerance > 0 ? `${number(value)} ± ${number(tolerance)}` : number(value);
  }
  return asList(given).join('; ');
}

/** A piece of a text with gaps: words, or the number of a gap from 0. */
export type GapPiece = { words: string } | { gap: number };

/** A text with `{{1}}` for each gap, cut into words and gaps. */
export const gapPieces = (text: string): GapPiece[] =>
  text
    .split(/(\{\{\d+\}\})/)
    .filter(Boolean)
    .map((piece) => {
      const gap = /^\{\{(\d+)\}\}$/.exec(piece)?.[1];
      return gap ? { gap: Number(gap) - 1 } : { words: piece };
    });
