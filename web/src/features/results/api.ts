import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Attempt, finishAttempt, getAttempt } from '#shared/contracts/attempts.ts';
import { listOwnExecutions } from '#shared/contracts/executions.ts';
import { listResults } from '#shared/contracts/results.ts';
import type { Mode } from '#shared/domain/works/work.ts';
import { send } from '#web/lib/api-client.ts';
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

/** A result that was held so long is not watched any more. */
const watchedMillis = 3_600_000;

/** Whether a teacher may open the attempt again while somebody looks at it. */
const isWatched = (attempt: Attempt | undefined): boolean =>
  attempt?.isResultHeld === true &&
  Date.parse(attempt.serverTime) - Date.parse(attempt.finishedAt ?? '') < watchedMillis;

/** One attempt with its result; looked at again and again while a teacher may open it again. */
export function useAttemptResult(id: string) {
  const lang = useLanguage();
  const [pauseMillis] = useState(() => 6000 + Math.random() * 4000);
  return useQuery({
    queryKey: [getAttempt.name, id, lang],
    queryFn: ({ signal }) => send(getAttempt, { query: { id, lang } }, { signal }),
    refetchInterval: ({ state }) => (isWatched(state.data) ? pauseMillis : false),
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
