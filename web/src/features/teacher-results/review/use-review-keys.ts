import { useKeySetting, useKeys } from '#web/ui/use-keys.ts';
import { type Place, type ReviewKey, reviewKeyOf } from './review-keys.ts';

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

/** Whether the keys of the review act. */
export const useReviewKeySetting = () => useKeySetting('review-shortcuts');

/** Acts on the keys of the review. */
export function useReviewKeys(isOn: boolean, act: (key: ReviewKey) => void): void {
  useKeys((event) => reviewKeyOf(event, placeOf(event.target), isOn), act);
}
