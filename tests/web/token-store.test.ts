import { describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '#web/lib/local-keys.ts';
import { createTokenStore } from '#web/lib/token-store.ts';

const pair = { accessToken: 'a1', refreshToken: 'r1' };

function setup() {
  const storage = memoryStorage();
  const mirror = vi.fn();
  let foreign: (key: string | null) => void = () => undefined;
  const store = createTokenStore({
    storage,
    mirror,
    onForeignChange: (listener) => {
      foreign = listener;
    },
  });
  return { storage, mirror, store, foreign: (key: string | null) => foreign(key) };
}

describe('token store', () => {
  it('keeps both tokens in local storage and in the mirror', () => {
    const { store, mirror } = setup();
    store.write(pair);
    expect(store.read()).toEqual(pair);
    expect(mirror).toHaveBeenLastCalledWith(pair);
  });

  it('forgets both copies', () => {
    const { store, mirror } = setup();
    store.write(pair);
    store.clear();
    expect(store.read()).toBeNull();
    expect(mirror).toHaveBeenLastCalledWith(null);
  });

  it.each([
    '',
    'nonsense',
    'null',
    '[]',
    '{"accessToken":"a"}',
    '{"accessToken":1,"refreshToken":2}',
  ])('reads %j as nobody', (text) => {
    const { storage, store } = setup();
    storage.setItem('tokens', text);
    expect(store.read()).toBeNull();
  });

  it('tells what another tab did with the tokens, and only that', () => {
    const { storage, store, foreign } = setup();
    const listener = vi.fn();
    store.subscribe(listener);
    storage.setItem('tokens', JSON.stringify(pair));
    foreign('lang');
    expect(listener).not.toHaveBeenCalled();
    foreign('tokens');
    expect(listener).toHaveBeenLastCalledWith(pair);
    storage.removeItem('tokens');
    foreign(null);
    expect(listener).toHaveBeenLastCalledWith(null);
  });

  it('stops telling who has gone', () => {
    const { store, foreign } = setup();
    const listener = vi.fn();
    store.subscribe(listener)();
    foreign('tokens');
    expect(listener).not.toHaveBeenCalled();
  });
});
