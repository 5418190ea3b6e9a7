import {
  Agent,
  createServer,
  type IncomingMessage,
  request as openRequest,
  type ServerResponse,
} from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { close, listen, loopback } from '#infra/local/listen.ts';
import { seededRandom } from '#shared/domain/seeded-random.ts';
import {
  type Asked,
  asked,
  conflicting,
  type FaultReply,
  failed,
  throttled,
} from './fault-replies.ts';

/** What can go wrong between the functions and an engine. */
export const faults = [
  /** Refused for its rate, not done. */
  'throttle',
  /** 500, not done. */
  'fail',
  /** Done, but later. */
  'delay',
  /** The connection breaks before anything is done. */
  'reset',
  /** Done, but the reply never comes. */
  'timeout-after-commit',
  /** Done twice; either of the two replies comes. */
  'duplicate',
  /** Refused because a transaction holds the item, not done; what cannot conflict passes. */
  'transaction-conflict',
] as const;
export type Fault = (typeof faults)[number];

/** Share of the requests that meets a fault; together at most 1. */
export type FaultRates = Partial<Record<Fault, number>>;

export interface FaultProxyOptions {
  /** Address of the engine. */
  target: string;
  /** Decides alone which request, counted by arrival, meets what. */
  seed: number;
  rates?: FaultRates;
  /** A delay is at most so long. */
  delayMillis?: number;
  /** How a reply is lost: the connection breaks at once, or stays silent until the client gives up. */
  lostReply?: 'reset' | 'silence';
}

/** An HTTP proxy in front of an engine that makes faults happen. */
export interface FaultProxy {
  url: string;
  /** How often each fault was made, and how many requests went through as they were. */
  counts: Record<Fault | 'passed', number>;
  setRates(rates: FaultRates): void;
  /** Lets everything through, without using up chance, until `resume`. */
  pause(): void;
  resume(): void;
  /** The next requests meet these, in this order, whatever the rates say. */
  next(...faults: Fault[]): void;
  stop(): Promise<void>;
}

/** Headers of one connection, which mean nothing on the next one. */
const ofConnection = ['connection', 'keep-alive', 'transfer-encoding', 'expect'];

type RawHeaders = Record<string, string | string[]>;

const passedOn = (message: IncomingMessage): RawHeaders =>
  Object.fromEntries(
    Object.entries(message.headersDistinct).flatMap(([name, values]) =>
      values && !ofConnection.includes(name)
        ? [[name, values.length === 1 ? values[0] : values]]
        : [],
    ),
  ) as RawHeaders;

async function bytesOf(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of message as AsyncIterable<Buffer>) parts.push(part);
  return Buffer.concat(parts);
}

interface Passed {
  status: number;
  headers: RawHeaders;
  body: Buffer;
}

/** Starts a proxy with faults on a free port of the loopback address. */
export async function startFaultProxy(options: FaultProxyOptions): Promise<FaultProxy> {
  const { delayMillis = 30, lostReply = 'reset' } = options;
  const target = new URL(options.target);
  const agent = new Agent({ keepAlive: true });
  const random = seededRandom(options.seed);
  const counts = Object.fromEntries(
    [...faults, 'passed'].map((name) => [name, 0]),
  ) as FaultProxy['counts'];
  const planned: Fault[] = [];
  let rates = options.rates ?? {};
  let isPaused = false;

  /** What the request that just arrived meets; always two draws, so that no request moves the luck of another. */
  function draw(): { fault: Fault | undefined; detail: number } {
    const given = planned.shift();
    if (isPaused && !given) return { fault: undefined, detail: 0 };
    const [chance, detail] = [random(), random()];
    let sum = 0;
    const drawn = faults.find((fault) => {
      sum += rates[fault] ?? 0;
      return chance < sum;
    });
    return { fault: given ?? drawn, detail };
  }

  function pass(message: IncomingMessage, body: Buffer): Promise<Passed> {
    return new Promise((resolve, reject) => {
      const onward = openRequest(
        {
          agent,
          host: target.hostname,
          port: target.port,
          method: message.method,
          path: message.url,
          // The host too: it is part of what was signed.
          headers: { ...passedOn(message), 'content-length': String(body.length) },
        },
        (reply) => {
          bytesOf(reply).then(
            (bytes) =>
              resolve({ status: reply.statusCode ?? 502, headers: passedOn(reply), body: bytes }),
            reject,
          );
        },
      );
      onward.on('error', reject);
      onward.end(body);
    });
  }

  function answer(response: ServerResponse, { status, headers, body }: Passed | FaultReply): void {
    // A reply to HEAD tells the length of a body that it does not have.
    const isHead = response.req.method === 'HEAD';
    response.writeHead(status, {
      ...headers,
      ...(!isHead && { 'content-length': Buffer.byteLength(body) }),
    });
    response.end(isHead ? undefined : body);
  }

  /** The reply that stands in for the engine's, if the fault is of that kind and the request can meet it. */
  function refusal(fault: Fault, request: Asked, detail: number): FaultReply | undefined {
    if (fault === 'throttle') return throttled(request, detail);
    if (fault === 'fail') return failed(request);
    if (fault === 'transaction-conflict') return conflicting(request, detail);
    return undefined;
  }

  async function handle(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const { fault, detail } = draw();
    const body = await bytesOf(message);
    const refused = fault && refusal(fault, asked(message.headers, body), detail);
    const isMet = fault && (refused || fault !== 'transaction-conflict');
    counts[isMet ? fault : 'passed'] += 1;
    if (refused) return answer(response, refused);
    if (fault === 'reset') return void response.destroy();
    if (fault === 'delay') await delay(detail * delayMillis);
    const first = await pass(message, body);
    if (fault === 'timeout-after-commit') {
      if (lostReply === 'reset') response.destroy();
      return;
    }
    const second = fault === 'duplicate' ? await pass(message, body) : undefined;
    answer(response, second && detail < 0.5 ? second : first);
  }

  const server = createServer((message, response) => {
    // An engine that cannot be reached looks like one that went away.
    handle(message, response).catch(() => response.destroy());
  });
  const port = await listen(server, 0);
  return {
    url: `http://${loopback}:${port}`,
    counts,
    setRates: (changed) => {
      rates = changed;
    },
    pause: () => {
      isPaused = true;
    },
    resume: () => {
      isPaused = false;
    },
    next: (...given) => {
      planned.push(...given);
    },
    stop: async () => {
      await close(server);
      agent.destroy();
    },
  };
}
