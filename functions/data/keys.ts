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
  maintenance: () => ({ pk: 'INSTITUTION', sk: 'MAINTENANCE' }),
} as const;

/** Partitions of the index `listing` of table `content`. */
export const listings = {
  allCourses: () => 'COURSES',
  coursesOfGroup: (groupId: string) => `COURSES_OF_GROUP#${groupId}`,
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
  result: (owner: string, finishedAt: number, attemptId: string) => ({
    pk: `OWNER#${owner}`,
    sk: `RESULT#${new Date(finishedAt).toISOString()}#${attemptId}`,
  }),
  ownerPartition: (owner: string) => `OWNER#${owner}`,
  takingPrefix: 'TAKING#',
  resultPrefix: 'RESULT#',
  answersPrefix: 'ANSWERS#',
} as const;

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
} as const;
