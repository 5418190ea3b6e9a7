/** Every partition and sort key there is. `docs/data-model.md` says which access pattern uses which. */

const padded = (number: number) => String(number).padStart(6, '0');

/** Table `content`. */
export const contentKeys = {
  user: (userId: string) => ({ pk: `USER#${userId}`, sk: 'USER' }),
  /** Apart from the user, so that no read of a person carries the hash. */
  credentials: (userId: string) => ({ pk: `USER#${userId}`, sk: 'CREDENTIALS' }),
  /** One item per login, lower-case: the place where a login is unique. */
  login: (login: string) => ({ pk: `LOGIN#${login.toLowerCase()}`, sk: 'LOGIN' }),
  email: (email: string) => ({ pk: `EMAIL#${email.toLowerCase()}`, sk: 'EMAIL' }),
  group: (groupId: string) => ({ pk: `GROUP#${groupId}`, sk: 'GROUP' }),
  course: (courseId: string) => ({ pk: `COURSE#${courseId}`, sk: 'COURSE' }),
  /** A course opened to a group; listed by group. */
  courseGroup: (courseId: string, groupId: string) => ({
    pk: `COURSE#${courseId}`,
    sk: `GROUP#${groupId}`,
  }),
  work: (workId: string) => ({ pk: `WORK#${workId}`, sk: 'WORK' }),
  edition: (workId: string, edition: number) => ({
    pk: `WORK#${workId}`,
    sk: `EDITION#${padded(edition)}`,
  }),
  theory: (workId: string, language: string) => ({
    pk: `WORK#${workId}`,
    sk: `THEORY#${language}`,
  }),
  taskVersion: (taskId: string, version: number) => ({
    pk: `TASK#${taskId}`,
    sk: `VERSION#${padded(version)}`,
  }),
  execution: (executionId: string) => ({ pk: `EXECUTION#${executionId}`, sk: 'EXECUTION' }),
  /** A person assigned to an execution; listed by person. */
  executionUser: (executionId: string, userId: string) => ({
    pk: `EXECUTION#${executionId}`,
    sk: `USER#${userId}`,
  }),
  /** A group assigned to an execution; listed by group. */
  executionGroup: (executionId: string, groupId: string) => ({
    pk: `EXECUTION#${executionId}`,
    sk: `GROUP#${groupId}`,
  }),
  executionUserPrefix: 'USER#',
  courseGroupPrefix: 'GROUP#',
  maintenance: () => ({ pk: 'INSTITUTION', sk: 'MAINTENANCE' }),
} as const;

/** What the simulators keep in table `content`; apart, so that other functions do without. */
export const simulatorKeys = {
  /** Which version of a case is current, with what a list shows of it. */
  case: (caseId: string) => ({ pk: `CASE#${caseId}`, sk: 'CASE' }),
  caseVersion: (caseId: string, version: number) => ({
    pk: `CASE#${caseId}`,
    sk: `VERSION#${padded(version)}`,
  }),
  /** The works that have a task with this case, or had one in an edition before. */
  worksOfCase: (caseId: string) => ({ pk: `CASE#${caseId}`, sk: 'WORKS' }),
  profile: (profileId: string) => ({ pk: `PROFILE#${profileId}`, sk: 'PROFILE' }),
  /** The works that have a task with a case that is, or was, judged by these rules. */
  worksOfProfile: (profileId: string) => ({ pk: `PROFILE#${profileId}`, sk: 'WORKS' }),
  profileVersion: (profileId: string, version: number) => ({
    pk: `PROFILE#${profileId}`,
    sk: `VERSION#${padded(version)}`,
  }),
  room: (roomId: string) => ({ pk: `ROOM#${roomId}`, sk: 'ROOM' }),
} as const;

/** Partitions of the index `listing` of what the simulators keep. */
export const simulatorListings = { cases: 'CASES', profiles: 'PROFILES', rooms: 'ROOMS' } as const;

/** Partitions of the index `listing` of table `content`. */
export const listings = {
  allCourses: () => 'COURSES',
  coursesOfGroup: (groupId: string) => `COURSES_OF_GROUP#${groupId}`,
  allGroups: () => 'GROUPS',
  /** By group, then by name: whoever has no group comes under `-`. */
  allPeople: () => 'PEOPLE',
  allExecutions: () => 'EXECUTIONS',
  executionsOfUser: (userId: string) => `EXECUTIONS_OF_USER#${userId}`,
  executionsOfGroup: (groupId: string) => `EXECUTIONS_OF_GROUP#${groupId}`,
} as const;

/** Tables `activity` and `tokens` (a demo session's attempts): one partition per attempt and per owner. */
export const activityKeys = {
  attempt: (attemptId: string) => ({ pk: `ATTEMPT#${attemptId}`, sk: 'HEAD' }),
  /** A handful of answers that share an item of at most one write unit. */
  answers: (attemptId: string, chunk: string) => ({
    pk: `ATTEMPT#${attemptId}`,
    sk: `ANSWERS#${chunk}`,
  }),
  /** An answer that came after the end. */
  lateAnswer: (attemptId: string, taskId: string, answerId: string) => ({
    pk: `ATTEMPT#${attemptId}`,
    sk: `LATE#${taskId}#${answerId}`,
  }),
  /** What an owner has done of a work in a mode; in CONTROL per execution. */
  taking: (owner: string, workId: string, mode: string, executionId?: string) => ({
    pk: `OWNER#${owner}`,
    sk: `TAKING#${workId}#${mode}${executionId ? `#${executionId}` : ''}`,
  }),
  /** How many CONTROL attempts of a work an owner has begun, in all executions together. */
  controls: (owner: string, workId: string) => ({
    pk: `OWNER#${owner}`,
    sk: `CONTROLS#${workId}`,
  }),
  /** What somebody did to an attempt or an execution. */
  auditOfAttempt: (attemptId: string, changeId: string) => ({
    pk: `ATTEMPT#${attemptId}`,
    sk: `AUDIT#${changeId}`,
  }),
  auditOfExecution: (executionId: string, changeId: string) => ({
    pk: `EXECUTION#${executionId}`,
    sk: `AUDIT#${changeId}`,
  }),
  result: (owner: string, finishedAt: number, attemptId: string) => ({
    pk: `OWNER#${owner}`,
    sk: `RESULT#${new Date(finishedAt).toISOString()}#${attemptId}`,
  }),
  ownerPartition: (owner: string) => `OWNER#${owner}`,
  takingPrefix: 'TAKING#',
  resultPrefix: 'RESULT#',
  answersPrefix: 'ANSWERS#',
  latePrefix: 'LATE#',
  auditPrefix: 'AUDIT#',
} as const;

/** A run of a case, beside the attempts. */
export const runKey = (runId: string) => ({ pk: `RUN#${runId}`, sk: 'HEAD' });

/** What belongs to a run. */
export const runKeys = {
  /** The runs of a case task of an attempt, in the order in which they were begun. */
  runsOfTask: (attemptId: string, taskId: string) => ({
    pk: `ATTEMPT#${attemptId}`,
    sk: `RUNS#${taskId}`,
  }),
  /** Events that came together. */
  runEvents: (runId: string, firstSeq: number) => ({
    pk: `RUN#${runId}`,
    sk: `EVENTS#${padded(firstSeq)}`,
  }),
  /** Events that came after the end of the attempt. */
  lateRunEvents: (runId: string, firstSeq: number, hash: string) => ({
    pk: `RUN#${runId}`,
    sk: `LATE#${padded(firstSeq)}#${hash}`,
  }),
} as const;

/** The results of one work are spread over this many partitions of the index `listing`: a class finishes at once. */
export const resultShards = 4;

/** Partitions of the index `listing` of table `activity`. */
export const activityListings = {
  resultsOfWork: (workId: string, shard: number) => `RESULTS_OF_WORK#${workId}#${shard}`,
  auditOfExecution: (executionId: string) => `AUDIT_OF_EXECUTION#${executionId}`,
} as const;

/** Partition of the index `review`: finished attempts of a course that wait for a teacher. */
export const reviewPartition = (courseId: string) => `REVIEW#${courseId}`;

/** Attempts with a deadline are spread over this many partitions of the index `open`. */
export const openShards = 8;
export const openPartition = (shard: number) => `OPEN#${shard}`;

/** Table `tokens`. */
export const tokenKeys = {
  session: (sessionId: string) => ({ pk: `SESSION#${sessionId}`, sk: 'SESSION' }),
  /** The sessions of a person, so that all of them can be ended. */
  sessionOfPerson: (userId: string, sessionId: string) => ({
    pk: `SESSIONS_OF#${userId}`,
    sk: `SESSION#${sessionId}`,
  }),
  /** Recent tries of one kind, oldest dropped. */
  budget: (name: string) => ({ pk: `BUDGET#${name}`, sk: 'BUDGET' }),
  device: (login: string, device: string) => ({
    pk: `DEVICE#${login.toLowerCase()}#${device}`,
    sk: 'DEVICE',
  }),
  /** The run behind a link. */
  share: (token: string) => ({ pk: `SHARE#${token}`, sk: 'SHARE' }),
} as const;
