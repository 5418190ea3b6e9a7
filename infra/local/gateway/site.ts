import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import { contentType } from '../../content-types.ts';
import type { RuntimeConfig } from '../../runtime-config.ts';
import { cacheControl, readStyleNonce, siteHeaders } from '../../site-headers.ts';

const packed = /\.(ico|jpg|pdf|png|webp|woff2)$/;
const notBuilt = Buffer.from(
  '<!doctype html><title>No site</title><p>The site is not built: run npm run build.</p>',
);

type Encoding = 'br' | 'gzip' | 'identity';

const compress: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [zlib.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (bytes) => promisify(gzip)(bytes),
  identity: async (bytes) => bytes,
};

interface SiteFile {
  type: string;
  read(): Buffer;
  variants: Map<Encoding, Promise<{ bytes: Buffer; etag: string }>>;
}

interface Build {
  stamp: number;
  /** By the path in the address: what is not listed here cannot be reached. */
  files: Map<string, SiteFile>;
  headers: Record<string, string>;
}

const siteFile = (path: string, read: () => Buffer): SiteFile => ({
  type: contentType(path),
  read,
  variants: new Map(),
});

function chooseEncoding(message: IncomingMessage, path: string): Encoding {
  const accepted = String(message.headers['accept-encoding'] ?? '');
  if (packed.test(path)) return 'identity';
  return /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}

function variantOf(file: SiteFile, encoding: Encoding) {
  let variant = file.variants.get(encoding);
  if (!variant) {
    const bytes = file.read();
    const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
    variant = compress[encoding](bytes).then((done) => ({
      bytes: done,
      etag: `"${hash}-${encoding}"`,
    }));
    file.variants.set(encoding, variant);
  }
  return variant;
}

/** Serves a built site as CloudFront does: same headers, compression and page for every route. */
export class Site {
  readonly #folder: string;
  readonly #config: RuntimeConfig;
  #build: Build | undefined;

  constructor(folder: string, config: RuntimeConfig) {
    this.#folder = folder;
    this.#config = config;
  }

  /** A new build is noticed by the time of its page. */
  #current(): Build {
    const page = join(this.#folder, 'index.html');
    const stamp = existsSync(page) ? statSync(page).mtimeMs : 0;
    if (this.#build?.stamp !== stamp) this.#build = this.#load(stamp, page);
    return this.#build;
  }

  #load(stamp: number, page: string): Build {
    const files = new Map<string, SiteFile>();
    const entries = stamp
      ? readdirSync(this.#folder, { recursive: true, withFileTypes: true })
      : [];
    for (const entry of entries.filter((each) => each.isFile())) {
      const path = join(entry.parentPath, entry.name);
      const address = `/${relative(this.#folder, path).split(sep).join('/')}`;
      files.set(
        address,
        siteFile(address, () => readFileSync(path)),
      );
    }
    const json = Buffer.from(JSON.stringify(this.#config));
    files.set(
      '/runtime-config.json',
      siteFile('/runtime-config.json', () => json),
    );
    if (!stamp)
      files.set(
        '/index.html',
        siteFile('/index.html', () => notBuilt),
      );
    const headers = siteHeaders({
      filesOrigin: this.#config.filesOrigin,
      styleNonce: stamp ? readStyleNonce(readFileSync(page, 'utf8')) : undefined,
      https: false,
    });
    return { stamp, files, headers };
  }

  /** Answers one request of the site. */
  async answer(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const { files, headers } = this.#current();
    const plain = (status: number, text: string) =>
      response
        .writeHead(status, {
          ...headers,
          'content-type': 'text/plain',
          'cache-control': 'no-store',
        })
        .end(message.method === 'HEAD' ? undefined : text);
    if (message.method !== 'GET' && message.method !== 'HEAD') {
      plain(405, 'Method not allowed');
      return;
    }
    const asked = pathOf(message.url ?? '/');
    // Routes of the application have no extension: the page decides what they show.
    const path = asked !== undefined && extname(asked) === '' ? '/index.html' : (asked ?? '');
    const file = files.get(path);
    if (!file) {
      plain(404, 'Not found');
      return;
    }
    const encoding = chooseEncoding(message, path);
    const { bytes, etag } = await variantOf(file, encoding);
    const reply = {
      ...headers,
      'cache-control': cacheControl(path),
      etag,
      vary: 'accept-encoding',
    };
    if (message.headers['if-none-match']?.split(/,\s*/).includes(etag)) {
      response.writeHead(304, reply).end();
      return;
    }
    response
      .writeHead(200, {
        ...reply,
        'content-type': file.type,
        'content-length': bytes.length,
        ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      })
      .end(message.method === 'HEAD' ? undefined : bytes);
  }
}

function pathOf(url: string): string | undefined {
  try {
    return decodeURIComponent(url.split('?', 1)[0] ?? '/');
  } catch {
    return undefined;
  }
}
