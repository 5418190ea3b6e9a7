import { type Config, readConfig } from '#functions/platform/config.ts';
import { readOriginSecret, readTokenSecret } from '#functions/platform/secrets.ts';
import { createLinkMaker, type LinkMaker } from '#functions/platform/storage-links.ts';
import { createTokenService, type TokenService } from '#functions/platform/tokens.ts';
import { newUlid } from '#functions/platform/ulid.ts';
import { type Database, openDatabase } from './database.ts';

/** All that a use case needs from outside; time, ids and chance are arguments like everything else. */
export interface Dependencies {
  config: Config;
  db: Database;
  tokens: TokenService;
  files: LinkMaker;
  /**
   * Whom to believe about the address of a person: how many proxies stand in front, and what the outermost one says that
   * nobody else can; null where none can be gone around.
   */
  proxies: { count: number; secret: string | null };
  /** Server time, ms. */
  now: () => number;
  newId: () => string;
  /** A 32-bit seed. */
  newSeed: () => number;
}

/** Opens everything that the environment names. */
export async function openDependencies(
  environment: Record<string, string | undefined> = process.env,
): Promise<Dependencies> {
  const config = readConfig(environment);
  const db = openDatabase(config);
  const [secret, originSecret] = await Promise.all([
    readTokenSecret(config),
    readOriginSecret(config),
  ]);
  return {
    config,
    db,
    tokens: await createTokenService(secret, config.INSTITUTION),
    files: createLinkMaker({
      bucket: config.FILES_BUCKET,
      region: config.AWS_REGION,
      endpoint: config.S3_ENDPOINT,
      credentials: db.client.config.credentials,
    }),
    proxies: { count: config.TRUSTED_PROXIES, secret: originSecret },
    now: Date.now,
    newId: () => newUlid(),
    newSeed: () => crypto.getRandomValues(new Uint32Array(1))[0] as number,
  };
}

let opened: Promise<Dependencies> | undefined;

/** The dependencies of this process, opened at first use; a failed opening is tried again by the next request. */
export function sharedDependencies(): Promise<Dependencies> {
  opened ??= openDependencies().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}
