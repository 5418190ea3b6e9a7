import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** argon2id with 19 MiB, two passes, one lane: about 30 ms of one core. */
const current = { memory: 19 * 1024, passes: 2, parallelism: 1, tagLength: 32 } as const;

const derive = promisify(argon2);

interface Parameters {
  memory: number;
  passes: number;
  parallelism: number;
  tagLength: number;
}

const hashWith = (password: string, nonce: Buffer, parameters: Parameters) =>
  derive('argon2id', { message: password.normalize('NFC'), nonce, ...parameters });

/** Hashes a password; the parameters are stored with the hash, so that they can grow. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await hashWith(password, nonce, current);
  const { memory, passes, parallelism } = current;
  const encoded = [nonce, tag].map((part) => part.toString('base64url')).join('$');
  return `argon2id$m=${memory},t=${passes},p=${parallelism}$${encoded}`;
}

/** Whether a password is the one of a stored hash. */
export async function isPassword(password: string, stored: string): Promise<boolean> {
  const [, settings = '', nonce = '', tag = ''] = stored.split('$');
  const [memory, passes, parallelism] = settings.split(',').map((part) => Number(part.slice(2)));
  const expected = Buffer.from(tag, 'base64url');
  const given = await hashWith(password, Buffer.from(nonce, 'base64url'), {
    memory: memory ?? current.memory,
    passes: passes ?? current.passes,
    parallelism: parallelism ?? current.parallelism,
    tagLength: expected.length,
  });
  return timingSafeEqual(given, expected);
}

let decoy: Promise<string> | undefined;

/** A hash that no password has: checking against it takes as long as against a real one. */
export function decoyHash(): Promise<string> {
  decoy ??= hashPassword(randomBytes(24).toString('hex'));
  return decoy;
}
