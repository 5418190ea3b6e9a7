import { describe, expect, test } from 'vitest';
import { plainLine, plainText, storable } from '#shared/domain/plain-text.ts';

describe('what people type', () => {
  test.each([
    'Допуск № 5 (смена «А»)',
    '等离子体刻蚀 · 2026',
    'a\u00A0b — c',
    'кремний \u{20BB7} 🙂',
    '',
  ])('may be %j on one line and on several', (words) => {
    expect(plainLine(100).parse(words)).toBe(words);
    expect(plainText(100).parse(words)).toBe(words);
  });

  test.each(['a\u0000b', 'a\u001Bb', 'a\u202Eb', 'a\u2066b', 'a\u200Fb', 'a\u061Cb'])(
    'holds nothing unseen that spoils what stands beside it: %j',
    (words) => {
      expect(plainLine(100).safeParse(words).success).toBe(false);
      expect(plainText(100).safeParse(words).success).toBe(false);
    },
  );

  test.each(['abc\uD800', '\uDFFFabc', 'a\uD83Db', '\uDE42\uD83D'])(
    'holds no half of a surrogate pair, which the storage refuses: %j',
    (words) => {
      for (const schema of [storable, plainLine(100), plainText(100)]) {
        const issues = schema.safeParse(words).error?.issues.map(({ code }) => code);
        expect(issues).toEqual(['invalid_format']);
      }
    },
  );

  test('has blanks for tabs and soft breaks that come along when it is copied, and lines where there are lines', () => {
    expect(plainLine(100).parse('Орлов\tДмитрий\v')).toBe('Орлов Дмитрий');
    expect(plainLine(100).parse('a\u2028b')).toBe('a b');
    expect(plainText(100).parse('a\u2028b\vc\td')).toBe('a\nb\nc\td');
  });

  test('has lines only where lines are asked for, and no more letters than allowed', () => {
    expect(plainLine(100).safeParse('one\ntwo').success).toBe(false);
    expect(plainText(100).parse(' one\r\n\ttwo ')).toBe('one\r\n\ttwo');
    expect(plainLine(3).safeParse('four').success).toBe(false);
  });
});
