/** One die on the wafer, in the units of the drawing. */
export interface Die {
  x: number;
  y: number;
  /** Its place in the order of the prober: row by row, there and back. */
  order: number;
  /** Which of three shades it has when lit: neighbours differ a little, as real dies do. */
  shade: 0 | 1 | 2;
}

/** The drawing: a wafer of radius 200 around the origin. */
export const wafer = { radius: 200, edge: 12, die: { width: 20, height: 20, gap: 3.5 } } as const;

/** The dies that lie wholly on the wafer, in the order in which a prober visits them. */
export function waferMap(): Die[] {
  const { radius, edge, die } = wafer;
  const pitchX = die.width + die.gap;
  const pitchY = die.height + die.gap;
  const reach = radius - edge;
  const count = Math.ceil(radius / pitchX);
  const dies: Die[] = [];
  for (let row = -count; row <= count; row += 1) {
    const columns = Array.from({ length: 2 * count + 1 }, (_, i) => i - count);
    if (row % 2 !== 0) columns.reverse();
    for (const column of columns) {
      const x = column * pitchX;
      const y = row * pitchY;
      const corner = Math.hypot(Math.abs(x) + die.width / 2, Math.abs(y) + die.height / 2);
      if (corner > reach) continue;
      const shade = (Math.floor(Math.abs(Math.sin(column * 12.9898 + row * 78.233) * 43758.5453)) %
        3) as Die['shade'];
      dies.push({ x: x - die.width / 2, y: y - die.height / 2, order: dies.length, shade });
    }
  }
  return dies;
}
