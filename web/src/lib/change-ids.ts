/** Gives changes their ids: what is sent again unchanged keeps its id, so that it happens once. */
export interface ChangeIds {
  idOf: (change: unknown) => string;
  /** The changes were accepted: the same once more are new ones. */
  done: () => void;
}

/** Makes the ids of the changes of one form. */
export function createChangeIds(newId: () => string): ChangeIds {
  const ids = new Map<string, string>();
  return {
    idOf: (change) => {
      const words = JSON.stringify(change);
      const id = ids.get(words) ?? newId();
      ids.set(words, id);
      return id;
    },
    done: () => ids.clear(),
  };
}
