import type { Outcome } from '#functions/platform/outcome.ts';
import type { AnyReplyOf, Call, InputOf } from '#shared/contracts/call.ts';
import type { Actor } from './actor.ts';
import type { Dependencies } from './dependencies.ts';

/** What a use case receives: who calls, the validated input and everything from outside. */
export interface Request<C extends Call> {
  /** Always there on a call that needs a person. */
  actor: C['access'] extends 'anyone' ? Actor | null : Actor;
  input: InputOf<C>;
  deps: Dependencies;
  /** Network address that the call came from. */
  address: string;
}

/** A use case: one call in, one outcome out. */
export type UseCase<C extends Call> = (request: Request<C>) => Promise<Outcome<AnyReplyOf<C>>>;
