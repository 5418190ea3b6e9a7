import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { contentType } from './content-types.ts';
import { cacheControl, readStyleNonce } from './site-headers.ts';
import type { SiteOutputs } from './site-outputs.ts';

const configPath = '/runtime-config.json';

/** The page and the service worker: each names files that must be there before it. */
const lastPaths = ['/index.html', '/sw.js'];

function addressesOf(site: string): string[] {
  return readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(site, join(entry.parentPath, entry.name)).split(sep).join('/')}`);
}

/**
 * Puts a built site into the bucket of its deployment: first the files with a hash in their name,
 * then the page that names them, so that nobody gets a page whose files are not there yet, and last the
 * service worker, which keeps the page that it finds. Old files stay, since a
 * page that is open in a browser still asks for them.
 */
export async function uploadSite(
  client: S3Client,
  site: string,
  outputs: Omit<SiteOutputs, 'Address'>,
): Promise<number> {
  const nonce = readStyleNonce(readFileSync(join(site, 'index.html'), 'utf8')) ?? '';
  if (nonce !== outputs.StyleNonce) {
    throw new Error('The site was built again after its headers were deployed: deploy once more.');
  }
  const isHashed = (path: string) => path.startsWith('/assets/');
  const paths = addressesOf(site).filter((path) => path !== configPath);
  const turns = [
    paths.filter(isHashed),
    paths.filter((path) => !isHashed(path) && !lastPaths.includes(path)),
    [configPath],
    ...lastPaths.map((last) => paths.filter((path) => path === last)),
  ];
  for (const turn of turns) {
    await Promise.all(
      turn.map((path) =>
        client.send(
          new PutObjectCommand({
            Bucket: outputs.SiteBucket,
            Key: path.slice(1),
            Body: path === configPath ? outputs.RuntimeConfig : readFileSync(join(site, path)),
            ContentType: contentType(path),
            CacheControl: cacheControl(path),
          }),
        ),
      ),
    );
  }
  return turns.flat().length;
}
