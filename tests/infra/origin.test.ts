import { createServer, type Server } from 'node:http';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDependencies } from '#functions/data/dependencies.ts';
import { addressOf } from '#functions/http/address.ts';
import { close, listen, loopback } from '#infra/local/listen.ts';
import type { LocalSystem } from '#infra/local/system.ts';
import { originHeader } from '#shared/contracts/api-base.ts';
import { startTestSystem } from '#tests/support/system.ts';

const secret = 'what only CloudFront knows';

/** A request as the gateway hands it over; it notes at the end whom it heard from. */
const from = (forwarded: string | undefined, said?: string) => ({
  headers: {
    ...(forwarded !== undefined && { 'x-forwarded-for': forwarded }),
    ...(said !== undefined && { [originHeader]: said }),
  },
  requestContext: { http: { sourceIp: 'seen' } } as APIGatewayProxyEventV2['requestContext'],
});

describe('the address of a person', () => {
  it('is the one that CloudFront heard from, whatever the person made up before', () => {
    const proxies = { count: 1, secret };
    expect(addressOf(from('made up, person, edge', secret), proxies)).toBe('person');
    expect(addressOf(from('person, edge', secret), proxies)).toBe('person');
  });

  it('is the one that the gateway saw for whoever goes around CloudFront', () => {
    const proxies = { count: 1, secret };
    for (const said of [undefined, '', 'guessed', `${secret} `]) {
      expect(addressOf(from('made up, person', said), proxies)).toBe('seen');
    }
  });

  it('needs no secret behind a proxy that nobody can go around, nor without any', () => {
    expect(addressOf(from('person, proxy'), { count: 1, secret: null })).toBe('person');
    expect(addressOf(from('proxy'), { count: 1, secret: null })).toBe('seen');
    expect(addressOf(from('made up, person'), { count: 0, secret: null })).toBe('seen');
    expect(addressOf(from(undefined), { count: 1, secret: null })).toBe('seen');
  });
});

describe('the secret of the origin', () => {
  let system: LocalSystem;
  let cache: Server;
  let url: string;

  beforeAll(async () => {
    system = await startTestSystem({ seed: false });
    const { SECRETS_URL } = system.environment;
    // The cache of a function that knows one secret more.
    cache = createServer(async (request, response) => {
      const isOrigin = request.url?.endsWith('secretId=origin') ?? false;
      const headers = { 'x-aws-parameters-secrets-token': 'any' };
      const known = isOrigin ? undefined : await fetch(`${SECRETS_URL}${request.url}`, { headers });
      response.statusCode = known?.status ?? 200;
      response.end(known ? await known.text() : JSON.stringify({ SecretString: secret }));
    });
    url = `http://${loopback}:${await listen(cache, 0)}`;
  });
  afterAll(async () => {
    await close(cache);
    await system.stop();
  });

  const proxiesIn = async (more: Record<string, string>) => {
    const deps = await openDependencies({ ...system.environment, SECRETS_URL: url, ...more });
    deps.db.client.destroy();
    return deps.proxies;
  };

  it('is read where every other secret lies, and only where it is agreed', async () => {
    const cloud = { TRUSTED_PROXIES: '1', ORIGIN_SECRET_ID: 'origin' };
    expect(await proxiesIn(cloud)).toEqual({ count: 1, secret });
    expect(await proxiesIn({})).toEqual({ count: 0, secret: null });
  });

  it('that cannot be read stops the function instead of letting everybody through', async () => {
    await expect(proxiesIn({ ORIGIN_SECRET_ID: 'lost' })).rejects.toThrow(
      'The origin secret cannot be read: status 400',
    );
  });
});
