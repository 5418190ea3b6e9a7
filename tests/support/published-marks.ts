/*
 * Data of published worked examples: rows of marks, one digit per item.
 */

const rowsOf = (digits: string): number[][] =>
  digits
    .trim()
    .split(/\s+/)
    .map((row) => [...row].map(Number));

/**
 * Ten students, ten items. K. L. Wuensch, "The Kuder-Richardson 20",
 * https://core.ecu.edu/wuenschk/StatHelp/KR20.txt
 */
export const tenStudents = rowsOf(`
  1111110110 1011011101 1111011001 0010001000 0000010010
  1110111111 1101110111 1111111101 0101111101 1101101110
`);

/**
 * Four items (var6, var8, var15, var17) of 131 complete answers to a questionnaire. GNU PSPP, test suite,
 * tests/language/stats/reliability.at, https://github.com/lemenkov/pspp
 */
export const questionnaire = rowsOf(`
  7776 7767 7554 5655 5665 7665 6665 7777 6565 5565 7767 6645 3423 6624 7656 6565 7666 5456
  7777 5545 7566 6555 7565 6454 7666 5475 6665 7776 5555 7475 6655 7757 6566 5564 7776 5553
  5565 7666 6676 7666 3333 7566 7777 7454 7454 7777 5453 6667 4322 6556 4665 7655 6655 6567
  6445 6464 6556 7766 7756 6567 6666 5646 7666 7755 5654 7665 7665 6564 7754 7767 5654 5475
  6565 7666 6566 7555 7766 5665 5655 6545 7267 5666 7756 6766 6354 5665 6455 6676 7776 6554
  5333 5677 6746 5353 6665 6667 5767 6566 7767 4345 7446 6655 7666 7255 4444 3547 7464 2655
  6555 6656 6676 3537 6343 7573 4433 7645 3146 4464 3546 5656 7275 7656 7567 7655 6665 5635
  6452 7556 7476 5566 2231
`);

/**
 * Twelve people, eleven items, null where no answer was given. R. Vallat, Pingouin, data set
 * cronbach_wide_missing, https://pingouin-stats.org/generated/pingouin.cronbach_alpha.html
 */
export const withGaps: (number | null)[][] = [
  [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
  [1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 0],
  [null, 0, 1, 1, null, 1, 1, 1, 1, 0, 0],
  [1, 1, 1, 0, 1, 1, 0, 1, 1, 0, 0],
  [1, 1, 1, 1, 1, 0, 0, 0, 1, 0, 0],
  [0, 1, null, 0, 1, 1, 1, 1, 0, 0, 0],
  [1, 1, 1, 1, 0, 0, 1, 0, 0, 0, 0],
  [1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0],
  [0, 1, 0, 1, 1, 0, 0, 0, 0, 1, 0],
  [1, 0, 0, 1, 0, 1, 0, 0, null, 0, 0],
  [1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0],
  [1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0],
];

/**
 * The five best and the five worst of a class, ten questions, best first. "Item Analysis Worksheet" (no author
 * named), https://studylib.net/doc/25270846/item-anaylsis-
 */
export const bestAndWorst = rowsOf(`
  1111111111 1111111101 1101111100 0111110101 1110111001
  1110110100 0110110101 0111001010 1110100001 0100010010
`);

/** Mavro of the Statistical Reference Datasets of NIST, https://www.itl.nist.gov/div898/strd/univ/mavro.html */
export const mavro = `
  2.00180 2.00170 2.00180 2.00190 2.00180 2.00170 2.00150 2.00140 2.00150 2.00150
  2.00170 2.00180 2.00180 2.00190 2.00190 2.00210 2.00200 2.00160 2.00140 2.00130
  2.00130 2.00150 2.00150 2.00160 2.00150 2.00140 2.00130 2.00140 2.00150 2.00140
  2.00150 2.00160 2.00150 2.00160 2.00190 2.00200 2.00200 2.00210 2.00220 2.00230
  2.00240 2.00250 2.00270 2.00260 2.00260 2.00260 2.00270 2.00260 2.00250 2.00240`
  .trim()
  .split(/\s+/)
  .map(Number);
