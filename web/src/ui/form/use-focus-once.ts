import { type RefObject, useEffect, useRef, useState } from 'react';

/** A full field takes over the focus that its plain one had; only at the beginning: later the person is free to go. */
export function useFocusOnce(takesFocus: boolean): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  const [tookFocus] = useState(takesFocus);
  useEffect(() => {
    if (tookFocus) input.current?.focus({ preventScroll: true });
  }, [tookFocus]);
  return input;
}
