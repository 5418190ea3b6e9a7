/** What a key asks for in the room. */
export type Shortcut =
  | { do: 'choose'; index: number }
  | { do: 'mark' }
  | { do: 'next' }
  | { do: 'back' }
  /** Answers in TRAINING, or goes on where there is nothing to answer. */
  | { do: 'confirm' };

/** The part of a keyboard event that decides. */
export type Key = Pick<
  KeyboardEvent,
  'code' | 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat'
>;

/** Where the focus is, as far as it matters. */
export interface Place {
  /** Keys write text here, or a dialog or menu has the floor. */
  ownsKeys: boolean;
  /** A group of radio buttons moves by its arrows itself. */
  ownsArrows: boolean;
  /** A button or a link is pressed by Enter itself. */
  ownsEnter: boolean;
}

/**
 * Reads a key by its place on the keyboard, so that M and A, B, C are the same keys whatever alphabet
 * is switched on. Digits and letters choose, M marks, the arrows go to the neighbour.
 */
export function shortcutOf(event: Key, place: Place): Shortcut | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || place.ownsKeys)
    return null;
  if (event.key === 'ArrowRight') return place.ownsArrows ? null : { do: 'next' };
  if (event.key === 'ArrowLeft') return place.ownsArrows ? null : { do: 'back' };
  if (event.repeat) return null;
  if (event.key === 'Enter') return place.ownsEnter ? null : { do: 'confirm' };
  if (event.code === 'KeyM') return { do: 'mark' };
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1];
  if (digit) return { do: 'choose', index: Number(digit) - 1 };
  const letter = /^Key([A-L])$/.exec(event.code)?.[1];
  return letter ? { do: 'choose', index: letter.charCodeAt(0) - 65 } : null;
}

const typing = 'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable]';
const floor = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** Reads where the focus is. */
export function placeOf(target: EventTarget | null): Place {
  const element = target instanceof Element ? target : null;
  return {
    ownsKeys:
      element?.closest(`${typing}, ${floor}`) != null ||
      document.querySelector('[aria-modal="true"]') !== null,
    ownsArrows: element?.matches('input[type="radio"]') ?? false,
    ownsEnter: element?.closest('a, button, summary') != null,
  };
}
