import * as z from 'zod/mini';

/** Text that can be stored: half a surrogate pair is no character, and the storage refuses it. */
export const storable = z.string().check(z.regex(/^\P{Cs}*$/u));

/** Control characters, and marks that turn the direction of whatever stands beside the text. */
const unseen = '\\p{Cc}\\u061C\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069';

/** Tabs and soft breaks come along when words are copied from a table or a document: in a line they are blanks. */
const inOneLine = (text: string) => text.replaceAll(/[\t\v\f\u2028\u2029]+/g, ' ');

/** In a text soft breaks are ends of lines. */
const inLines = (text: string) => text.replaceAll(/[\v\f\u2028\u2029]/g, '\n');

/** A line that people type: no control characters and nothing that turns the text around it. */
export const plainLine = (most: number) =>
  storable.check(
    z.overwrite(inOneLine),
    z.trim(),
    z.maxLength(most),
    z.regex(new RegExp(`^[^${unseen}]*$`, 'u')),
  );

/** The same over several lines. */
export const plainText = (most: number) =>
  storable.check(
    z.overwrite(inLines),
    z.trim(),
    z.maxLength(most),
    z.regex(new RegExp(`^(?:[\\n\\r\\t]|[^${unseen}])*$`, 'u')),
  );
