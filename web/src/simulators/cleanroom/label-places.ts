/** Pixels: of the text of a label, of its distance above what it names, and of what it keeps away from. */
const height = 23;
const distance = 14;
const gap = 3;
/** Below the controls of the view, which lie over the scene. */
const top = 56;

interface Anchor {
  /** Where in the stage it points to, in pixels. */
  x: number;
  y: number;
  /** Width of its text in pixels. */
  width: number;
}

/**
 * How far each label moves from its usual place above what it names, in pixels, so that all can be read: inside the
 * stage, under the controls, and none over another: higher where there is room, otherwise lower; null: there is no room
 * for it at all. Who comes first in the list keeps the place.
 */
export function labelPlaces(
  anchors: readonly Anchor[],
  stage: { width: number; height: number },
): ({ dx: number; dy: number } | null)[] {
  const highest = top + height;
  const lowest = stage.height - gap;
  const taken: { left: number; right: number; bottom: number }[] = [];
  return anchors.map(({ x, y, width }) => {
    const farLeft = gap;
    const farRight = Math.max(farLeft, stage.width - width - gap);
    const left = Math.min(Math.max(x - width / 2, farLeft), farRight);
    const right = left + width;
    const usual = y - distance;
    const others = taken.filter((one) => one.left < right + gap && one.right > left - gap);
    /** The nearest free place from its usual one upwards (-1) or downwards (1): behind one it may meet the next. */
    const freePlace = (way: -1 | 1): number =>
      others
        .sort((a, b) => way * (a.bottom - b.bottom))
        .reduce(
          (at, one) => (Math.abs(one.bottom - at) < height ? one.bottom + way * (height + 1) : at),
          Math.max(highest, Math.min(usual, lowest)),
        );
    const bottom = [freePlace(-1), freePlace(1)].find((at) => at >= highest && at <= lowest);
    if (bottom === undefined) return null;
    taken.push({ left, right, bottom });
    return { dx: left + width / 2 - x, dy: bottom - usual };
  });
}
