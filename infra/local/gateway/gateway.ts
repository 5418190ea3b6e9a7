import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { close, listen, loopback } from '../listen.ts';
import { type ApiOptions, answerApi } from './api.ts';
import { sendMessage } from './result.ts';
import type { Site } from './site.ts';

/** What the gateway hands requests to. */
export interface GatewayParts {
  api: ApiOptions;
  site: Site;
}

/** The one address of the local system: site and API together, as CloudFront joins them. */
export interface Gateway {
  url: string;
  port: number;
  /** Begins to answer; until then every request is told to come back. */
  open(parts: GatewayParts): void;
  stop(): Promise<void>;
}

const isApi = (url: string) => url === '/api' || url.startsWith('/api/') || url.startsWith('/api?');

/** Takes the port; a port in use is known before anything else has started. */
export async function startGateway(port: number): Promise<Gateway> {
  let parts: GatewayParts | undefined;
  const answer = async (message: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (!parts) sendMessage(response, 503, 'Service Unavailable', { 'retry-after': '1' });
    else if (isApi(message.url ?? '')) await answerApi(message, response, parts.api);
    else await parts.site.answer(message, response);
  };
  const server = createServer((message, response) => {
    answer(message, response).catch((error: unknown) => {
      // A client that hangs up in the middle of its body is nobody's fault.
      if (!message.destroyed || message.complete) parts?.api.tell(`Gateway: ${String(error)}`);
      sendMessage(response, 500, 'Internal Server Error', {});
    });
  });
  // Browsers keep connections open between clicks; a new one costs more than an idle one.
  server.keepAliveTimeout = 60_000;
  const bound = await listen(server, port);
  return {
    url: `http://${loopback}:${bound}`,
    port: bound,
    open: (given) => {
      parts = given;
    },
    stop: () => close(server),
  };
}
