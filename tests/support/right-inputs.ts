import type { allCalls } from '#shared/contracts/all-calls.ts';
import type { Call } from '#shared/contracts/call.ts';
import { can, type Privilege } from '#shared/domain/identity/roles.ts';
import { answerId } from './tasks.ts';
import type { Caller } from './test-api.ts';

/** The name of a call. */
export type Name = (typeof allCalls)[number]['name'];
/** Where a field of a call stands. */
export type Part = 'params' | 'query' | 'body';
/** What a call is made with. */
export type Input = Partial<Record<Part, Record<string, unknown>>>;

const soon = Date.now() + 3_600_000;

/** Settings of an execution. */
const settings = {
  name: 'Exam',
  workIds: ['work-1'],
  startDateTime: new Date(soon).toISOString(),
  endDateTime: new Date(soon + 3_600_000).toISOString(),
  executionTime: 45,
  commission: { number: '1', chair: 'A', members: ['B'], reason: 'C' },
};

const change = { changeId: answerId(1), reason: 'A reason' };

const names = { ru: 'Имя', en: 'Name', ch: '名称' };

const room = {
  location: 'locker',
  name: names,
  width: 12,
  depth: 11,
  origin: { x: 0, z: 0 },
  furniture: [{ id: 'hanger', kind: 'hanger', x: 7, z: 0, turn: 0 }],
};

const item = { id: 'coat', code: 'S008', where: { at: 'furniture', id: 'hanger' } };
const sizes = { gloves: 'L', mask: 'L', coverall: 'L' };

const caseDraft = {
  name: names,
  goal: names,
  profileId: 'profile-1',
  passMark: 80,
  world: {
    facility: { rooms: [room], doors: [] },
    person: { gender: 'man', location: 'locker', side: 'street', sizes, aspects: [], cell: 4 },
    items: [item],
    goal: 'locker',
  },
  without: ['step-1'],
};

const roomDraft = {
  name: names,
  room,
  items: [item],
  start: { gender: 'girl', sizes, aspects: ['makeup'], wears: ['S007'] },
  profileId: 'profile-1',
};

/** A right input of every call with every field there is: each field is then made wrong, one by one. */
export const rightInputs: Record<Name, Input> = {
  signIn: {
    body: { login: 'nobody', password: 'password', deviceId: 'device-0123456789' },
  },
  refreshTokens: { body: { refreshToken: 'token' } },
  signOut: {},
  getCurrentUser: { query: { lang: 'en' } },
  setLanguage: { body: { lang: 'en' } },
  getMaintenance: {},
  listCourses: { query: { lang: 'en', page: '0', size: '5', sort: 'createdAt' } },
  getCourseDetails: { params: { id: 'course-1' }, query: { lang: 'en' } },
  listGroups: { query: { page: '0', size: '5' } },
  listUsersOfGroup: { params: { id: 'group-1' }, query: { page: '0', size: '5' } },
  getWork: { params: { id: 'work-1' }, query: { lang: 'en' } },
  listWorks: { query: { lang: 'en', page: '0', size: '5', sort: 'dateCreating', dir: 'asc' } },
  startAttempt: {
    params: { id: 'work-1' },
    query: { lang: 'en' },
    body: { type: 'TRAINING', executionId: 'execution-1' },
  },
  getAttempt: { query: { id: 'attempt-1', lang: 'en' } },
  answerTask: {
    query: { lang: 'en' },
    body: {
      id: 'attempt-1',
      taskId: 'task-1',
      answer: 'aa1',
      useHint: true,
      isLeft: true,
      answerId: answerId(1),
    },
  },
  finishAttempt: { query: { lang: 'en' }, body: { id: 'attempt-1', showResult: true } },
  createExecution: {
    query: { lang: 'en' },
    body: { ...settings, id: answerId(1), userIds: ['user-1'], groupIds: ['group-1'] },
  },
  listExecutions: {
    query: { lang: 'en', page: '0', size: '5', active: 'true', search: 'exam' },
  },
  listOwnExecutions: { query: { lang: 'en' } },
  listExecutionsOfWork: {
    params: { id: 'work-1' },
    query: { lang: 'en', page: '0', size: '5' },
  },
  getExecution: { params: { id: 'execution-1' }, query: { lang: 'en' } },
  updateExecution: {
    params: { id: 'execution-1' },
    query: { lang: 'en' },
    body: { ...settings, revision: 1 },
  },
  deleteExecution: { params: { id: 'execution-1' } },
  assignToExecution: {
    params: { id: 'execution-1' },
    query: { lang: 'en' },
    body: { userIds: ['user-1'], groupIds: ['group-1'] },
  },
  unassignFromExecution: {
    params: { id: 'execution-1' },
    query: { lang: 'en', userIds: 'user-1', groupIds: 'group-1' },
  },
  startExecutionNow: { params: { id: 'execution-1' }, query: { lang: 'en' }, body: change },
  giveExtraTime: {
    params: { id: 'execution-1' },
    query: { lang: 'en' },
    body: { ...change, subjects: [{ type: 'user', id: 'user-1' }], minutes: 5 },
  },
  releaseExecution: { params: { id: 'execution-1' }, query: { lang: 'en' }, body: change },
  getBoard: {
    params: { id: 'execution-1' },
    query: { lang: 'en', page: '0', size: '5', search: 'name', state: 'ACTIVE' },
  },
  endAttempt: {
    params: { id: 'execution-1', attemptId: 'attempt-1' },
    query: { lang: 'en' },
    body: change,
  },
  reopenAttempt: {
    params: { id: 'execution-1', attemptId: 'attempt-1' },
    query: { lang: 'en' },
    body: { ...change, minutes: 5 },
  },
  getExecutionAudit: { params: { id: 'execution-1' }, query: { page: '0', size: '5' } },
  listResults: {
    query: {
      lang: 'en',
      page: '0',
      size: '5',
      of: 'me',
      workIds: 'work-1',
      groupIds: 'group-1',
      studentIds: 'user-1',
      workTypes: 'TRAINING',
    },
  },
  getResultsByWork: {
    query: {
      lang: 'en',
      workId: 'work-1',
      groupIds: 'group-1',
      studentIds: 'user-1',
      workTypes: 'CONTROL',
      executionId: 'execution-1',
      attempts: 'all',
      taskId: 'task-1',
    },
  },
  listReviews: {
    query: { lang: 'en', page: '0', size: '5', workIds: 'work-1', groupIds: 'group-1' },
  },
  getAttemptDetails: { params: { id: 'attempt-1' }, query: { lang: 'en' } },
  acceptLateAnswer: {
    params: { id: 'attempt-1' },
    query: { lang: 'en' },
    body: { ...change, taskId: 'task-1', answerId: answerId(1) },
  },
  listCases: { query: { page: '0', size: '5' } },
  getCase: { params: { id: 'case-1' } },
  createCase: {
    body: { ...caseDraft, id: answerId(1), baseCaseId: 'case-1' },
  },
  updateCase: { params: { id: 'case-1' }, body: { ...caseDraft, version: 1 } },
  getCaseUse: { params: { id: 'case-1' } },
  deleteCase: { params: { id: 'case-1' } },
  listRooms: { query: { page: '0', size: '5' } },
  getRoom: { params: { id: 'room-1' } },
  createRoom: { body: { ...roomDraft, id: answerId(1) } },
  updateRoom: { params: { id: 'room-1' }, body: { ...roomDraft, version: 1 } },
  deleteRoom: { params: { id: 'room-1' } },
  listProfiles: { query: { page: '0', size: '5' } },
  getProfile: { params: { id: 'profile-1' } },
  startRun: { body: { runId: answerId(1), attemptId: 'attempt-1', taskId: 'task-1' } },
  appendToRun: {
    params: { id: 'run-1' },
    body: {
      events: [{ seq: 1, atMs: 0, code: 'A003', params: { item: 'S008-1' } }],
      isOffline: true,
    },
  },
  getRun: { params: { id: 'run-1' } },
  shareRun: { params: { id: 'run-1' } },
  unshareRun: { params: { id: 'run-1' } },
  getSharedRun: { params: { token: 'token-1' } },
  getOpenApi: {},
};

/** A right review: it has the call of an answer, and a body of its own. */
export const rightReview: Input = {
  query: { lang: 'en' },
  body: {
    id: 'attempt-1',
    taskId: 'task-1',
    mark: 1,
    comment: 'A comment',
    changeId: answerId(1),
  },
};

/** Somebody who may make the call: the student if they may, and otherwise the one of the staff. */
export const callerOf = (
  { access }: Call,
  { student, staff }: { student: Caller; staff: Caller },
): Caller =>
  access === 'anyone' || access === 'signed-in' || can(student.role, access as Privilege)
    ? student
    : staff;
