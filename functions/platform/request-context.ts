import { AsyncLocalStorage } from 'node:async_hooks';

/** What is measured while one request is answered. */
export interface RequestContext {
  requestId: string;
  /** On the clock of `performance.now()`. */
  startedAt: number;
  /** Capacity units that the database reported for this request. */
  readUnits: number;
  writeUnits: number;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** Runs a request with a context of its own. */
export const inRequest = <T>(context: RequestContext, run: () => T): T => storage.run(context, run);

/** The context of the request being answered, if any. */
export const currentRequest = (): RequestContext | undefined => storage.getStore();
