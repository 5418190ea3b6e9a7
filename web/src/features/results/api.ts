import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Attempt, finishAttempt, getAttempt } from '#shared/contracts/attempts.ts';
import { listOwnExecutions } from '#shared/contracts/executions.ts';
import { listResults } from '#shared/contracts/results.ts';
import type { Mode } from '#shared/domain/works/work.ts';
import { send } from '#web/lib/api-client.ts';
import { serverClock } from '#web/lib/server-clock.ts';
import { type ListParams, listQuery } from '#web/ui/table/list-params.ts';
import { useLanguage } from '#web/ui/use-language.ts';

/** One page of the finished attempts, newest first. */
export function useResults(params: ListParams, mode: Mode | null) {
  const lang = useLanguage();
  return useQuery({
    queryKey: [listResults.name, params.page, params.size, mode, lang],
    queryFn: ({ signal }) =>
      send(
        listResults,
        {
          query: {
            lang,
            page: listQuery(params).page,
            size: listQuery(params).size,
            ...(mode && { workTypes: mode }),
          },
        },
        { signal },
      ),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

const minute = 60_000;

/** How long a held result is watched: since its end by whoever comes back to the page, since it was opened by the page alone. */
const watched = { sinceEnd: 60 * minute, sinceOpened: 10 * minute } as const;

type Ended = Pick<Attempt, 'isResultHeld' | 'serverTime' | 'finishedAt'>;

/** Whether a teacher may open the attempt again while somebody looks at it. */
const isWatched = (attempt: Ended | undefined): boolean =>
  attempt?.isResultHeld === true &&
  Date.parse(attempt.serverTime) - Date.parse(attempt.finishedAt ?? '') < watched.sinceEnd;

/**
 * Milliseconds until a held result that has been on show for so long is looked at again; false: only when the page comes
 * into view. Chance (0..1) keeps the people of one exam apart.
 */
export const pauseBeforeLooking = (
  attempt: Ended | undefined,
  { shownMillis, chance }: { shownMillis: number; chance: number },
): number | false =>
  isWatched(attempt) && shownMillis < watched.sinceOpened ? minute * (1 + chance / 4) : false;

/** One attempt with its result; looked at now and then while a teacher may open it again. */
export function useAttemptResult(id: string) {
  const lang = useLanguage();
  const [opened] = useState(() => ({ at: serverClock.monotonic(), chance: Math.random() }));
  return useQuery({
    queryKey: [getAttempt.name, id, lang],
    queryFn: ({ signal }) => send(getAttempt, { query: { id, lang } }, { signal }),
    refetchInterval: ({ state }) =>
      pauseBeforeLooking(state.data, {
        shownMillis: serverClock.monotonic() - opened.at,
        chance: opened.chance,
      }),
    refetchOnWindowFocus: ({ state }) => isWatched(state.data) && 'always',
  });
}

/** Asks for the result of an attempt that somebody else ended. */
export function useShowResult(id: string) {
  const client = useQueryClient();
  const lang = useLanguage();
  return useMutation({
    mutationFn: () => send(finishAttempt, { query: { lang }, body: { id, showResult: true } }),
    onSuccess: (attempt) => {
      client.setQueryData([getAttempt.name, id, lang], attempt);
      for (const { name } of [listResults, listOwnExecutions]) {
        client.removeQueries({ queryKey: [name], type: 'inactive' });
      }
    },
  });
}
