import { describe, expect, it } from 'vitest';
import { draftOf } from '#tests/support/room-drafts.ts';
import {
  bodyOf,
  copyName,
  formProblems,
  stillRefused,
} from '#web/features/rooms/editing/draft-form.ts';
import { draftKey, readKept, writeKept } from '#web/features/rooms/editing/kept-draft.ts';
import { memoryStorage } from '#web/lib/local-keys.ts';

describe('a draft', () => {
  it('goes to the server without empty translations, the room under its name', () => {
    const draft = { ...draftOf('locker'), name: { ru: 'Шкафы', en: ' ', ch: '柜' } };
    expect(bodyOf(draft).name).toEqual({ ru: 'Шкафы', ch: '柜' });
    expect(bodyOf(draft).room.name).toEqual({ ru: 'Шкафы', ch: '柜' });
    expect(formProblems(draft)).toEqual([]);
    expect(formProblems({ ...draft, name: { ru: ' ' } })).toEqual([
      { path: 'body.name.ru', code: 'too_small' },
    ]);
    expect(formProblems({ ...draft, name: { ru: '' } })).toEqual([
      { path: 'body.name.ru', code: 'required' },
    ]);
  });

  it('calls a field wrong no longer than it is', () => {
    const draft = draftOf('locker');
    const refused = [
      { path: 'body.name.ru', code: 'required' },
      { path: 'body.profileId', code: 'unknown' },
    ];
    expect(stillRefused(refused, { ...draft, name: { ru: '' } })).toEqual(refused);
    expect(stillRefused(refused, draft)).toEqual(refused.slice(1));
  });

  it('that is a copy bears the next number in every language', () => {
    expect(copyName({ ru: 'Зона 2', en: 'Zone 2' })).toEqual({
      ru: 'Зона 2 (2)',
      en: 'Zone 2 (2)',
    });
    expect(copyName({ ru: 'Зона (2)', ch: '区' })).toEqual({ ru: 'Зона (3)', ch: '区 (2)' });
  });

  it('is kept in the browser, and whatever else lies there is not taken for one', () => {
    const storage = memoryStorage();
    const key = draftKey('user-1', 'new-');
    const kept = {
      id: 'x',
      version: null,
      draft: draftOf('locker'),
      keptAt: '2026-09-01T08:00:00Z',
    };
    expect(readKept(storage, key)).toBeNull();
    writeKept(storage, key, kept);
    expect(readKept(storage, key)).toEqual(kept);
    storage.setItem(key, '{"id":1}');
    expect(readKept(storage, key)).toBeNull();
    storage.setItem(key, '{');
    expect(readKept(storage, key)).toBeNull();
  });
});
