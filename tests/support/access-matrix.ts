import { rooms } from '#infra/local/seed/cleanroom/facility.ts';
import type { allCalls } from '#shared/contracts/all-calls.ts';
import { caseOf, finish, profileOf, renumbered } from './cleanroom.ts';
import { answerId } from './tasks.ts';

/** Rules that are there for all who ask. */
export const profile = profileOf('profile-access');

const { name, goal, passMark, world } = caseOf('case-access', profile.id);
/** What an author says of a case. */
export const caseDraft = { name, goal, passMark, world };

const { gender, aspects, sizes } = world.person;
/** What an administrator says of a room. */
export const roomDraft = { name, room: rooms[0], items: [], start: { gender, aspects, sizes } };

/** The name of a call. */
export type Name = (typeof allCalls)[number]['name'];

/** What is asked of, and whose it is. */
export interface Thing {
  courseId: string;
  workId: string;
  attemptId: string;
  groupId: string;
  executionId: string;
  /** A finished attempt inside the execution, and a fresh ULID for a change. */
  controlId: string;
  changeId: string;
  caseId: string;
  roomId: string;
  profileId: string;
  /** A finished run of the attempt, one of a classmate that their teacher may see, and the link to that. */
  runId: string;
  taughtRunId: string;
  token: string;
}

interface Given {
  params?: Record<string, string>;
  query?: string;
  body?: unknown;
}

/** Whatever may be read by all who may read at all. */
const ofStaff = { by: 'teacher', other: 200, missing: 404 } as const;

const ofAdmin = { by: 'admin', other: 403, missing: 404 } as const;

const ofTeacher = { by: 'teacher', other: 404, missing: 404 } as const;

const ofExecution =
  (body?: (thing: Thing) => object) =>
  (thing: Thing): Given => ({
    params: { id: thing.executionId },
    ...(body && { body: body(thing) }),
  });

/** A change with its reason. */
export const change = ({ changeId }: Pick<Thing, 'changeId'>) => ({ changeId, reason: 'A test' });

/** A window that is open now. */
export const settings = (workIds: string[]) => ({
  workIds,
  startDateTime: new Date(Date.now() - 60_000).toISOString(),
  endDateTime: new Date(Date.now() + 3_600_000).toISOString(),
  executionTime: 30,
});

/**
 * The whole access matrix: how each call is made, and what an owner, somebody whom it does not concern, and
 * somebody who asks for what is not there get. A call that is not here does not compile.
 */
export const matrix: Record<
  Name,
  {
    given: (thing: Thing) => Given;
    other?: number;
    missing?: number;
    own?: number;
    /** Whose matter it is; students' by default. */
    by?: 'teacher' | 'admin';
  }
> = {
  signIn: { given: () => ({ body: { login: 'nobody', password: 'no-password' } }), own: 403 },
  refreshTokens: { given: () => ({ body: { refreshToken: 'none' } }), own: 401 },
  signOut: { given: () => ({}), own: 204 },
  getCurrentUser: { given: () => ({}) },
  setLanguage: { given: () => ({ body: { lang: 'en' } }) },
  getMaintenance: { given: () => ({}) },
  listCourses: { given: () => ({}) },
  getCourseDetails: {
    given: ({ courseId }) => ({ params: { id: courseId } }),
    other: 404,
    missing: 404,
  },
  listGroups: { given: () => ({}) },
  listUsersOfGroup: {
    given: ({ groupId }) => ({ params: { id: groupId } }),
    ...ofTeacher,
  },
  getWork: { given: ({ workId }) => ({ params: { id: workId } }), other: 404, missing: 404 },
  listWorks: { given: () => ({}) },
  startAttempt: {
    given: ({ workId }) => ({ params: { id: workId }, body: { type: 'TRAINING' } }),
    other: 404,
    missing: 404,
  },
  getAttempt: {
    given: ({ attemptId }) => ({ query: `?id=${attemptId}` }),
    other: 404,
    missing: 404,
  },
  answerTask: {
    given: ({ attemptId }) => ({
      body: { id: attemptId, taskId: 'task-00', answer: 'aa1', answerId: answerId(1) },
    }),
    other: 404,
    missing: 404,
  },
  finishAttempt: {
    given: ({ attemptId }) => ({ body: { id: attemptId } }),
    other: 404,
    missing: 404,
  },
  createExecution: {
    given: ({ workId, groupId }) => ({ body: { ...settings([workId]), groupIds: [groupId] } }),
    by: 'teacher',
    // Works and groups that are not the teacher's are wrong fields.
    other: 400,
    missing: 400,
  },
  listExecutions: { given: () => ({}) },
  listOwnExecutions: { given: () => ({}) },
  listExecutionsOfWork: {
    given: ({ workId }) => ({ params: { id: workId } }),
    ...ofTeacher,
  },
  getExecution: { given: ofExecution(), ...ofTeacher },
  updateExecution: {
    given: ({ executionId, workId }) => ({
      params: { id: executionId },
      body: { ...settings([workId]), name: 'renamed', revision: 1 },
    }),
    ...ofTeacher,
  },
  assignToExecution: {
    given: ofExecution(({ groupId }) => ({ groupIds: [groupId] })),
    ...ofTeacher,
  },
  unassignFromExecution: {
    given: ({ executionId, groupId }) => ({
      params: { id: executionId },
      query: `?groupIds=${groupId}`,
    }),
    ...ofTeacher,
  },
  startExecutionNow: { given: ofExecution(change), ...ofTeacher },
  giveExtraTime: {
    given: ofExecution((thing) => ({
      ...change(thing),
      subjects: [{ type: 'group', id: thing.groupId }],
      minutes: 5,
    })),
    ...ofTeacher,
  },
  releaseExecution: { given: ofExecution(change), ...ofTeacher },
  getBoard: { given: ofExecution(), ...ofTeacher },
  endAttempt: {
    given: ({ executionId, controlId, changeId }) => ({
      params: { id: executionId, attemptId: controlId },
      body: change({ changeId }),
    }),
    ...ofTeacher,
  },
  reopenAttempt: {
    given: ({ executionId, controlId, changeId }) => ({
      params: { id: executionId, attemptId: controlId },
      body: { ...change({ changeId }), minutes: 5 },
    }),
    ...ofTeacher,
  },
  getExecutionAudit: { given: ofExecution(), ...ofTeacher },
  deleteExecution: { given: ofExecution(), ...ofTeacher, own: 409 },
  listResults: { given: () => ({}) },
  getResultsByWork: {
    given: ({ workId }) => ({ query: `?workId=${workId}` }),
    ...ofTeacher,
  },
  listReviews: { given: () => ({}) },
  getAttemptDetails: {
    given: ({ controlId }) => ({ params: { id: controlId } }),
    ...ofTeacher,
  },
  acceptLateAnswer: {
    given: ({ controlId, changeId }) => ({
      params: { id: controlId },
      body: { ...change({ changeId }), taskId: 'task-00', answerId: answerId(9) },
    }),
    ...ofTeacher,
    // There is no such late answer.
    own: 404,
  },
  listCases: { given: () => ({}) },
  getCase: { given: ({ caseId }) => ({ params: { id: caseId } }), ...ofStaff },
  createCase: {
    given: ({ profileId }) => ({ body: { ...caseDraft, profileId } }),
    ...ofStaff,
    // Rules that are not there are a wrong field.
    missing: 400,
  },
  updateCase: {
    given: ({ caseId, profileId }) => ({
      params: { id: caseId },
      body: { ...caseDraft, profileId, version: 1 },
    }),
    ...ofTeacher,
    // It may be read by all teachers, so nothing is hidden.
    other: 403,
  },
  getCaseUse: { given: ({ caseId }) => ({ params: { id: caseId } }), ...ofStaff },
  deleteCase: {
    given: ({ caseId }) => ({ params: { id: caseId } }),
    ...ofTeacher,
    other: 403,
    own: 204,
  },
  listRooms: { given: () => ({}) },
  getRoom: { given: ({ roomId }) => ({ params: { id: roomId } }), ...ofStaff },
  createRoom: {
    given: ({ profileId }) => ({ body: { ...roomDraft, profileId } }),
    ...ofAdmin,
    missing: 400,
  },
  updateRoom: {
    given: ({ roomId }) => ({
      params: { id: roomId },
      body: { ...roomDraft, profileId: profile.id, version: 1 },
    }),
    ...ofAdmin,
  },
  deleteRoom: { given: ({ roomId }) => ({ params: { id: roomId } }), ...ofAdmin, own: 204 },
  listProfiles: { given: () => ({}) },
  getProfile: { given: ({ profileId }) => ({ params: { id: profileId } }), ...ofStaff },
  startRun: {
    given: ({ attemptId, changeId }) => ({ body: { runId: changeId, attemptId, taskId: 'case' } }),
    other: 404,
    missing: 404,
  },
  appendToRun: {
    given: ({ runId }) => ({ params: { id: runId }, body: { events: renumbered([finish]) } }),
    other: 404,
    missing: 404,
  },
  getRun: { given: ({ runId }) => ({ params: { id: runId } }), other: 404, missing: 404 },
  shareRun: { given: ({ taughtRunId }) => ({ params: { id: taughtRunId } }), ...ofTeacher },
  unshareRun: {
    given: ({ taughtRunId }) => ({ params: { id: taughtRunId } }),
    ...ofTeacher,
    own: 204,
  },
  getSharedRun: {
    given: ({ token }) => ({ params: { token } }),
    // Whoever has the link.
    other: 200,
    missing: 404,
  },
  getOpenApi: { given: () => ({}) },
};

/** Nothing of this is there. */
export const missing: Thing = {
  courseId: 'course-none',
  workId: 'work-none',
  attemptId: '01M7XZQ5DK0MD78WRHWAHENKT8S400',
  groupId: 'group-none',
  executionId: 'execution-none',
  controlId: '01M7XZQ5DK0MD78WRHWAHENKT8C400',
  changeId: '01M7XZQ5DK0MD78WRHWAHENKT8',
  caseId: 'case-none',
  roomId: 'room-none',
  profileId: 'profile-none',
  runId: '01M7XZQ5DK0MD78WRHWAHENKT9',
  taughtRunId: '01M7XZQ5DK0MD78WRHWAHENKT9',
  token: 'token-none',
};
