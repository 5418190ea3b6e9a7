import { expect, type Page } from '@playwright/test';

/** What stands in the bars of the room and has to be seen whole; the title may end in dots. */
const pieces = [
  'header :is(a, button, [role="timer"])',
  'footer button',
  'header h1',
  // Words inside a button are cut off by it before it is itself.
  ':is(header, footer) .mantine-Button-label',
].join(', ');

/** The least width at which a title still says something. */
const leastTitle = 120;

/** Nothing in the bars of the room is cut off, by the window or by what holds it. */
export async function expectBarsWhole(page: Page): Promise<void> {
  const cut = await page.evaluate(
    ([selector, least]) =>
      [...document.querySelectorAll<HTMLElement>(selector)]
        .filter((piece) => {
          const box = piece.getBoundingClientRect();
          if (box.width === 0) return false;
          if (piece.tagName === 'H1') return box.width < least;
          const isOut = box.left < 0 || box.right > document.documentElement.clientWidth;
          return isOut || (piece.offsetWidth > 1 && piece.scrollWidth > piece.clientWidth);
        })
        .map((piece) => piece.ariaLabel ?? piece.textContent),
    [pieces, leastTitle] as const,
  );
  expect(cut).toEqual([]);
}
