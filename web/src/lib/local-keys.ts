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
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> & {
  /** The keys of everything that is stored. */
  keys: () => string[];
};

const isMemory = new WeakSet<KeyValueStorage>();

/** Stands in where the browser forbids local storage: everything lasts as long as the page. */
export function memoryStorage(): KeyValueStorage {
  const values = new Map<string, string>();
  const storage: KeyValueStorage = {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => {
      values.set(key, value);
    },
    removeItem: (key) => {
      values.delete(key);
    },
    keys: () => [...values.keys()],
  };
  isMemory.add(storage);
  return storage;
}

/** What can be had again from the server, or is only a comfort. */
const expendable = ['attempt:', 'reading:'];

/** Empties a full storage of what is not needed for signing in or for keeping answers. */
export function makeRoom(storage: KeyValueStorage): void {
  for (const key of storage.keys()) {
    if (expendable.some((prefix) => key.startsWith(prefix))) storage.removeItem(key);
  }
}

/** Stores a value, in the place of what is expendable where the storage is full; throws where it refuses all the same. */
export function storeFirst(storage: KeyValueStorage, key: string, value: string): void {
  try {
    storage.setItem(key, value);
  } catch {
    makeRoom(storage);
    storage.setItem(key, value);
  }
}

const overBrowser = (storage: Storage): KeyValueStorage => ({
  getItem: (key) => storage.getItem(key),
  setItem: (key, value) => storage.setItem(key, value),
  removeItem: (key) => storage.removeItem(key),
  keys: () => Object.keys(storage),
});

function takesValues(storage: KeyValueStorage): boolean {
  const probe = 'probe';
  try {
    storage.setItem(probe, probe);
    storage.removeItem(probe);
    return true;
  } catch {
    return false;
  }
}

function openStorage(): KeyValueStorage {
  try {
    if (typeof window === 'undefined') return memoryStorage();
    const storage = overBrowser(window.localStorage);
    if (takesValues(storage)) return storage;
    makeRoom(storage);
    // A full storage that cannot be emptied still tells who is signed in; one that holds nothing is forbidden.
    return takesValues(storage) || storage.keys().length > 0 ? storage : memoryStorage();
  } catch {
    return memoryStorage();
  }
}

/** Local storage of the browser, or memory where it is forbidden. */
export const localStore: KeyValueStorage = openStorage();

/** Whether what is stored outlives the page. */
export const isStorageKept: boolean = !isMemory.has(localStore);

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
