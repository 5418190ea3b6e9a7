/*
 * Plain statistics of lists of numbers. A figure that does not exist (of an empty list, of values without
 * spread) is null, so that NaN and infinity never leave this module.
 */

const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);

/** Equal up to the rounding of sums: without this a spread of 1e-17 would count as one. */
const areEqual = (values: readonly number[]): boolean => {
  const least = Math.min(...values);
  const greatest = Math.max(...values);
  return greatest - least <= 1e-12 * Math.max(Math.abs(least), Math.abs(greatest));
};

/** Arithmetic mean. The second pass takes back what the running sum lost. */
export function mean(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const rough = sum(values) / values.length;
  return rough + sum(values.map((value) => value - rough)) / values.length;
}

/** Sum of the products of deviations from the means. */
function jointDeviation(a: readonly number[], b: readonly number[]): number {
  const meanA = mean(a) as number;
  const meanB = mean(b) as number;
  return sum(a.map((value, i) => (value - meanA) * ((b[i] as number) - meanB)));
}

/** Sample variance (divisor n - 1). */
export function variance(values: readonly number[]): number | null {
  if (values.length < 2) return null;
  return areEqual(values) ? 0 : jointDeviation(values, values) / (values.length - 1);
}

/** Sample standard deviation (divisor n - 1). */
export function standardDeviation(values: readonly number[]): number | null {
  const squared = variance(values);
  return squared === null ? null : Math.sqrt(squared);
}

/**
 * The value below which a share of the list lies, by linear interpolation between the ordered values at
 * position (n - 1) * share: definition 7 of Hyndman and Fan, the default of R and QUARTILE.INC of Excel.
 */
export function quantile(values: readonly number[], share: number): number | null {
  if (values.length === 0) return null;
  const ordered = values.toSorted((a, b) => a - b);
  const position = (ordered.length - 1) * share;
  const below = ordered[Math.floor(position)] as number;
  const above = ordered[Math.ceil(position)] as number;
  return below + (position - Math.floor(position)) * (above - below);
}

/** Pearson's correlation; of a list of zeros and ones with a list of scores it is the point-biserial one. */
export function correlation(a: readonly number[], b: readonly number[]): number | null {
  if (a.length < 2 || areEqual(a) || areEqual(b)) return null;
  const together = jointDeviation(a, b);
  const apart = Math.sqrt(jointDeviation(a, a)) * Math.sqrt(jointDeviation(b, b));
  return Math.max(-1, Math.min(1, together / apart));
}

/**
 * Cronbach's alpha of rows of marks, one column per task; of tasks that are right or wrong it is KR-20.
 * Null without two rows, two tasks or any spread of the totals.
 */
export function cronbachAlpha(rows: readonly (readonly number[])[]): number | null {
  const tasks = rows[0]?.length ?? 0;
  const ofTotals = variance(rows.map(sum));
  if (tasks < 2 || ofTotals === null || ofTotals === 0) return null;
  const columns = Array.from({ length: tasks }, (_, task) =>
    rows.map((row) => row[task] as number),
  );
  const ofTasks = sum(columns.map((column) => variance(column) as number));
  return (tasks / (tasks - 1)) * (1 - ofTasks / ofTotals);
}

/** Standard error of measurement: how far a score strays by chance, in the unit of the deviation. */
export const errorOfMeasurement = (deviation: number, reliability: number): number =>
  deviation * Math.sqrt(Math.max(0, 1 - reliability));
