import { decodeTime, monotonicFactory } from 'ulid';

/** Makes the ids of answers. */
export interface AnswerIds {
  /** An id that is greater than the given one, than every id made before, and than the clock says it is. */
  after: (last: string | null) => string;
}

/**
 * Makes growing ULIDs by the server's clock. The last id known of an answer may come from another
 * device whose clock ran ahead: the new one is then dated after it, for only a greater id counts.
 */
export function createAnswerIds(now: () => number): AnswerIds {
  const next = monotonicFactory();
  return {
    after: (last) => {
      const time = Math.floor(now());
      return next(last ? Math.max(time, decodeTime(last) + 1) : time);
    },
  };
}
