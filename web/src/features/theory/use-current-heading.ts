import { useEffect, useState } from 'react';
import type { OutlineEntry } from '#web/ui/rich-text-outline.ts';
import { onScroll } from './on-scroll.ts';

/** A heading counts as reached when it has come this near to the top of the window. */
const reachedBelow = 160;

/** The id of the heading whose section is being read; null above the first. */
export function useCurrentHeading(outline: readonly OutlineEntry[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(
    () =>
      onScroll(() => {
        const passed = outline.filter(({ id }) => {
          const heading = document.getElementById(id);
          return heading !== null && heading.getBoundingClientRect().top < reachedBelow;
        });
        setCurrent(passed.at(-1)?.id ?? null);
      }),
    [outline],
  );
  return current;
}
