import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getAttempt } from '#shared/contracts/attempts.ts';
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

/** One attempt with its result. */
export function useAttemptResult(id: string) {
  const lang = useLanguage();
  return useQuery({
    queryKey: [getAttempt.name, id, lang],
    queryFn: ({ signal }) => send(getAttempt, { query: { id, lang } }, { signal }),
  });
}
