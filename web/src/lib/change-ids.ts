/** Gives changes their ids: what is sent again unchanged keeps its id, so that it happens once. */
export interface ChangeIds {
  idOf: (change: unknown) => string;
  /** The changes were accepted: the same once more are new ones. */
  done: () => void;
}

/**
 * Makes the ids of the changes of one form. `replaces`: each change takes the place of the one before, so that going back to
 * earlier words is another change; else all that were sent may have been made, and the same words are the same change.
 */
export function createChangeIds(newId: () => string, { replaces = false } = {}): ChangeIds {
  const ids = new Map<string, string>();
  return {
    idOf: (change) => {
      const words = JSON.stringify(change);
      const id = ids.get(words) ?? newId();
      if (replaces) ids.clear();
      ids.set(words, id);
      return id;
    },
    done: () => ids.clear(),
  };
}
