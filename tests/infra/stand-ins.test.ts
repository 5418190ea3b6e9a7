import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { importJWK, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LocalSystem } from '#infra/local/system.ts';
import { startTestSystem } from '#tests/support/system.ts';

let system: LocalSystem;

beforeAll(async () => {
  system = await startTestSystem({ seed: false });
}, 20_000);
afterAll(() => system.stop());

describe('the stand-ins of the cloud', () => {
  it('give the token secret only to a function', async () => {
    const { SECRETS_URL, TOKEN_SECRET_ID } = system.environment;
    const read = (id: string, headers: Record<string, string> = {}) =>
      fetch(`${SECRETS_URL}/secretsmanager/get?secretId=${id}`, { headers });
    const token = { 'X-Aws-Parameters-Secrets-Token': 'any' };
    expect((await read(`${TOKEN_SECRET_ID}`)).status).toBe(401);
    expect((await read('constructor', token)).status).toBe(400);
    const reply = (await (await read(`${TOKEN_SECRET_ID}`, token)).json()) as {
      SecretString: string;
    };
    const { signingKey, refreshKey } = JSON.parse(reply.SecretString);
    expect(Buffer.from(refreshKey, 'base64url')).toHaveLength(32);
    const key = await importJWK(signingKey, 'ES256');
    await expect(new SignJWT({}).setProtectedHeader({ alg: 'ES256' }).sign(key)).resolves.toMatch(
      /^eyJ/,
    );
  });

  it('take a file by a signed address from the site, and no other body than was signed', async () => {
    const { S3_ENDPOINT = '', FILES_BUCKET = '' } = system.environment;
    const client = new S3Client({
      endpoint: S3_ENDPOINT,
      forcePathStyle: true,
      requestChecksumCalculation: 'WHEN_REQUIRED',
    });
    const url = await getSignedUrl(
      client,
      new PutObjectCommand({
        Bucket: FILES_BUCKET,
        Key: 'a/b.txt',
        ContentType: 'text/plain',
        ContentLength: 5,
      }),
      { signableHeaders: new Set(['content-type', 'content-length']) },
    );
    const put = (body: string, type = 'text/plain') =>
      fetch(url, {
        method: 'PUT',
        body,
        headers: { 'content-type': type, origin: system.url },
      });
    expect((await put('longer than signed')).status).toBe(403);
    expect((await put('hello', 'text/html')).status).toBe(403);
    const reply = await put('hello');
    expect(reply.status).toBe(200);
    expect(reply.headers.get('access-control-allow-origin')).toBe(system.url);
    const stranger = await fetch(url, {
      method: 'OPTIONS',
      headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'PUT' },
    });
    expect(stranger.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('take letters and show them', async () => {
    const client = new SESv2Client({ endpoint: system.environment.SES_ENDPOINT ?? '' });
    await client.send(
      new SendEmailCommand({
        FromEmailAddress: 'trainer@example.org',
        Destination: { ToAddresses: ['anna@example.org'] },
        Content: { Simple: { Subject: { Data: 'Привет' }, Body: { Text: { Data: '晶圆' } } } },
      }),
    );
    const { emails } = (await (await fetch(`${system.mailUrl}/store`)).json()) as {
      emails: { subject: string }[];
    };
    expect(emails.map(({ subject }) => subject)).toContain('Привет');
  });

  it('leave the settings of the process as they were', async () => {
    expect(process.env.DYNAMODB_ENDPOINT).toBe(system.environment.DYNAMODB_ENDPOINT);
    await expect(startTestSystem()).rejects.toThrow('already runs');
    await system.stop();
    expect(process.env.DYNAMODB_ENDPOINT).toBeUndefined();
    system = await startTestSystem({ seed: false });
    expect((await fetch(`${system.url}/runtime-config.json`)).status).toBe(200);
  });
});
