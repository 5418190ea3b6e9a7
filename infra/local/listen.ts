import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StartFailure } from './start-failure.ts';

/** The only address on which the local system listens: its stand-ins trust whoever reaches them. */
export const loopback = '127.0.0.1';

/** Binds a server on the loopback address and answers its port; 0 asks for any free one. */
export function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') {
        const other = port < 65_535 ? port + 1 : port - 1;
        reject(
          new StartFailure(
            `Port ${port} is in use: end what listens there, or choose another, for example PORT=${other} npm start.`,
          ),
        );
      } else if (error.code === 'EACCES') {
        reject(new StartFailure(`Port ${port} needs more rights: choose one above 1023 in PORT.`));
      } else reject(error);
    });
    // A whole class that presses Start at once must not be turned away by a short queue.
    server.listen({ port, host: loopback, backlog: 4096 }, () =>
      resolve((server.address() as AddressInfo).port),
    );
  });
}

/** Closes a server at once, with the connections that clients keep open. */
export function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

/** A port that was free a moment ago, for engines that cannot choose one and tell it. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server, 0);
  await close(server);
  return port;
}

/** An address of this machine as people know it: it listens on the loopback address, which they call localhost. */
export const knownAddress = (url: string): string => url.replace('127.0.0.1', 'localhost');
