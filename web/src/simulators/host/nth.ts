/** What stands at a place of a list; a place outside it is a mistake of the program. */
export function nth<T>(list: readonly T[], index: number): T {
  const found = list[index];
  if (found === undefined) throw new RangeError(`No place ${index} in a list of ${list.length}.`);
  return found;
}
