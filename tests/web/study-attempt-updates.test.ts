import { QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { type Attempt, getAttempt } from '#shared/contracts/attempts.ts';
import { showSave } from '#web/features/test/saving/save-queues.ts';
import { queryClient } from '#web/lib/query-client.ts';

const queryKey = [getAttempt.name, 'a1', 'ru'];

/** As much of an attempt as a save touches. */
const attempt = (given: string | null) =>
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
  queryClient.setQueryData(queryKey, attempt(null));
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
  replies[0]?.resolve(attempt(null));
  await replies[0]?.promise;
  await Promise.resolve();
  expect(given()).toBe('bb2');
  replies[1]?.resolve(attempt('cc3'));
  await expect.poll(given).toBe('cc3');
  leave();
  queryClient.clear();
});
