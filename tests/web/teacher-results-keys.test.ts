import { describe, expect, it } from 'vitest';
import {
  type Key,
  markAfter,
  reviewKeyOf,
} from '#web/features/teacher-results/review/review-keys.ts';

const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, repeat: false };
const press = (code: string, more: Partial<Key> = {}): Key => ({
  ...none,
  code,
  key: code,
  ...more,
});
const arrow = (key: string): Key => press(key, { key });
const page = { ownsKeys: false, hasDialog: false, ownsArrows: false };
const enter = press('Enter', { key: 'Enter', ctrlKey: true });

describe('keys of the review', () => {
  it('J and K or the arrows move, whatever alphabet is switched on', () => {
    expect(reviewKeyOf(press('KeyJ', { key: 'о' }), page, true)).toEqual({ do: 'next' });
    expect(reviewKeyOf(press('KeyK'), page, true)).toEqual({ do: 'back' });
    expect(reviewKeyOf(arrow('ArrowRight'), page, true)).toEqual({ do: 'next' });
    expect(reviewKeyOf(arrow('ArrowLeft'), page, true)).toEqual({ do: 'back' });
    const radio = { ...page, ownsArrows: true };
    expect(reviewKeyOf(arrow('ArrowRight'), radio, true)).toBeNull();
    expect(reviewKeyOf(arrow('ArrowLeft'), radio, true)).toBeNull();
  });

  it('digits set the mark, the point adds half of one, C goes to the comment', () => {
    expect(reviewKeyOf(press('Digit2'), page, true)).toEqual({ do: 'mark', mark: 2 });
    expect(reviewKeyOf(press('Numpad0'), page, true)).toEqual({ do: 'mark', mark: 0 });
    expect(reviewKeyOf(press('Comma'), page, true)).toEqual({ do: 'half' });
    expect(reviewKeyOf(press('KeyC'), page, true)).toEqual({ do: 'comment' });
    expect(reviewKeyOf(press('KeyC', { ctrlKey: true }), page, true)).toBeNull();
    expect(reviewKeyOf(press('Digit2', { repeat: true }), page, true)).toBeNull();
    expect(reviewKeyOf(press('KeyX'), page, true)).toBeNull();
  });

  it('"never while typing single letters in the comment", and not when they are switched off', () => {
    const comment = { ...page, ownsKeys: true };
    for (const code of ['KeyJ', 'KeyC', 'Digit1', 'Period']) {
      expect(reviewKeyOf(press(code), comment, true)).toBeNull();
      expect(reviewKeyOf(press(code), page, false)).toBeNull();
    }
  });

  it('Ctrl+Enter saves from everywhere, once, but not below a dialog', () => {
    const comment = { ...page, ownsKeys: true };
    expect(reviewKeyOf(enter, comment, false)).toEqual({ do: 'save' });
    expect(reviewKeyOf({ ...enter, repeat: true }, page, true)).toBeNull();
    expect(reviewKeyOf(enter, { ...page, hasDialog: true }, true)).toBeNull();
    expect(reviewKeyOf(press('Enter', { key: 'Enter' }), page, true)).toBeNull();
  });

  it('a mark is never above that of the task; half a mark comes and goes', () => {
    expect(markAfter({ do: 'mark', mark: 9 }, null, 3)).toBe(3);
    expect(markAfter({ do: 'half' }, null, 3)).toBe(0.5);
    expect(markAfter({ do: 'half' }, 2, 3)).toBe(2.5);
    expect(markAfter({ do: 'half' }, 2.5, 3)).toBe(2);
    expect(markAfter({ do: 'half' }, 3, 3)).toBe(3);
    expect(markAfter({ do: 'next' }, 1, 3)).toBe(1);
  });
});
