import type { Tokens } from '#shared/contracts/auth.ts';

const database = 'trainer-session';
const table = 'tokens';
const row = 'current';

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(database, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(table);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function put(tokens: Tokens | null): Promise<void> {
  const db = await open();
  try {
    await new Promise<void>((resolve, reject) => {
      const transaction = db.transaction(table, 'readwrite');
      const store = transaction.objectStore(table);
      if (tokens) store.put(tokens, row);
      else store.delete(row);
      transaction.oncomplete = () => resolve();
      transaction.onerror = () => reject(transaction.error);
    });
  } finally {
    db.close();
  }
}

let last: Promise<void> = Promise.resolve();

/**
 * Keeps the copy of the tokens in the browser's database, which a service worker can read.
 * Writes go one after another: the last one given is the one that stays.
 */
export function mirrorTokens(tokens: Tokens | null): void {
  if (typeof indexedDB === 'undefined') return;
  last = last.then(() => put(tokens)).catch((error) => console.warn('token copy refused', error));
}
