import { QueryObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { type Attempt, getAttempt } from '#shared/contracts/attempts.ts';
import { attempt, task } from '#tests/support/visible-attempt.ts';
import { withSave } from '#web/features/test/saving/attempt-updates.ts';
import { showSave } from '#web/features/test/saving/save-queues.ts';
import { queryClient } from '#web/lib/query-client.ts';

const queryKey = [getAttempt.name, 'a1', 'ru'];

/** As much of an attempt as a save touches. */
const attemptWith = (given: string | null) =>
  ({
    id: 'a1',
    type: 'CONTROL',
    revision: 0,
    tasks: [{ id: 't1' }],
    answers: [{ taskId: 't1', answersStudent: given }],
  }) as unknown as Attempt;

it('a reply that was asked for before a save never takes the save off the screen', async () => {
  const replies = [Promise.withResolvers<Attempt>(), Promise.withResolvers<Attempt>()];
  let asked = 0;
  queryClient.setQueryData(queryKey, attemptWith(null));
  const observer = new QueryObserver(queryClient, {
    queryKey,
    queryFn: () => {
      asked += 1;
      return replies[asked - 1]?.promise ?? Promise.reject(new Error('asked too often'));
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  const leave = observer.subscribe(() => undefined);
  const given = () => observer.getCurrentResult().data?.answers[0]?.answersStudent;
  void observer.refetch();
  expect(asked).toBe(1);

  showSave('a1', 'bb2', {
    taskId: 't1',
    answerId: '01J00000000000000000000001',
    savedAt: '2026-10-01T12:00:00.000Z',
    revision: 1,
    deadline: null,
    triesLeft: null,
  });
  expect(given()).toBe('bb2');
  expect(asked).toBe(2);
  replies[0]?.resolve(attemptWith(null));
  await replies[0]?.promise;
  await Promise.resolve();
  expect(given()).toBe('bb2');
  replies[1]?.resolve(attemptWith('cc3'));
  await expect.poll(given).toBe('cc3');
  leave();
  queryClient.clear();
});

const id = '01K6CZ0000AAAAAAAAAAAAAAAA';
const reply = {
  taskId: 't1',
  answerId: id,
  savedAt: '2026-10-01T12:01:00.000Z',
  revision: 1,
  deadline: null,
  triesLeft: 1,
};

describe('attempt after a save', () => {
  it('holds a wrong try of TRAINING with its history and the tries that are left', () => {
    const before = attempt('TRAINING', [task('t1'), task('t2')]);
    const after = withSave(before, 'bb', { ...reply, status: 'FAILURE', mark: 0 });
    expect(after.tasks.map(({ triesLeft }) => triesLeft)).toEqual([1, 2]);
    expect(after.answers[0]).toMatchObject({
      answersStudent: 'bb',
      attempts: 1,
      status: 'FAILURE',
      answerId: id,
      historyAnswer: [{ answer: 'bb', at: reply.savedAt, status: 'FAILURE' }],
    });
    expect(after.answers[1]).toBe(before.answers[1]);
  });

  it('holds an opened hint without spending a try', () => {
    const before = attempt('TRAINING', [task('t1')]);
    const after = withSave(before, null, { ...reply, triesLeft: 2, hint: 'Think' });
    expect(after.answers[0]).toMatchObject({ attempts: 0, hint: 'Think', useHint: true });
    expect(after.answers[0]?.answersStudent).toBeNull();
  });

  it('holds the key once the task is closed', () => {
    const before = attempt('TRAINING', [task('t1')]);
    const closing = { ...reply, triesLeft: 0, status: 'SUCCESS', mark: 2 } as const;
    const after = withSave(before, 'aa', { ...closing, correctAnswer: 'aa', explanation: 'So.' });
    expect(after.answers[0]).toMatchObject({ correctAnswer: 'aa', explanation: 'So.', mark: 2 });
  });

  it('holds that the closed task was critical', () => {
    const before = attempt('TRAINING', [task('t1')]);
    const closing = { ...reply, triesLeft: 0, status: 'FAILURE', critical: true } as const;
    expect(withSave(before, 'bb', closing).answers[0]?.critical).toBe(true);
  });

  it('in SELFCONTROL holds the answer and neither tries nor verdict', () => {
    const before = attempt('SELFCONTROL', [task('t1', { triesLeft: null })]);
    const deadline = '2026-10-01T12:30:00.000Z';
    const after = withSave(before, 'aa', { ...reply, triesLeft: null, deadline });
    expect(after.deadline).toBe(deadline);
    expect(after.answers[0]).toMatchObject({ answersStudent: 'aa', attempts: 0 });
    expect(after.answers[0]?.historyAnswer).toEqual([]);
    expect(after.answers[0]).not.toHaveProperty('status');
  });
});
