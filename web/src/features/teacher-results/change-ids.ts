/** Gives changes their ids: what is sent again unchanged keeps its id, so that it happens once. */
export interface ChangeIds {
  idOf: (change: unknown) => string;
  /** The change was accepted: the same once more is a new one. */
  done: () => void;
}

/** Makes the ids of the changes of one form. */
export function createChangeIds(newId: () => string): ChangeIds {
  let last: { words: string; id: string } | null = null;
  return {
    idOf: (change) => {
      const words = JSON.stringify(change);
      if (last?.words !== words) last = { words, id: newId() };
      return last.id;
    },
    done: () => {
      last = null;
    },
  };
}
