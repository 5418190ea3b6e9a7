/** Pixels: of the text of a label, of its distance above what it names, and of what it keeps away from. */
const height = 23;
const above = 14;
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
 * stage, under the controls, and none over another. Who comes first in the list keeps the place.
 */
export function labelPlaces(
  anchors: readonly Anchor[],
  stageWidth: number,
): { dx: number; dy: number }[] {
  const taken: { left: number; right: number; bottom: number }[] = [];
  return anchors.map(({ x, y, width }) => {
    const farLeft = gap;
    const farRight = Math.max(farLeft, stageWidth - width - gap);
    const left = Math.min(Math.max(x - width / 2, farLeft), farRight);
    const right = left + width;
    const usual = y - above;
    let bottom = Math.max(usual, top + height);
    const others = taken.filter((one) => one.left < right + gap && one.right > left - gap);
    // From below upwards: over one it may meet the next.
    for (const one of others.sort((a, b) => b.bottom - a.bottom)) {
      if (Math.abs(one.bottom - bottom) < height) bottom = one.bottom - height - 1;
    }
    taken.push({ left, right, bottom });
    return { dx: left + width / 2 - x, dy: bottom - usual };
  });
}
