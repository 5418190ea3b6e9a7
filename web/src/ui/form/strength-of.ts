/** How hard a password is to guess, in four steps. */
export type Strength = 'common' | 'weak' | 'fair' | 'strong';

/** What people choose first, and what everybody tries first. */
const common = new Set([
  '111111',
  '112233',
  '121212',
  '123123',
  '123321',
  '123456',
  '1234567',
  '12345678',
  '123456789',
  '1234567890',
  '123qwe',
  '1q2w3e',
  '1q2w3e4r',
  '1qaz2wsx',
  '555555',
  '654321',
  '666666',
  '7777777',
  '987654321',
  'abc123',
  'admin',
  'administrator',
  'asdfgh',
  'football',
  'iloveyou',
  'letmein',
  'marina',
  'monkey',
  'natasha',
  'parol',
  'passw0rd',
  'password',
  'password1',
  'qazwsx',
  'qwerty',
  'qwerty123',
  'qwertyuiop',
  'student',
  'welcome',
  'zxcvbn',
  'zxcvbnm',
]);

/** The same keys typed with the other layout count as the same word. */
const russianKeys = 'йцукенгшщзхъфывапролджэячсмитьбю';
const latinKeys = "qwertyuiop[]asdfghjkl;'zxcvbnm,.";

const asLatinKeys = (text: string): string =>
  [...text].map((key) => latinKeys[russianKeys.indexOf(key)] ?? key).join('');

const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u];

/** Judges a password. A hint for the person, never a rule: any characters are allowed. */
export function passwordStrength(password: string): Strength {
  const plain = password.toLowerCase();
  if (common.has(plain) || common.has(asLatinKeys(plain))) return 'common';
  if (/^(.)\1*$/u.test(plain) || 'abcdefghijklmnopqrstuvwxyz0123456789'.includes(plain)) {
    return 'common';
  }
  const variety = kinds.filter((kind) => kind.test(password)).length;
  const different = new Set(password).size;
  const score = Math.min([...password].length, different * 2) + (variety - 1) * 2;
  if (score >= 16) return 'strong';
  return score >= 11 ? 'fair' : 'weak';
}
