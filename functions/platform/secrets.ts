import * as z from 'zod/mini';
import type { Config } from './config.ts';

const secretSchema = z.object({
  signingKey: z.looseObject({ kty: z.literal('EC'), crv: z.literal('P-256') }),
  refreshKey: z.string().check(z.minLength(43)),
});

/** Keys that sign access tokens (ES256, private JWK) and derive refresh tokens (HMAC, base64url). */
export type TokenSecret = z.infer<typeof secretSchema>;

const replySchema = z.object({ SecretString: z.string() });

/** Reads a secret from the Secrets Manager cache beside the function. No secret is in code or in the environment. */
async function readSecret(config: Config, what: string, id: string): Promise<string> {
  const url = new URL('/secretsmanager/get', config.SECRETS_URL);
  url.searchParams.set('secretId', id);
  const reply = await fetch(url, {
    headers: { 'X-Aws-Parameters-Secrets-Token': process.env.AWS_SESSION_TOKEN ?? 'local' },
    signal: AbortSignal.timeout(1500),
  });
  if (!reply.ok) throw new Error(`The ${what} secret cannot be read: status ${reply.status}`);
  return replySchema.parse(await reply.json()).SecretString;
}

/** The keys of tokens. */
export async function readTokenSecret(config: Config): Promise<TokenSecret> {
  return secretSchema.parse(JSON.parse(await readSecret(config, 'token', config.TOKEN_SECRET_ID)));
}

/** What the outermost proxy sends with every request; null where none is agreed. */
export async function readOriginSecret(config: Config): Promise<string | null> {
  const { ORIGIN_SECRET_ID: id } = config;
  return id === undefined ? null : readSecret(config, 'origin', id);
}
