/** Crockford's base 32. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const timeLetters = 10;

/**
 * A new ULID: ten letters of the time in ms, sixteen of chance (https://github.com/ulid/spec). One draw for all of
 * them: a start of an exam makes its id in the second in which everybody does.
 */
export function newUlid(now: number = Date.now()): string {
  const time = Array.from(
    { length: timeLetters },
    (_, i) => letters[Math.floor(now / 32 ** (timeLetters - 1 - i)) % 32],
  );
  const chance = Array.from(crypto.getRandomValues(new Uint8Array(16)), (one) => letters[one % 32]);
  return [...time, ...chance].join('');
}

/** When a ULID was made, by the clock of whoever made it, ms. */
export const timeOfUlid = (id: string): number =>
  [...id.slice(0, timeLetters)].reduce((time, letter) => time * 32 + letters.indexOf(letter), 0);
