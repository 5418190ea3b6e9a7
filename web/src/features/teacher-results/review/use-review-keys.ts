import { useEffect, useRef, useState } from 'react';
import { localStore } from '#web/lib/local-keys.ts';
import { type Place, type ReviewKey, reviewKeyOf } from './review-keys.ts';

const settingKey = 'review-shortcuts';
const typing = 'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable]';
const floor = '[role="menu"], [role="listbox"]';

function placeOf(target: EventTarget | null): Place {
  const element = target instanceof Element ? target : null;
  return {
    ownsKeys: element?.closest(`${typing}, ${floor}`) != null,
    hasDialog: document.querySelector('[aria-modal="true"]') !== null,
    ownsArrows: element?.matches('input[type="radio"]') ?? false,
  };
}

/** Whether single keys act; they can be switched off (WCAG 2.1.4), and the choice is remembered. */
export function useReviewKeySetting(): [boolean, (on: boolean) => void] {
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

/** Acts on the keys of the review. */
export function useReviewKeys(isOn: boolean, act: (key: ReviewKey) => void): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      const key = reviewKeyOf(event, placeOf(event.target), isOn);
      if (!key) return;
      event.preventDefault();
      latest.current(key);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isOn]);
}
