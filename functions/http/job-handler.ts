import { type Dependencies, sharedDependencies } from '#functions/data/dependencies.ts';
import { describeError, log } from '#functions/platform/logger.ts';
import { inRequest } from '#functions/platform/request-context.ts';

/** Makes the Lambda handler of a scheduled job; what it costs is logged like a request. */
export function jobHandler<T extends object>(
  name: string,
  job: (deps: Dependencies) => Promise<T>,
) {
  return async (): Promise<T> => {
    const deps = await sharedDependencies();
    const account = {
      requestId: deps.newId(),
      startedAt: performance.now(),
      readUnits: 0,
      writeUnits: 0,
    };
    return inRequest(account, async () => {
      try {
        const outcome = await job(deps);
        const { readUnits, writeUnits } = account;
        log('info', 'job', { name, ...outcome, readUnits, writeUnits });
        return outcome;
      } catch (error) {
        log('error', 'job failed', { name, ...describeError(error) });
        throw error;
      }
    });
  };
}
