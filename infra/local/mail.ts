import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import mailModule from 'aws-ses-v2-local';
import { close, loopback } from './listen.ts';

/** A running mail stand-in: takes what SES takes and shows it on a page, sends nothing. */
export interface Mail {
  endpoint: string;
  stop(): Promise<void>;
}

type StartServer = (config: { host: string; port: number }) => Promise<Server>;

/** Starts the mail stand-in; its letters are gone when it stops. */
export async function startMail(): Promise<Mail> {
  // The package is CommonJS: Node hands over its exports, a bundler the function among them.
  const start: StartServer = 'default' in mailModule ? mailModule.default : mailModule;
  const server = await start({ host: loopback, port: 0 });
  const { port } = server.address() as AddressInfo;
  return { endpoint: `http://${loopback}:${port}`, stop: () => close(server) };
}
