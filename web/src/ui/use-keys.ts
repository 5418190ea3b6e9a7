import { useEffect, useRef, useState } from 'react';
import { localStore } from '#web/lib/local-keys.ts';

/** Whether single keys act; they can be switched off (WCAG 2.1.4), and the choice is remembered under the key. */
export function useKeySetting(settingKey: string): [boolean, (on: boolean) => void] {
  const [on, setOn] = useState(() => localStore.getItem(settingKey) !== 'off');
  const change = (next: boolean) => {
    setOn(next);
    try {
      localStore.setItem(settingKey, next ? 'on' : 'off');
    } catch {
      // The choice then holds for as long as the page.
    }
  };
  return [on, change];
}

/** Acts on the keys that mean something; the browser does nothing of its own with them. */
export function useKeys<Key>(
  read: (event: KeyboardEvent) => Key | null,
  act: (key: NonNullable<Key>) => void,
): void {
  const latest = useRef({ read, act });
  latest.current = { read, act };
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      const key = latest.current.read(event);
      if (!key) return;
      event.preventDefault();
      latest.current.act(key);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
