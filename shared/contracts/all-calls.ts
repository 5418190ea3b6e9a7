import { answerTask, finishAttempt, getAttempt, listResults, startAttempt } from './attempts.ts';
import { refreshTokens, signIn, signOut } from './auth.ts';
import type { Call } from './call.ts';
import { getCourseDetails, listCourses } from './courses.ts';
import { getOpenApi } from './docs.ts';
import { getMaintenance } from './maintenance.ts';
import { getCurrentUser, setLanguage } from './users.ts';
import { getWork } from './works.ts';

/** Every call there is. What is not here does not exist: no route, no client, no access. */
export const allCalls = [
  signIn,
  refreshTokens,
  signOut,
  getCurrentUser,
  setLanguage,
  getMaintenance,
  listCourses,
  getCourseDetails,
  getWork,
  startAttempt,
  getAttempt,
  answerTask,
  finishAttempt,
  listResults,
  getOpenApi,
] as const satisfies readonly Call[];
