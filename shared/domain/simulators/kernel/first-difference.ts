/** Compares figures of which the first weighs most: by how much the first that differs is greater; 0 where none does. */
export const firstDifference = (one: readonly number[], other: readonly number[]): number =>
  one.map((figure, i) => figure - (other[i] as number)).find((difference) => difference !== 0) ?? 0;
