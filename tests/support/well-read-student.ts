import type { Caller, TestApi } from './test-api.ts';

/** A student of the demo institution who has read both theories, so that the test is open. */
export async function wellReadStudent(api: TestApi): Promise<Caller> {
  const student = await api.newPerson('ROLE_STUDENT', { groupId: 'group-etch-1', name: 'Vera' });
  for (const workId of ['work-plasma-basics', 'work-plasma-chamber']) {
    const { body } = await api.send('POST', `/works/${workId}/completed-work`, {
      as: student,
      body: { type: 'TRAINING' },
    });
    await api.send('POST', '/completed-work', { as: student, body: { id: body.id } });
  }
  return student;
}
