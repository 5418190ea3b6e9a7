/** Most items kept in memory; editions and task versions never change, so they never go stale. */
const most = 5000;

/** Remembers what never changes once written; a full memory starts anew. */
export function immutableCache<T>() {
  const perOwner = new WeakMap<object, Map<string, T>>();
  return {
    of(owner: object): Map<string, T> {
      let known = perOwner.get(owner);
      if (!known || known.size >= most) {
        known = new Map();
        perOwner.set(owner, known);
      }
      return known;
    },
  };
}
