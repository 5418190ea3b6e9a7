import type { MatrixRow } from '#shared/contracts/results.ts';

/** What the rows of the matrix are sorted by: the name, the mark, or the task in a column. */
export interface MatrixSort {
  by: 'name' | 'mark' | number;
  desc: boolean;
}

type Cell = MatrixRow['cells'][number];

/** Cells from the one that needs a look to the one that does not. */
const ranks = {
  NOT_STARTED: 0,
  FAILURE: 1,
  PARTIALLY_CORRECT: 2,
  NO_RESULT: 3,
  NOT_REVIEWED: 4,
  SUCCESS: 5,
} as const satisfies Record<NonNullable<Cell>['status'], number>;

const worth = (cell: NonNullable<Cell>): number => ranks[cell.status] * 1000 + cell.mark;

/** Attempts need not have the same marks to get: a free answer in TRAINING counts for nothing. */
const shareOf = ({ result }: MatrixRow): number =>
  result.maxMark > 0 ? result.mark / result.maxMark : 0;

/** The rows in order; those without the task of a column stand last both ways, and equals stand by name. */
export function sortedRows(
  rows: readonly MatrixRow[],
  { by, desc }: MatrixSort,
  byName: (a: MatrixRow, b: MatrixRow) => number,
): MatrixRow[] {
  const turn = desc ? -1 : 1;
  return rows.toSorted((a, b) => {
    if (by === 'name') return turn * byName(a, b);
    if (by === 'mark') return turn * (shareOf(a) - shareOf(b)) || byName(a, b);
    const [one, other] = [a.cells[by], b.cells[by]];
    if (!one || !other) return Number(!one) - Number(!other) || byName(a, b);
    return turn * (worth(one) - worth(other)) || byName(a, b);
  });
}

/** What a press on a head does: the best first for marks, A to Z for names, then the other way round. */
export const nextSort = (sort: MatrixSort, by: MatrixSort['by']): MatrixSort =>
  sort.by === by ? { by, desc: !sort.desc } : { by, desc: by === 'mark' };
