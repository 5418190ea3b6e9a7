/** Cyrillic capitals that look like Latin ones: whoever types either means the same letter. */
const lookAlikes: Record<string, string> = {
  А: 'A',
  В: 'B',
  Е: 'E',
  К: 'K',
  М: 'M',
  Н: 'H',
  О: 'O',
  Р: 'P',
  С: 'C',
  Т: 'T',
  У: 'Y',
  Х: 'X',
};

/**
 * The form in which typed answers are compared: "COMMONQUESTION compares text case-insensitively"
 * (spec section 4), and further NFC, outer and inner white space, ё = е, decimal comma = point,
 * one minus sign, Latin look-alikes of Cyrillic letters.
 */
export function comparable(text: string): string {
  return text
    .toUpperCase()
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(/\s+/gu, ' ')
    .replaceAll('Ё', 'Е')
    .replace(/[\u2212\u2012\u2013\u2010\u2011]/gu, '-')
    .replace(/(?<=\d),(?=\d)/gu, '.')
    .replace(/[А-Я]/gu, (letter) => lookAlikes[letter] ?? letter);
}

export const sameText = (a: string, b: string): boolean => comparable(a) === comparable(b);

/** The number that a text states, or null; decimal comma and thin spaces are understood. */
export function numberIn(text: string): number | null {
  const plain = comparable(text).replace(/\s/gu, '');
  return /^[+-]?\d+(\.\d+)?(E[+-]?\d+)?$/u.test(plain) ? Number(plain) : null;
}
