import type { Answer, Shapes } from '#shared/domain/works/task.ts';
import type { Key } from '#shared/domain/works/visibility.ts';

/** What somebody gave for a task, or what is right. */
export type Given = Answer | Key | null | undefined;

/** The shapes of a drawing; none for every other answer. */
export const shapesOf = (given: Given): Shapes['shapes'] =>
  given && typeof given === 'object' && 'shapes' in given ? given.shapes : [];

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
