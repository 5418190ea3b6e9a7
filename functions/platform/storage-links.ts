import { createHash, createHmac } from 'node:crypto';
import { SignatureV4 } from '@smithy/signature-v4';

type Credentials = ConstructorParameters<typeof SignatureV4>[0]['credentials'];

/** A link lives at least this long and is the same for everybody who asks within it, so browsers cache it. */
const windowSeconds = 3600;

/** SHA-256 as the signer wants it: a class with update and digest. */
class Sha256 {
  readonly #hash;
  constructor(secret?: string | ArrayBuffer | ArrayBufferView) {
    this.#hash =
      secret === undefined
        ? createHash('sha256')
        : createHmac('sha256', secret as NodeJS.ArrayBufferView);
  }
  update(data: Uint8Array | string) {
    this.#hash.update(data);
  }
  async digest() {
    return new Uint8Array(this.#hash.digest());
  }
}

export interface LinkMaker {
  /** Short-lived signed links to stored files, by file id. */
  links(fileIds: readonly string[], now: number): Promise<Map<string, string>>;
}

/** Makes download links to the private bucket. Links of the same hour are equal. */
export function createLinkMaker(options: {
  bucket: string;
  region: string;
  endpoint?: string | undefined;
  credentials: Credentials;
}): LinkMaker {
  const { bucket, region, endpoint, credentials } = options;
  // A local engine is addressed by path, S3 by the name of the bucket.
  const base = new URL(endpoint ?? `https://${bucket}.s3.${region}.amazonaws.com`);
  const prefix = endpoint ? `/${bucket}` : '';
  const signer = new SignatureV4({
    service: 's3',
    region,
    credentials,
    sha256: Sha256,
    uriEscapePath: false,
    applyChecksum: false,
  });

  async function link(fileId: string, signingDate: Date): Promise<string> {
    const signed = await signer.presign(
      {
        method: 'GET',
        protocol: base.protocol,
        hostname: base.hostname,
        ...(base.port && { port: Number(base.port) }),
        path: `${prefix}/${fileKey(fileId)}`,
        // A link carries no body, so none is hashed into its signature.
        headers: { host: base.host, 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' },
        query: {},
      },
      { signingDate, expiresIn: 2 * windowSeconds },
    );
    const url = new URL(signed.path, base);
    for (const [name, value] of Object.entries(signed.query ?? {})) {
      url.searchParams.set(name, String(value));
    }
    return url.href;
  }

  return {
    async links(fileIds, now) {
      const hour = Math.floor(now / 1000 / windowSeconds) * windowSeconds;
      const ids = [...new Set(fileIds)];
      const made = await Promise.all(ids.map((id) => link(id, new Date(hour * 1000))));
      return new Map(ids.map((id, i) => [id, made[i] as string]));
    },
  };
}

/** Where the bytes of a file are in the bucket. */
export const fileKey = (fileId: string): string => `files/${fileId}`;
