import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { close, loopback } from './listen.ts';

/** A running file store with one bucket. */
export interface Storage {
  endpoint: string;
  stop(): Promise<void>;
}

/** The only key pair that the file store knows. */
export const storageKeys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' } as const;

// The bucket of the cloud has the same rule: the site may read and put by signed address.
const cors = (origins: string[]) => `<CORSConfiguration><CORSRule>
${origins.map((origin) => `<AllowedOrigin>${origin}</AllowedOrigin>`).join('')}
<AllowedMethod>GET</AllowedMethod><AllowedMethod>HEAD</AllowedMethod><AllowedMethod>PUT</AllowedMethod>
<AllowedHeader>*</AllowedHeader><ExposeHeader>ETag</ExposeHeader><MaxAgeSeconds>3000</MaxAgeSeconds>
</CORSRule></CORSConfiguration>`;

/** Starts the file store; its objects lie as files in `files/` of the data folder. */
export async function startStorage(
  folder: string,
  bucket: string,
  siteOrigins: string[],
): Promise<Storage> {
  const directory = join(folder, 'files');
  mkdirSync(directory, { recursive: true });
  const store = new S3rver({
    address: loopback,
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket, configs: [cors(siteOrigins)] }],
  });
  const { port } = await store.run();
  return {
    endpoint: `http://${loopback}:${port}`,
    stop: () => close(store.httpServer),
  };
}
