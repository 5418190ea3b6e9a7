import { localKeys, readLocal, writeLocal } from './local-keys.ts';

/** The random mark of this browser: a device that signed in before has a budget of tries of its own. */
export function deviceId(): string {
  const known = readLocal(localKeys.deviceId);
  if (known && /^[A-Za-z0-9_-]{16,64}$/.test(known)) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(18));
  const made = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
  writeLocal(localKeys.deviceId, made);
  return made;
}
