import { useEffect, useRef, useState } from 'react';
import { localStore } from '#web/lib/local-keys.ts';
import { placeOf, type Shortcut, shortcutOf } from './shortcuts.ts';

const settingKey = 'room-shortcuts';

/** Whether single keys act; they can be switched off (WCAG 2.1.4), and the choice is remembered. */
export function useShortcutSetting(): [boolean, (on: boolean) => void] {
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

/** Acts on the keys of the room while they are switched on. */
export function useShortcuts(isOn: boolean, act: (shortcut: Shortcut) => void): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      const shortcut = shortcutOf(event, placeOf(event.target));
      if (!shortcut) return;
      event.preventDefault();
      latest.current(shortcut);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isOn]);
}
