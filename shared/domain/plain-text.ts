import * as z from 'zod/mini';

/** Control characters, and marks that turn the direction of whatever stands beside the text. */
const unseen = '\\p{Cc}\\u202A-\\u202E\\u2066-\\u2069';

/** A line that people type: no control characters and nothing that turns the text around it. */
export const plainLine = (most: number) =>
  z.string().check(z.trim(), z.maxLength(most), z.regex(new RegExp(`^[^${unseen}]*$`, 'u')));

/** The same over several lines. */
export const plainText = (most: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(most),
      z.regex(new RegExp(`^(?:[\\n\\r\\t]|[^${unseen}])*$`, 'u')),
    );
