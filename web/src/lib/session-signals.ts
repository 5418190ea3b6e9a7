/** Something that happens outside React and that several places want to hear of. */
export interface Signal {
  emit: () => void;
  subscribe: (listener: () => void) => () => void;
}

/** Makes a signal. */
export function createSignal(): Signal {
  const listeners = new Set<() => void>();
  return {
    emit: () => {
      for (const listener of [...listeners]) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** The server refused the session: nobody is signed in any more. */
export const sessionEnded = createSignal();

/** A reply said that technical works are on. */
export const worksBegan = createSignal();
