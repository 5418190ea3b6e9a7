import { useRef, useState } from 'react';
import { sayNoConnection } from '../no-connection.ts';

interface FullField {
  /** Whether the full field is there. */
  isFull: boolean;
  /** Whether the plain one had the focus, which the full one then takes over. */
  hadFocus: boolean;
  /** What the plain field needs. */
  plain: {
    ref: (field: HTMLInputElement | null) => void;
    onPointerEnter: () => void;
    onFocus: () => void;
  };
}

/**
 * A field with much behind it stands there in a plain shape until somebody comes to it: then its file loads, and the full
 * field takes its place. When the file does not come, that is said, and coming to the field again asks again.
 */
export function useFullField(load: () => Promise<unknown>): FullField {
  const [full, setFull] = useState<{ hadFocus: boolean } | null>(null);
  const field = useRef<HTMLInputElement>(null);
  return {
    isFull: full !== null,
    hadFocus: full?.hadFocus ?? false,
    plain: {
      ref: (input) => {
        field.current = input;
      },
      onPointerEnter: () => void load().catch(() => undefined),
      onFocus: () =>
        void load().then(() => {
          setFull({ hadFocus: document.activeElement === field.current });
        }, sayNoConnection),
    },
  };
}
