import type { Method } from '#shared/contracts/call.ts';

/** One request as it goes over the wire. */
export interface WireRequest {
  method: Method;
  /** Below the API base, with filled-in parameters. */
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  /** Plain JSON value or FormData. */
  body?: unknown;
  signal?: AbortSignal | undefined;
}

/** One reply as it came, whatever its status; header names in lower case. */
export interface WireReply {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Carries requests. Rejects only when no reply came, or when the signal aborted. */
export type Transport = (request: WireRequest) => Promise<WireReply>;
