import * as z from 'zod/mini';
import type { Config } from './config.ts';

const secretSchema = z.object({
  signingKey: z.looseObject({ kty: z.literal('EC'), crv: z.literal('P-256') }),
  refreshKey: z.string().check(z.minLength(43)),
});

/** Keys that sign access tokens (ES256, private JWK) and derive refresh tokens (HMAC, base64url). */
export type TokenSecret = z.infer<typeof secretSchema>;

const replySchema = z.object({ SecretString: z.string() });

/**
 * Reads the token secret from the Secrets Manager cache beside the function. No secret is in code or in
 * the environment.
 */
export async function readTokenSecret(config: Config): Promise<TokenSecret> {
  const url = new URL('/secretsmanager/get', config.SECRETS_URL);
  url.searchParams.set('secretId', config.TOKEN_SECRET_ID);
  const reply = await fetch(url, {
    headers: { 'X-Aws-Parameters-Secrets-Token': process.env.AWS_SESSION_TOKEN ?? 'local' },
    signal: AbortSignal.timeout(1500),
  });
  if (!reply.ok) throw new Error(`The token secret cannot be read: status ${reply.status}`);
  const { SecretString } = replySchema.parse(await reply.json());
  return secretSchema.parse(JSON.parse(SecretString));
}
