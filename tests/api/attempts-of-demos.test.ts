import { expect, it } from 'vitest';
import { getCourse, putCourse } from '#functions/data/courses.ts';
import { listTakings } from '#functions/data/takings.ts';
import { putWork } from '#functions/data/works.ts';
import { apiOfTests } from '#tests/support/api.ts';
import { attemptsOf } from '#tests/support/attempts.ts';
import { newStudy } from '#tests/support/study.ts';

const api = apiOfTests();
const { start, finish, read, itemsOf } = attemptsOf(api);

it('"Results of demo test cases are not saved": they are gone at sign-out', async () => {
  const study = await newStudy(api, undefined, { demo: true });
  const demo = await api.newPerson('ROLE_DEMO');
  const { body: attempt } = await start(demo, study, 'TRAINING');
  await finish(demo, attempt.id);
  const second = await start(demo, study, 'SELFCONTROL');
  expect((await read(demo, attempt.id)).status).toBe(200);
  expect((await api.send('POST', '/auth/sign-out', { as: demo })).status).toBe(204);

  const store = {
    db: api.deps.db,
    table: 'tokens',
    owner: demo.session.sessionId,
    ttl: 0,
  } as const;
  expect(await listTakings(store)).toEqual([]);
  expect(await itemsOf(attempt.id, 'tokens')).toEqual([]);
  expect(await itemsOf(second.body.id, 'tokens')).toEqual([]);
});

it('two sessions of one demo login do not see each other', async () => {
  const study = await newStudy(api, undefined, { demo: true });
  const first = await api.newPerson('ROLE_GUEST_DEMO');
  const second = await api.signIn(first.userId, 'ROLE_GUEST_DEMO');
  const own = await start(first, study, 'TRAINING');
  expect((await read(second, own.body.id)).status).toBe(404);
  expect((await start(second, study, 'TRAINING')).body.id).not.toBe(own.body.id);
});

it('the limited demo sees works marked demo only', async () => {
  const study = await newStudy(api);
  const demo = await api.newPerson('ROLE_DEMO');
  const guest = await api.newPerson('ROLE_GUEST_DEMO');
  expect((await start(demo, study, 'TRAINING')).status).toBe(404);
  expect((await start(guest, study, 'TRAINING')).status).toBe(200);
});

it('a work marked demo opens to the limited demo, whatever stands before it in the course', async () => {
  const study = await newStudy(api, undefined, { demo: true });
  const first = await newStudy(api);
  const course = await getCourse(api.deps.db, study.courseId);
  if (!course) throw new Error('the course was just written');
  const before = { ...first.work, courseId: course.id };
  await putWork(api.deps.db, before, first.tasks);
  await putCourse(api.deps.db, {
    ...course,
    ordering: 'IN_ORDER',
    workIds: [before.id, study.work.id],
  });
  const student = await study.student();
  expect((await start(student, study, 'TRAINING')).body.code).toBe('STEP_LOCKED');
  const demo = await api.newPerson('ROLE_DEMO');
  expect((await start(demo, study, 'TRAINING')).status).toBe(200);
});
