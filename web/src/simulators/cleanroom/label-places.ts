/** Pixels: of the text of a label, of its distance above what it names, and of what it keeps away from. */
const height = 23;
const distance = 14;
const gap = 3;
/** Below the controls of the view, which lie over the scene. */
const top = 56;

/** A part of the stage, in pixels. */
export interface ScreenBox {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface Anchor {
  /** Where in the stage it points to, in pixels. */
  x: number;
  y: number;
  /** Width of its text in pixels. */
  width: number;
  /** Somebody whom it must not hide. */
  keepsOff?: ScreenBox | null;
}

/** Left edge of a label beside somebody, still above what it names; where neither side has room it stays. */
function aside(left: number, { x, width }: Anchor, box: ScreenBox, farRight: number): number {
  if (left >= box.right || left + width <= box.left) return left;
  const isGood = (at: number) => at >= gap && at <= farRight && at <= x && x <= at + width;
  const sides = [box.left - width, box.right].filter(isGood);
  return sides.sort((a, b) => Math.abs(a - left) - Math.abs(b - left))[0] ?? left;
}

/**
 * How far each label moves from its usual place above what it names, in pixels, so that all can be read: inside the
 * stage, under the controls, and none over another: higher where there is room, otherwise lower; null: there is no room
 * for it at all. Who comes first in the list keeps the place. From whom it must not hide it moves aside, to the nearer
 * side with room.
 */
export function labelPlaces(
  anchors: readonly Anchor[],
  stage: { width: number; height: number },
): ({ dx: number; dy: number } | null)[] {
  const highest = top + height;
  const lowest = stage.height - gap;
  const taken: { left: number; right: number; bottom: number }[] = [];
  return anchors.map((anchor) => {
    const { x, y, width, keepsOff } = anchor;
    const farLeft = gap;
    const farRight = Math.max(farLeft, stage.width - width - gap);
    const usual = y - distance;
    const near = Math.min(Math.max(x - width / 2, farLeft), farRight);
    const left =
      keepsOff && usual > keepsOff.top && usual - height < keepsOff.bottom
        ? aside(near, anchor, keepsOff, farRight)
        : near;
    const right = left + width;
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
