/** The list after the item at one place was put at another. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, index) => index !== from);
  const item = list.slice(from, from + 1);
  return [...rest.slice(0, to), ...item, ...rest.slice(to)];
}

/** Where a row of a list stands on the page. */
export interface RowBox {
  top: number;
  height: number;
}

/** The place of a row that is dragged: below every other row whose middle its leading edge has passed. */
export function placeAt(boxes: readonly RowBox[], from: number, by: number): number {
  const held = boxes[from];
  if (!held) return from;
  const top = held.top + by;
  const bottom = top + held.height;
  return boxes.filter((box, index) => {
    const middle = box.top + box.height / 2;
    if (index === from) return false;
    return index < from ? middle <= top : middle < bottom;
  }).length;
}
