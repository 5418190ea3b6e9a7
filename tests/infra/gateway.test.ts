import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LocalSystem } from '#infra/local/system.ts';
import { startTestSystem } from '#tests/support/system.ts';

const page =
  '<!doctype html><meta property="csp-nonce" nonce="bm9uY2U" /><title>Тренажёр</title><div id="root"></div>';
const script = `console.log(${JSON.stringify('crystal '.repeat(200))})`;

let folder: string;
let system: LocalSystem;
const events: APIGatewayProxyEventV2[] = [];
const told: string[] = [];

/** A request that no client library tidies up. */
function raw(path: string, options: { method?: string; headers?: Record<string, string> } = {}) {
  return new Promise<{ status: number; body: Buffer }>((resolve, reject) => {
    const { hostname, port } = new URL(system.url);
    request({ hostname, port, path, ...options }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, body: Buffer.concat(parts) }),
      );
    })
      .on('error', reject)
      .end();
  });
}

const call = (path: string, init?: RequestInit) => fetch(`${system.url}/api/v1${path}`, init);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'trainer-site-'));
  const site = join(folder, 'dist');
  mkdirSync(join(site, 'assets'), { recursive: true });
  writeFileSync(join(site, 'index.html'), page);
  writeFileSync(join(site, 'assets', 'main-abc123.js'), script);
  writeFileSync(join(folder, 'secret.txt'), 'not part of the site');
  system = await startTestSystem({
    seed: false,
    site,
    timeoutMs: 200,
    tell: (line) => told.push(line),
    functions: {
      works: async (event) => {
        events.push(event);
        return {
          statusCode: 201,
          headers: { 'Content-Type': 'application/json' },
          cookies: ['a=1', 'b=2'],
          body: '{"ok":true}',
        };
      },
      auth: async (event) => {
        events.push(event);
        return { statusCode: 200, body: 'AAEC', isBase64Encoded: true };
      },
      courses: () => Promise.reject(new Error('boom')),
      maintenance: () => new Promise(() => {}),
      docs: async () => ({ openapi: '3.1.0' }),
    },
  });
}, 20_000);

afterAll(async () => {
  await system.stop();
  rmSync(folder, { recursive: true });
});

describe('the API of the gateway', () => {
  it('hands a function the event of an HTTP API', async () => {
    const reply = await call('/works/a%20b/?lang=en&tag=x&tag=%D1%8F', {
      headers: { Cookie: 'one=1; two=2', 'X-Mark': 'M', 'user-agent': 'probe' },
    });
    expect(reply.status).toBe(201);
    expect(reply.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect(reply.headers.get('content-type')).toBe('application/json');
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(await reply.json()).toEqual({ ok: true });
    expect(events.at(-1)).toMatchObject({
      version: '2.0',
      routeKey: 'GET /api/v1/works/{id}',
      rawPath: '/api/v1/works/a b',
      rawQueryString: 'lang=en&tag=x&tag=%D1%8F',
      cookies: ['one=1', 'two=2'],
      headers: { 'x-mark': 'M' },
      queryStringParameters: { lang: 'en', tag: 'x,я' },
      pathParameters: { id: 'a b' },
      isBase64Encoded: false,
      requestContext: {
        stage: '$default',
        routeKey: 'GET /api/v1/works/{id}',
        requestId: reply.headers.get('apigw-requestid'),
        http: {
          method: 'GET',
          path: '/api/v1/works/a b',
          protocol: 'HTTP/1.1',
          sourceIp: '127.0.0.1',
          userAgent: 'probe',
        },
      },
    });
    expect(events.at(-1)).not.toHaveProperty('body');
    expect(events.at(-1)?.headers).not.toHaveProperty('cookie');
  });

  it('passes text as it is and bytes in base64, both ways', async () => {
    const send = (type: string, body: BodyInit) =>
      call('/auth/sign-in', { method: 'POST', headers: { 'content-type': type }, body });
    const reply = await send('application/json; charset=utf-8', '{"name":"Ёж"}');
    expect(Buffer.from(await reply.arrayBuffer())).toEqual(Buffer.from([0, 1, 2]));
    expect(events.at(-1)).toMatchObject({ body: '{"name":"Ёж"}', isBase64Encoded: false });
    await send('application/octet-stream', new Uint8Array([255, 0, 254]));
    expect(events.at(-1)).toMatchObject({ body: '/wD+', isBase64Encoded: true });
  });

  it('answers what no function answers as the cloud does', async () => {
    const said = async (reply: Promise<Response>) => [
      (await reply).status,
      await (await reply).json(),
    ];
    const nothing = [404, { message: 'Not Found' }];
    expect(await said(call('/no-such-thing'))).toEqual(nothing);
    expect(await said(call('/works/1/nothing'))).toEqual(nothing);
    expect(await said(call('/works/1', { method: 'DELETE' }))).toEqual(nothing);
    expect(await said(fetch(`${system.url}/api/v2/works/1`))).toEqual(nothing);
    expect(await said(call('/works/%E0%A4%A'))).toEqual([400, { message: 'Bad Request' }]);
    expect(await said(call('/courses'))).toEqual([500, { message: 'Internal Server Error' }]);
    expect(told.join('\n')).toContain('boom');
    expect(await said(call('/technical-works'))).toEqual([503, { message: 'Service Unavailable' }]);
    expect(await said(call('/openapi.json'))).toEqual([200, { openapi: '3.1.0' }]);
  });

  it('refuses a body that no function could take, announced or not', async () => {
    const post = (body: BodyInit, more: object = {}) =>
      call('/auth/sign-in', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
        ...more,
      });
    const limit = 6 * 1024 * 1024;
    expect((await post('x'.repeat(limit))).status).toBe(200);
    const reply = await post('x'.repeat(limit + 1));
    expect([reply.status, await reply.json()]).toEqual([413, { message: 'Content Too Large' }]);
    const stream = new Blob(['x'.repeat(limit + 1)]).stream();
    expect((await post(stream, { duplex: 'half' })).status).toBe(413);
  });
});

describe('the site of the gateway', () => {
  it('gives every route the page, with the headers of the site and the nonce of the build', async () => {
    for (const path of ['/', '/cabinet', '/works/01J/pass?x=1', '/index.html']) {
      const reply = await fetch(`${system.url}${path}`);
      expect([reply.status, await reply.text()]).toEqual([200, page]);
      expect(reply.headers.get('cache-control')).toBe('no-cache');
      const policy = reply.headers.get('content-security-policy');
      expect(policy).toContain("style-src 'self' 'nonce-bm9uY2U'");
      expect(policy).toContain(`connect-src 'self' ${system.environment.S3_ENDPOINT}`);
    }
  });

  it('compresses, lets hashed files be kept for ever and answers 304', async () => {
    const path = '/assets/main-abc123.js';
    const { body } = await raw(path, { headers: { 'accept-encoding': 'gzip, br' } });
    expect(brotliDecompressSync(body).toString()).toBe(script);
    expect(body.length).toBeLessThan(script.length / 4);
    const reply = await fetch(`${system.url}${path}`);
    expect(await reply.text()).toBe(script);
    expect(reply.headers.get('cache-control')).toBe('public,max-age=31536000,immutable');
    const etag = reply.headers.get('etag') ?? '';
    const again = await fetch(`${system.url}${path}`, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    const head = await fetch(`${system.url}${path}`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  it('gives nothing from outside the site', async () => {
    const tricks = ['/../secret.txt', '/%2e%2e/secret.txt', '/assets/..%2f..%2fsecret.txt'];
    for (const path of [...tricks, '/..%5csecret.txt', '//secret.txt', '/secret.txt%00.js']) {
      const { status, body } = await raw(path);
      expect([path, status, body.toString()]).toEqual([path, 404, 'Not found']);
    }
    expect((await raw('/', { method: 'POST' })).status).toBe(405);
  });

  it('notices a new build, and tells the site of its deployment', async () => {
    const site = join(folder, 'dist');
    writeFileSync(join(site, 'new.txt'), 'new');
    writeFileSync(join(site, 'index.html'), page.replace('bm9uY2U', 'bmV4dA'));
    const reply = await fetch(system.url);
    expect(reply.headers.get('content-security-policy')).toContain("'nonce-bmV4dA'");
    expect(await (await fetch(`${system.url}/new.txt`)).text()).toBe('new');
    writeFileSync(join(site, 'index.html'), page);
    const config = await fetch(`${system.url}/runtime-config.json`);
    expect(config.headers.get('cache-control')).toBe('no-cache');
    expect(await config.json()).toMatchObject({
      apiBase: '/api/v1',
      filesOrigin: system.environment.S3_ENDPOINT,
      demo: true,
    });
  });
});
