import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import type { RichNode } from '#shared/domain/works/work.ts';
import { leavingFor, wayBackOf } from '#web/app/way-back.ts';
import { createAnswerIds } from '#web/features/test/saving/answer-ids.ts';
import { openJournal } from '#web/features/test/saving/answer-journal.ts';
import { anchorOf } from '#web/features/theory/anchor-of.ts';
import { makeRoom, memoryStorage } from '#web/lib/local-keys.ts';
import { createTokenStore } from '#web/lib/token-store.ts';
import { RichText } from '#web/ui/rich-text.tsx';
import { safeHref } from '#web/ui/safe-href.ts';

describe('a full storage', () => {
  const pair = { accessToken: 'a', refreshToken: 'r' };

  /** Takes values while it holds fewer than so many keys. */
  function full(capacity: number, ...kept: string[]) {
    const inner = memoryStorage();
    for (const key of kept) inner.setItem(key, '1');
    return {
      ...inner,
      setItem: (key: string, value: string) => {
        if (inner.getItem(key) === null && inner.keys().length >= capacity) {
          throw new DOMException('full', 'QuotaExceededError');
        }
        inner.setItem(key, value);
      },
    };
  }

  const storeOver = (storage: ReturnType<typeof memoryStorage>) =>
    createTokenStore({ storage, mirror: () => undefined, onForeignChange: () => undefined });

  it('makes room for the tokens, and keeps answers', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const storage = full(3, 'attempt:u:w', 'reading:u:w', 'answers:u:a');
    storeOver(storage).write(pair);
    expect(storage.keys().sort()).toEqual(['answers:u:a', 'tokens']);
    expect(storeOver(storage).read()).toEqual(pair);
  });

  it('without room the tokens last as long as the tab', () => {
    const storage = full(1, 'answers:u:a');
    const store = storeOver(storage);
    store.write(pair);
    expect(store.read()).toEqual(pair);
    expect(storage.keys()).toEqual(['answers:u:a']);
    store.clear();
    expect(store.read()).toBeNull();
  });

  it('makes room for an answer that the server does not have', () => {
    const storage = full(2, 'attempt:u:w', 'lang');
    const journal = openJournal(storage, 'u', 'a');
    journal.write({ taskId: 't1', answer: 'a', answerId: createAnswerIds(() => 1).after(null) });
    expect(journal.read('t1')?.answer).toBe('a');
    expect(storage.keys().sort()).toEqual(['answer:u:a:t1', 'lang']);
  });

  it('loses only what can be had again', () => {
    const storage = memoryStorage();
    for (const key of ['lang', 'attempt:1', 'reading:1', 'room:1']) storage.setItem(key, '1');
    makeRoom(storage);
    expect(storage.keys()).toEqual(['lang', 'room:1']);
  });
});

describe('addresses', () => {
  it.each(['/\\evil.example', '//evil.example', '/\t/evil.example', 'javascript:alert(1)', ''])(
    'a link to %j is refused',
    (href) => expect(safeHref(href)).toBeNull(),
  );

  it.each(['/task/w1#emo', '#emo', 'https://example.org/a', 'mailto:a@example.org'])(
    'a link to %j is kept',
    (href) => expect(safeHref(href)).toBe(href),
  );

  it('an anchor is decoded where it can be', () => {
    expect(anchorOf('#%D0%B0')).toBe('а');
    expect(anchorOf('#%')).toBe('%');
  });

  it('technical works keep the way back, and only inside the site', () => {
    const at = { pathname: '/results', search: '?page=2', hash: '#x' };
    expect(wayBackOf(leavingFor('/technical-work', at))).toBe('/results?page=2#x');
    expect(leavingFor('/', at)).toBeNull();
    for (const from of ['//evil.example', '/\\evil.example', 'https://evil.example', '/', 1]) {
      expect(wayBackOf({ from })).toBeNull();
    }
    expect(wayBackOf(null)).toBeNull();
  });
});

describe('rich text', () => {
  const cell = (type: string, text: string): RichNode => ({
    type,
    content: [{ type: 'text', text }],
  });
  const shown = (...content: RichNode[]) =>
    renderToStaticMarkup(<RichText node={{ type: 'doc', content }} images={{}} />);

  it('names columns by the first row and later rows by their first cell', () => {
    const markup = shown({
      type: 'table',
      content: [
        { type: 'tableRow', content: [cell('tableHeader', 'A'), cell('tableHeader', 'B')] },
        { type: 'tableRow', content: [cell('tableHeader', 'C'), cell('tableHeader', 'D')] },
      ],
    });
    expect(markup.match(/<th( [^>]*)?>/g)).toEqual([
      '<th scope="col">',
      '<th scope="col">',
      '<th scope="row">',
      '<th>',
    ]);
  });

  it('finds no picture in what every object has', () => {
    expect(shown({ type: 'image', attrs: { fileId: 'constructor' } })).not.toContain('<img');
  });
});
