import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { importJWK } from 'jose';
import { afterAll, describe, expect, it } from 'vitest';
import { bundleFunction } from '#infra/bundling.ts';
import { listen, loopback } from '#infra/local/listen.ts';
import { projectRoot } from '#infra/local/project-root.ts';
import { startStorage, storageKeys } from '#infra/local/storage.ts';
import { showPage, stripSlash } from '#infra/stacks/site-functions.ts';
import { uploadSite } from '#infra/upload-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'trainer-parts-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs source text as CommonJS, with the modules that it may ask for. */
function evaluate<T>(source: string, result: string, modules: Record<string, unknown> = {}): T {
  const run = new Function('require', 'exports', `${source}\nreturn ${result};`);
  return run((name: string) => modules[name] ?? process.getBuiltinModule(name), {}) as T;
}

describe('the functions at the edge', () => {
  type Edge = (event: { request: { uri: string } }) => { uri: string };
  const at = (source: string) => {
    const edge = evaluate<Edge>(source, 'handler');
    return (uri: string) => edge({ request: { uri } }).uri;
  };

  it('show the page for every route and files as they are', () => {
    const show = at(showPage);
    for (const uri of ['/', '/cabinet', '/works/01J/pass', '/a.b/c']) {
      expect(show(uri)).toBe('/index.html');
    }
    expect(show('/assets/main-a1.js')).toBe('/assets/main-a1.js');
  });

  it('take a trailing slash off a call', () => {
    const strip = at(stripSlash);
    expect([strip('/api/v1/works/'), strip('/api/v1/works'), strip('/')]).toEqual([
      '/api/v1/works',
      '/api/v1/works',
      '/',
    ]);
  });
});

describe('the filling of the token secret', () => {
  async function run(stored: string | undefined, type = 'Create') {
    const written: string[] = [];
    const replies: { Status: string }[] = [];
    const server = createServer(async (request, response) => {
      let body = '';
      for await (const part of request) body += part;
      replies.push(JSON.parse(body));
      response.end();
    });
    const port = await listen(server, 0);
    class Command {
      input: { SecretString?: string };
      constructor(input: { SecretString?: string }) {
        this.input = input;
      }
    }
    const sdk = {
      SecretsManagerClient: class {
        async send({ input }: Command) {
          if (input.SecretString) written.push(input.SecretString);
          return { SecretString: stored };
        }
      },
      GetSecretValueCommand: Command,
      PutSecretValueCommand: Command,
    };
    const source = readFileSync(
      join(projectRoot, 'infra', 'constructs', 'fill-token-secret.cjs'),
      'utf8',
    );
    const modules = { '@aws-sdk/client-secrets-manager': sdk };
    const handler = evaluate<(event: object) => Promise<void>>(source, 'exports.handler', modules);
    await handler({
      RequestType: type,
      ResponseURL: `http://${loopback}:${port}/`,
      ResourceProperties: { SecretId: 'id' },
      LogicalResourceId: 'Filled',
    });
    server.close();
    expect(replies).toMatchObject([{ Status: 'SUCCESS', PhysicalResourceId: 'Filled' }]);
    return written;
  }

  it('makes keys once and never replaces them', async () => {
    const [written, ...more] = await run('characters that Secrets Manager made up');
    expect(more).toEqual([]);
    const { signingKey, refreshKey } = JSON.parse(written ?? '');
    await expect(importJWK(signingKey, 'ES256')).resolves.toBeDefined();
    expect(Buffer.from(refreshKey, 'base64url')).toHaveLength(32);
    expect(await run(written)).toEqual([]);
    expect(await run(undefined, 'Delete')).toEqual([]);
  });

  it('fits into a template', () => {
    const file = join(projectRoot, 'infra', 'constructs', 'fill-token-secret.cjs');
    expect(readFileSync(file, 'utf8').length).toBeLessThan(4096);
  });
});

describe('the upload of the site', () => {
  it('puts files with their types and life-times, and the configuration of the stage', async () => {
    const site = join(folder, 'dist');
    mkdirSync(join(site, 'assets'), { recursive: true });
    writeFileSync(join(site, 'index.html'), '<meta property="csp-nonce" nonce="bm9uY2U">');
    writeFileSync(join(site, 'runtime-config.json'), '{}');
    writeFileSync(join(site, 'sw.js'), '2');
    writeFileSync(join(site, 'assets', 'main-a1.js'), '1');
    const storage = await startStorage(join(folder, 'store'), 'site', ['http://127.0.0.1']);
    const client = new S3Client({
      endpoint: storage.endpoint,
      forcePathStyle: true,
      region: 'local',
      credentials: storageKeys,
      requestChecksumCalculation: 'WHEN_REQUIRED',
    });
    const order: string[] = [];
    client.middlewareStack.add(
      (next) => (args) => {
        if ('Body' in args.input) order.push(String((args.input as { Key?: string }).Key));
        return next(args);
      },
      { step: 'initialize' },
    );
    const outputs = { SiteBucket: 'site', RuntimeConfig: '{"demo":true}', StyleNonce: 'bm9uY2U' };
    expect(await uploadSite(client, site, outputs)).toBe(4);
    // Whatever names other files comes after them.
    expect(order).toEqual(['assets/main-a1.js', 'runtime-config.json', 'index.html', 'sw.js']);
    const read = async (Key: string) => {
      const reply = await client.send(new GetObjectCommand({ Bucket: 'site', Key }));
      return [reply.ContentType, reply.CacheControl, await reply.Body?.transformToString()];
    };
    expect(await read('assets/main-a1.js')).toEqual([
      'text/javascript; charset=utf-8',
      'public,max-age=31536000,immutable',
      '1',
    ]);
    expect(await read('runtime-config.json')).toEqual([
      'application/json',
      'no-cache',
      '{"demo":true}',
    ]);
    expect((await read('index.html'))[1]).toBe('no-cache');
    // A browser must hear of a new service worker at once.
    expect((await read('sw.js'))[1]).toBe('no-cache');
    await expect(uploadSite(client, site, { ...outputs, StyleNonce: 'other' })).rejects.toThrow(
      'deploy once more',
    );
    client.destroy();
    await storage.stop();
  });
});

describe('the bundle of a function', () => {
  it('runs by itself, without the packages of the project', { timeout: 20_000 }, async () => {
    const { file, bytes, gzip } = await bundleFunction(
      join(projectRoot, 'functions', 'api', 'attempts', 'handler.ts'),
    );
    expect(gzip).toBeLessThan(bytes / 2);
    const module = (await import(/* @vite-ignore */ file)) as { handler: unknown };
    expect(module.handler).toBeTypeOf('function');
    rmSync(join(file, '..'), { recursive: true });
  });
});
