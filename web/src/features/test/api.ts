import {
  queryOptions,
  useIsMutating,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useState } from 'react';
import type { CallName } from '#shared/contracts/all-calls.ts';
import {
  type Attempt,
  answerTask,
  finishAttempt,
  getAttempt,
  startAttempt,
} from '#shared/contracts/attempts.ts';
import { getCourseDetails } from '#shared/contracts/courses.ts';
import { getWork } from '#shared/contracts/works.ts';
import type { Mode } from '#shared/domain/works/work.ts';
import { send } from '#web/lib/api-client.ts';
import { ApiError, isShut } from '#web/lib/api-error.ts';
import { currentLanguage } from '#web/lib/i18n.ts';
import { localStore } from '#web/lib/local-keys.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { serverClock } from '#web/lib/server-clock.ts';
import { useCurrentUser } from '#web/lib/session.ts';
import { useLanguage } from '#web/ui/use-language.ts';
import { readSnapshot } from './saving/attempt-snapshot.ts';
import { reloadAttempt, showSave } from './saving/save-queues.ts';

/** What is started in the test room: a work in a mode, in CONTROL inside an execution. */
export interface Taking {
  workId: string;
  mode: Mode;
  executionId?: string | undefined;
}

async function start(userId: string, taking: Taking): Promise<Attempt> {
  const lang = currentLanguage();
  const { workId, mode: type, executionId } = taking;
  const body = { type, ...(executionId !== undefined && { executionId }) };
  try {
    return await send(startAttempt, { params: { id: workId }, query: { lang }, body });
  } catch (error) {
    const kept = readSnapshot(localStore, userId, taking);
    if (!kept || !(error instanceof ApiError) || error.code !== 'NETWORK') throw error;
    // Without network the attempt opens as it was on show last; answers wait in the journal.
    const { attempt, clock } = kept;
    serverClock.recall(clock, Date.parse(attempt.deadline ?? '') || Number.POSITIVE_INFINITY);
    return attempt;
  }
}

/**
 * Starts the attempt or resumes the one under way. Asked once for as long as the page is open:
 * asking again after the end would start another attempt.
 */
export function useStartedAttempt(taking: Taking, isWanted: boolean) {
  const userId = useCurrentUser()?.id ?? '';
  return useQuery({
    queryKey: [startAttempt.name, taking.workId, taking.mode, taking.executionId],
    queryFn: async () => {
      const attempt = await start(userId, taking);
      queryClient.setQueryData([getAttempt.name, attempt.id, currentLanguage()], attempt);
      return attempt;
    },
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
  });
}

const attemptOptions = (id: string, lang: ReturnType<typeof useLanguage>) =>
  queryOptions({
    queryKey: [getAttempt.name, id, lang],
    queryFn: ({ signal }) => send(getAttempt, { query: { id, lang } }, { signal }),
  });

/** The attempt as it stands; asks again every few seconds while somebody waits for its end. */
export function useAttempt(started: Attempt, isEnding: boolean) {
  const lang = useLanguage();
  // The clocks of a whole exam end in the same second: the people of it ask one after another.
  const [pauseMillis] = useState(() => 2000 + Math.random() * 2000);
  return useQuery({
    ...attemptOptions(started.id, lang),
    // Saves keep it up to date; it is asked for anew only when a reply gives a reason.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
    refetchInterval: isEnding ? pauseMillis : false,
  });
}

/** Asks for the attempt anew where a call finds its work shut: refused as well, it makes the room leave (`useEnding`). */
const askWhereShut = (attemptId: string) => (error: Error) => {
  if (isShut(error)) void reloadAttempt(attemptId);
};

const hintKey = (attemptId: string, taskId: string) => ['hint', attemptId, taskId];

/** Opens the hint of a task. */
export const useHint = (attemptId: string, taskId: string) =>
  useMutation({
    mutationKey: hintKey(attemptId, taskId),
    mutationFn: (answerId: string) =>
      send(answerTask, {
        query: { lang: currentLanguage() },
        body: { id: attemptId, taskId, useHint: true, answerId },
      }),
    onSuccess: (reply) => showSave(attemptId, null, reply),
    onError: askWhereShut(attemptId),
  });

/** Whether the hint of a task is on its way, also after another task was on show meanwhile. */
export const useIsHintAwaited = (attemptId: string, taskId: string): boolean =>
  useIsMutating({ mutationKey: hintKey(attemptId, taskId) }) > 0;

/** Finishes the attempt; its reply already holds the result. */
export function useFinish(attemptId: string) {
  const client = useQueryClient();
  const lang = useLanguage();
  return useMutation({
    mutationFn: () => send(finishAttempt, { query: { lang }, body: { id: attemptId } }),
    onSuccess: (attempt) => {
      client.setQueryData([getAttempt.name, attemptId, lang], attempt);
      forgetProgress();
    },
    onError: askWhereShut(attemptId),
  });
}

/** What shows progress. By name: the contract of results would weigh on the room, which has no use for it. */
const progressCalls: readonly CallName[] = [
  'listCourses',
  'getCourseDetails',
  'listResults',
  'listOwnExecutions',
];

/** Everything that shows progress is asked for anew. */
export function forgetProgress(): void {
  for (const name of progressCalls) {
    queryClient.removeQueries({ queryKey: [name], type: 'inactive' });
  }
}

/** The work and its place in the course: what the start card tells. */
export function useWorkStep(workId: string) {
  const lang = useLanguage();
  return useQuery({
    queryKey: ['workStep', workId, lang],
    queryFn: async ({ signal }) => {
      const work = await send(getWork, { params: { id: workId }, query: { lang } }, { signal });
      const course = await send(
        getCourseDetails,
        { params: { id: work.courseId }, query: { lang } },
        { signal },
      );
      return { work, step: course.works.find((step) => step.id === workId) ?? null };
    },
    staleTime: 0,
    gcTime: 0,
  });
}
