import { attemptsCalls } from './attempts.ts';
import { authCalls } from './auth.ts';
import type { Call } from './call.ts';
import { casesCalls } from './cases.ts';
import { coursesCalls } from './courses.ts';
import { docsCalls } from './docs.ts';
import { executionsCalls } from './executions.ts';
import { maintenanceCalls } from './maintenance.ts';
import { resultsCalls } from './results.ts';
import { roomsCalls } from './rooms.ts';
import { runsCalls } from './runs.ts';
import { usersCalls } from './users.ts';
import { worksCalls } from './works.ts';

/** Every call there is. What is not here does not exist: no route, no client, no access. */
export const allCalls = [
  ...authCalls,
  ...usersCalls,
  ...maintenanceCalls,
  ...coursesCalls,
  ...worksCalls,
  ...attemptsCalls,
  ...executionsCalls,
  ...resultsCalls,
  ...casesCalls,
  ...roomsCalls,
  ...runsCalls,
  ...docsCalls,
] as const satisfies readonly Call[];

/** The name of a call, for whoever needs no more of it. */
export type CallName = (typeof allCalls)[number]['name'];
