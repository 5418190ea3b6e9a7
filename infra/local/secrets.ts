import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { exportJWK, generateKeyPair } from 'jose';
import { shown } from './data-folder.ts';
import { close, listen, loopback } from './listen.ts';
import { StartFailure } from './start-failure.ts';

/** A running stand-in for the Secrets Manager cache that sits beside a Lambda. */
export interface Secrets {
  url: string;
  stop(): Promise<void>;
}

async function newTokenSecret(): Promise<string> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  return JSON.stringify({
    signingKey: { ...(await exportJWK(privateKey)), alg: 'ES256' },
    refreshKey: randomBytes(32).toString('base64url'),
  });
}

/** The secrets of a data folder, made at its first start and kept: sessions survive a restart. */
async function keptSecrets(folder: string, tokenSecretId: string): Promise<Record<string, string>> {
  const file = join(folder, 'secrets.json');
  if (existsSync(file)) {
    try {
      return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
    } catch {
      throw new StartFailure(
        `The file ${shown(file)} is not readable JSON: remove it to sign everybody out and start with new keys.`,
      );
    }
  }
  const secrets = { [tokenSecretId]: await newTokenSecret() };
  writeFileSync(file, JSON.stringify(secrets), { mode: 0o600 });
  return secrets;
}

/** Answers like the AWS Parameters and Secrets Lambda Extension. */
export async function startSecrets(folder: string, tokenSecretId: string): Promise<Secrets> {
  const secrets = await keptSecrets(folder, tokenSecretId);
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', `http://${loopback}`);
    const id = url.searchParams.get('secretId') ?? '';
    const secret = Object.hasOwn(secrets, id) ? secrets[id] : undefined;
    const reply = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    // The extension wants the session token of the function, which a mere visitor cannot know.
    if (!request.headers['x-aws-parameters-secrets-token']) {
      return reply(401, { message: 'missing X-Aws-Parameters-Secrets-Token header' });
    }
    if (url.pathname !== '/secretsmanager/get' || secret === undefined) {
      return reply(400, { message: 'ResourceNotFoundException' });
    }
    return reply(200, {
      ARN: `arn:aws:secretsmanager:local:000000000000:secret:${id}`,
      Name: id,
      SecretString: secret,
      VersionId: 'local',
      VersionStages: ['AWSCURRENT'],
      ResultMetadata: {},
    });
  });
  const port = await listen(server, 0);
  return { url: `http://${loopback}:${port}`, stop: () => close(server) };
}
