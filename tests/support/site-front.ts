import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server in front of the site that passes everything on and can bring a new release of the site. */
export interface SiteFront {
  url: string;
  /** From now on the service worker is another one. */
  release: () => void;
  stop: () => Promise<void>;
}

/** Starts it on a free port. */
export async function startSiteFront(origin: string): Promise<SiteFront> {
  let releases = 0;
  const server = createServer((message, response) => {
    // Nothing is answered "not modified": the worker of a new release has the same page behind it.
    const { host, 'if-none-match': _, 'accept-encoding': __, ...headers } = message.headers;
    // A connection that is kept may be shut at the other end just as it is used again.
    const options = { method: message.method, headers, agent: false } as const;
    const onward = request(new URL(message.url ?? '/', origin), options, (reply) => {
      const isWorker = message.url === '/sw.js';
      const { 'content-length': length, ...rest } = reply.headers;
      response.writeHead(
        reply.statusCode ?? 502,
        isWorker || length === undefined ? rest : { ...rest, 'content-length': length },
      );
      reply.on('data', (bytes) => response.write(bytes));
      reply.on('end', () => response.end(isWorker ? `\n// release ${releases}\n` : undefined));
    });
    onward.on('error', () => response.destroy());
    message.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    release: () => {
      releases += 1;
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
