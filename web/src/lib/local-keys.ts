/** Keys of local storage; the first four are those of spec section 9. */
export const localKeys = {
  cookieAccepted: 'cookieAccepted',
  userDemo: 'user-demo',
  fromPrivacy: 'from-privacy',
  lang: 'lang',
  tokens: 'tokens',
  user: 'user',
  deviceId: 'device-id',
  colorScheme: 'color-scheme',
  sideMenuFolded: 'side-menu-folded',
} as const;

export type LocalKey = (typeof localKeys)[keyof typeof localKeys] | `columns:${string}`;

/** The part of the Storage interface that is used here. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Stands in where the browser forbids local storage: everything lasts as long as the page. */
export function memoryStorage(): KeyValueStorage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => {
      values.set(key, value);
    },
    removeItem: (key) => {
      values.delete(key);
    },
  };
}

function openStorage(): KeyValueStorage {
  try {
    if (typeof window === 'undefined') return memoryStorage();
    window.localStorage.getItem(localKeys.lang);
    return window.localStorage;
  } catch {
    return memoryStorage();
  }
}

/** Local storage of the browser, or memory where it is forbidden. */
export const localStore: KeyValueStorage = openStorage();

/** The stored value of a key, or null. */
export const readLocal = (key: LocalKey): string | null => localStore.getItem(key);

/** Stores a value; a full or forbidden storage must never break a screen. */
export function writeLocal(key: LocalKey, value: string): void {
  try {
    localStore.setItem(key, value);
  } catch (error) {
    console.warn('local storage refused', key, error);
  }
}

/** Forgets a value. */
export const removeLocal = (key: LocalKey): void => localStore.removeItem(key);
