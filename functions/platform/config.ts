import * as z from 'zod/mini';

/**
 * Settings of the functions, read from the environment once per process. The cloud sets them through
 * CDK, the local system through its own start; the endpoints are set only where an engine other than
 * AWS answers.
 */
const schema = z.object({
  /** Name of the institution that this deployment serves: a claim of every access token. */
  INSTITUTION: z.string().check(z.minLength(1)),
  CONTENT_TABLE: z.string().check(z.minLength(3)),
  ACTIVITY_TABLE: z.string().check(z.minLength(3)),
  TOKENS_TABLE: z.string().check(z.minLength(3)),
  FILES_BUCKET: z.string().check(z.minLength(3)),
  AWS_REGION: z.string().check(z.minLength(1)),
  /** Where the Secrets Manager cache answers: `<url>/secretsmanager/get?secretId=<id>`. */
  SECRETS_URL: z._default(z.url(), 'http://localhost:2773'),
  /** Secret that holds {"signingKey": ES256 private JWK, "refreshKey": base64url of 32 bytes}. */
  TOKEN_SECRET_ID: z.string().check(z.minLength(1)),
  /** Proxies in front of the gateway that note in X-Forwarded-For whom they heard from. */
  TRUSTED_PROXIES: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(5)), 0),
  /** Secret that the outermost proxy sends with every request; absent where nobody can go around it. */
  ORIGIN_SECRET_ID: z.optional(z.string().check(z.minLength(1))),
  DYNAMODB_ENDPOINT: z.optional(z.url()),
  S3_ENDPOINT: z.optional(z.url()),
  SES_ENDPOINT: z.optional(z.url()),
});

export type Config = z.infer<typeof schema>;

/** Reads the settings; a missing or malformed one stops the process with a sentence that names it. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const parsed = schema.safeParse(environment);
  if (parsed.success) return parsed.data;
  const names = parsed.error.issues.map((issue) => issue.path.join('.')).join(', ');
  throw new Error(`The environment lacks or misstates: ${names}`);
}
