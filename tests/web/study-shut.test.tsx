import { MantineProvider } from '@mantine/core';
import { QueryClientProvider, QueryObserver } from '@tanstack/react-query';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerTask, finishAttempt, getAttempt } from '#shared/contracts/attempts.ts';
import type { Call } from '#shared/contracts/call.ts';
import { attempt, task } from '#tests/support/visible-attempt.ts';
import { AttemptResultView } from '#web/features/results/attempt-result-view.tsx';
import { useFinish, useHint } from '#web/features/test/api.ts';
import { createAnswerIds } from '#web/features/test/saving/answer-ids.ts';
import { openJournal } from '#web/features/test/saving/answer-journal.ts';
import { sendLeftovers } from '#web/features/test/saving/leftover-answers.ts';
import { ApiError, type ApiErrorCode } from '#web/lib/api-error.ts';
import { currentLanguage } from '#web/lib/i18n.ts';
import { localKeys, localStore } from '#web/lib/local-keys.ts';
import { queryClient } from '#web/lib/query-client.ts';

const server = vi.hoisted(() => vi.fn());
vi.mock('#web/lib/api-client.ts', () => ({ send: server }));

const refusal = (code: ApiErrorCode) => new ApiError(code, { status: 409, isAnswer: true });
const codes = ['CONTROL_RUNNING', 'RESULT_HELD'] as const;

beforeEach(() => {
  server.mockReset();
  queryClient.clear();
});

const shown = (what: ReactNode) =>
  renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <MantineProvider>
        <MemoryRouter>{what}</MemoryRouter>
      </MantineProvider>
    </QueryClientProvider>,
  );

function Part({ act }: { act: () => void }) {
  act();
  return null;
}

/** Hands out what a hook answers, without a page. */
function use<T>(hook: () => T): T {
  const got: T[] = [];
  shown(<Part act={() => got.push(hook())} />);
  return got[0] as T;
}

beforeAll(() => i18next.use(initReactI18next).init({ lng: 'cimode' }));

describe.each(codes)('a work that is shut: %s', (code) => {
  const queryKey = [getAttempt.name, 'a1', currentLanguage()];

  /** The attempt as a room follows it: known already, and asked for anew only with a reason. */
  async function refusedInRoom(act: () => Promise<unknown>, error = refusal(code)) {
    server.mockRejectedValue(error);
    queryClient.setQueryData(queryKey, attempt('TRAINING', [task('t1')]));
    const room = new QueryObserver(queryClient, {
      queryKey,
      queryFn: () => server(getAttempt),
      staleTime: Number.POSITIVE_INFINITY,
    });
    const leave = room.subscribe(() => undefined);
    await expect(act()).rejects.toThrow(error.code);
    await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
    leave();
    return room.getCurrentResult().error;
  }

  it.each([
    ['finish', finishAttempt, () => use(() => useFinish('a1')).mutateAsync()],
    ['hint', answerTask, () => use(() => useHint('a1', 't1')).mutateAsync('id')],
  ] as const)('is left when it refuses the %s', async (_, call, act) => {
    expect(await refusedInRoom(act)).toMatchObject({ code });
    const asked = server.mock.calls.map(([one]) => one.name);
    expect(asked).toEqual([call.name, getAttempt.name]);
  });

  it('is not left when the finish fails for another reason', async () => {
    const act = () => use(() => useFinish('a1')).mutateAsync();
    expect(await refusedInRoom(act, new ApiError('NETWORK'))).toBeNull();
  });

  it.each(['ACTIVE', 'FINISHED'] as const)(
    'shows nothing of an attempt that is known as %s',
    async (status) => {
      queryClient.setQueryData(queryKey, { ...attempt('TRAINING', [task('t1')]), status });
      const page = () => shown(<AttemptResultView id="a1" />);
      const refuseWith = (error: ApiError) =>
        queryClient
          .fetchQuery({ queryKey, queryFn: () => Promise.reject(error), staleTime: 0 })
          .catch(() => undefined);
      await refuseWith(new ApiError('NETWORK'));
      expect(page()).toContain('open.title');
      await refuseWith(refusal(code));
      expect(page()).toContain(`refusals.${code}`);
      expect(page()).not.toContain('open.title');
    },
  );

  describe('and what waits in the browser', () => {
    const ids = createAnswerIds(Date.now);
    const left = () =>
      localStore
        .keys()
        .filter((key) => key.startsWith('answer:'))
        .sort();

    beforeEach(() => {
      vi.useFakeTimers();
      const accessToken = `.${btoa(JSON.stringify({ sub: 'u1' }))}.`;
      localStore.setItem(localKeys.tokens, JSON.stringify({ accessToken, refreshToken: 'r' }));
      for (const attemptId of ['a1', 'a2']) {
        const save = { taskId: 't1', answer: 'aa', answerId: ids.after(null) };
        openJournal(localStore, 'u1', attemptId).write(save);
      }
    });
    afterEach(() => {
      vi.useRealTimers();
      for (const key of localStore.keys()) localStore.removeItem(key);
    });

    it('stays there while the rest goes out, and goes out when it is over', async () => {
      let isShut = true;
      server.mockImplementation(async (_: Call, { body }: { body: { id: string } }) => {
        if (isShut && body.id === 'a1') throw refusal(code);
      });
      await sendLeftovers('u1');
      expect(left()).toEqual(['answer:u1:a1:t1']);
      expect(server).toHaveBeenCalledTimes(2);
      expect(vi.getTimerCount()).toBe(0);
      isShut = false;
      await sendLeftovers('u1');
      expect(left()).toEqual([]);
    });
  });
});
