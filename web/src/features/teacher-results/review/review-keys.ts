/** What a key asks for while somebody reviews. */
export type ReviewKey =
  | { do: 'next' }
  | { do: 'back' }
  /** A whole mark. */
  | { do: 'mark'; mark: number }
  /** Half a mark more, or less where there is half a mark. */
  | { do: 'half' }
  | { do: 'comment' }
  | { do: 'save' };

/** The part of a keyboard event that decides. */
export type Key = Pick<
  KeyboardEvent,
  'code' | 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat'
>;

/** Where the focus is, as far as it matters. */
export interface Place {
  /** Keys write text here, or a dialog or menu has the floor. */
  ownsKeys: boolean;
  /** A dialog is open. */
  hasDialog: boolean;
  /** Arrows move within what has the focus: radio buttons, segments. */
  ownsArrows: boolean;
}

/**
 * Reads a key by its place on the keyboard, so that J and K are the same keys whatever alphabet is switched on. Single
 * keys can be switched off and never act where somebody writes; Ctrl+Enter saves from everywhere.
 */
export function reviewKeyOf(event: Key, place: Place, isOn: boolean): ReviewKey | null {
  if (place.hasDialog) return null;
  const hasControl = event.ctrlKey || event.metaKey;
  if (event.key === 'Enter' && hasControl && !event.altKey && !event.repeat) return { do: 'save' };
  if (!isOn || place.ownsKeys || hasControl || event.altKey || event.shiftKey) return null;
  if (event.key === 'ArrowRight') return place.ownsArrows ? null : { do: 'next' };
  if (event.key === 'ArrowLeft') return place.ownsArrows ? null : { do: 'back' };
  if (event.code === 'KeyJ') return { do: 'next' };
  if (event.code === 'KeyK') return { do: 'back' };
  if (event.repeat) return null;
  if (event.code === 'KeyC') return { do: 'comment' };
  if (['Period', 'Comma', 'NumpadDecimal'].includes(event.code)) return { do: 'half' };
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1];
  return digit ? { do: 'mark', mark: Number(digit) } : null;
}

/** The mark after a key: never above the greatest; null while there is none. */
export function markAfter(key: ReviewKey, mark: number | null, most: number): number | null {
  if (key.do === 'mark') return Math.min(key.mark, most);
  if (key.do !== 'half') return mark;
  const now = mark ?? 0;
  return Math.min(Number.isInteger(now) ? now + 0.5 : Math.floor(now), most);
}
