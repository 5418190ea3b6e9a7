import { describe, expect, it } from 'vitest';
import { task } from '#tests/support/visible-attempt.ts';
import { type Key, type Place, shortcutOf } from '#web/features/test/room/shortcuts.ts';
import { chooseByIndex } from '#web/features/test/widgets/choice-widget.tsx';

describe('shortcuts', () => {
  const key = (code: string, name = code, more: Partial<Key> = {}): Key => ({
    code,
    key: name,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    repeat: false,
    ...more,
  });
  const free: Place = { ownsKeys: false, ownsArrows: false, ownsEnter: false };

  it('digits and letters choose, by the place of the key in any alphabet', () => {
    expect(shortcutOf(key('Digit1', '1'), free)).toEqual({ do: 'choose', index: 0 });
    expect(shortcutOf(key('Numpad9', '9'), free)).toEqual({ do: 'choose', index: 8 });
    expect(shortcutOf(key('KeyB', 'и'), free)).toEqual({ do: 'choose', index: 1 });
    expect(shortcutOf(key('KeyM', 'ь'), free)).toEqual({ do: 'mark' });
  });

  it('arrows move, but not inside radio buttons, which move by themselves', () => {
    expect(shortcutOf(key('ArrowRight'), free)).toEqual({ do: 'next' });
    expect(shortcutOf(key('ArrowLeft'), free)).toEqual({ do: 'back' });
    expect(shortcutOf(key('ArrowRight'), { ...free, ownsArrows: true })).toBeNull();
  });

  it('Enter confirms, but not on a button, which it presses', () => {
    expect(shortcutOf(key('Enter'), free)).toEqual({ do: 'confirm' });
    expect(shortcutOf(key('Enter'), { ...free, ownsEnter: true })).toBeNull();
  });

  it.each(['ctrlKey', 'metaKey', 'altKey', 'shiftKey'] as const)('leave %s alone', (modifier) => {
    expect(shortcutOf(key('Digit1', '1', { [modifier]: true }), free)).toBeNull();
  });

  it('never fire where text is typed or a dialog is open', () => {
    const place = { ...free, ownsKeys: true };
    for (const code of ['Digit1', 'KeyA', 'KeyM', 'ArrowRight', 'Enter']) {
      expect(shortcutOf(key(code), place)).toBeNull();
    }
  });

  it('a key that is held down chooses and marks once', () => {
    expect(shortcutOf(key('KeyM', 'm', { repeat: true }), free)).toBeNull();
    expect(shortcutOf(key('KeyZ', 'z'), free)).toBeNull();
  });
});

describe('choosing by key', () => {
  it('replaces one option, and switches one of several in the order of the task', () => {
    expect(chooseByIndex(task('t1'), 'aa', 2)).toBe('cc');
    const several = task('t1', { type: 'MULTICHOICE' });
    expect(chooseByIndex(several, ['cc'], 0)).toEqual(['aa', 'cc']);
    expect(chooseByIndex(several, ['aa', 'cc'], 0)).toEqual(['cc']);
    expect(chooseByIndex(several, null, 7)).toBeNull();
  });
});
