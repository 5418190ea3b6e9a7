import { describe, expect, it } from 'vitest';
import { listResultsOfWork } from '#functions/data/results.ts';
import { workStatistics } from '#shared/domain/works/statistics.ts';
import type { AttemptMarks } from '#shared/domain/works/statistics-of-tasks.ts';
import { apiOfTests } from '#tests/support/api.ts';
import { times } from '#tests/support/attempts.ts';
import {
  type Answers,
  fullAnswers,
  mixedTasks,
  resultsOf,
  reviewBody,
} from '#tests/support/results.ts';
import { newStudy } from '#tests/support/study.ts';
import type { Caller } from '#tests/support/test-api.ts';

const api = apiOfTests();
const { attemptOf, review, byWork } = resultsOf(api);

describe('results of a work', () => {
  /** Six people, two of them twice. */
  async function six() {
    const study = await newStudy(api, mixedTasks(), { passMark: 50 });
    const people = await times(6, () => study.student());
    const [one, two] = people as [Caller, Caller];
    const answers: Answers[] = [
      fullAnswers,
      { one: 'bb2', many: ['aa1', 'cc3'] },
      { one: 'aa1', many: ['aa1'] },
      { one: 'bb2', many: ['bb2'], 'free-1': 'So' },
      { one: 'cc3' },
      {},
    ];
    const ids: string[] = [];
    for (const [i, person] of people.entries()) {
      ids.push(await attemptOf(person, study, answers[i] as Answers));
    }
    const teacher = await study.teacher();
    await review(teacher, reviewBody(ids[0] as string, 'free-1', 2));
    ids.push(await attemptOf(one, study, { one: 'aa1' }));
    ids.push(await attemptOf(two, study, fullAnswers));
    return { study, people, ids };
  }

  it('the figures equal those of the domain over the same matrix', async () => {
    const { study } = await six();
    const { figures, tasks, rows } = await byWork(study, '&attempts=all');
    const stored = await listResultsOfWork(api.deps.db, study.work.id, 100);
    const matrix = stored.map(
      (row): AttemptMarks => ({
        userId: row.userId,
        passed: row.totals.passed,
        marks: row.outcomes.map(({ status, mark }) =>
          status === 'NOT_REVIEWED' ? null : { mark, isAnswered: status !== 'NOT_STARTED' },
        ),
      }),
    );
    const columns = study.tasks.map((task) => ({
      taskId: task.id,
      maxMark: task.mark,
      optionIds: [],
    }));
    const { tasks: ofTasks, reliability, ...own } = workStatistics(columns, matrix);
    expect(rows).toHaveLength(8);
    expect(figures).toEqual({
      ...own,
      alpha: reliability.alpha,
      errorOfMeasurement: reliability.errorOfMeasurement,
    });
    expect(figures).toMatchObject({ attempts: 8, people: 6 });
    expect(figures.median).not.toBeNull();
    for (const [i, { options: _, groups: __, taskId, ...shares }] of ofTasks.entries()) {
      expect(tasks[i]).toMatchObject({ id: taskId, number: i + 1, ...shares });
      expect(tasks[i].discriminationIndex).toBeNull();
    }
  });

  it('"the last, the best or all attempts of each person"; groups, people and modes narrow them', async () => {
    const { study, people, ids } = await six();
    const idsOf = async (query: string) =>
      (await byWork(study, query)).rows.map(({ id }: { id: string }) => id).toSorted();
    const only = (...places: number[]) => places.map((i) => ids[i]).toSorted();
    expect(await idsOf('')).toEqual(only(2, 3, 4, 5, 6, 7));
    expect(await idsOf('&attempts=best')).toEqual(only(0, 1, 2, 3, 4, 5));
    expect(await idsOf('&attempts=all')).toEqual(ids.toSorted());
    const first = people[0]?.userId;
    expect(await idsOf(`&attempts=all&studentIds=${first}`)).toEqual(only(0, 6));
    expect(await idsOf(`&groupIds=${study.groupId}&workTypes=SELFCONTROL`)).toHaveLength(6);
    expect(await idsOf('&workTypes=CONTROL')).toEqual([]);
    expect(await idsOf('&groupIds=group-of-others')).toEqual([]);
    const { body } = await api.send(
      'GET',
      `/completed-work/results?of=students&studentIds=${first}&size=1`,
      { as: await study.teacher() },
    );
    expect(body).toMatchObject({
      totalElements: 2,
      content: [{ id: ids[6], student: { id: first, group: { id: study.groupId } } }],
    });
  });

  it('below five people there is no median, and a choice tells what was chosen', async () => {
    const study = await newStudy(api, mixedTasks());
    await attemptOf(await study.student(), study, { one: 'bb2' });
    await attemptOf(await study.student(), study, { one: 'aa1' });
    const { figures, options } = await byWork(study, '&taskId=one');
    expect(figures).toMatchObject({ median: null, quartiles: null });
    const counted = options.map((one: { id: string; chosen: number; isCorrect: boolean }) => [
      one.id,
      one.chosen,
      one.isCorrect,
    ]);
    expect(counted).toEqual([
      ['aa1', 1, false],
      ['bb2', 1, true],
      ['cc3', 0, false],
    ]);
    expect((await byWork(study, '&taskId=free-1')).options).toBeNull();
  });
});
