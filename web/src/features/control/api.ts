import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getBoard } from '#shared/contracts/execution-board.ts';
import type { BoardRow } from '#shared/contracts/execution-views.ts';
import { getExecution, getExecutionAudit, listExecutions } from '#shared/contracts/executions.ts';
import { listGroups, listUsersOfGroup } from '#shared/contracts/users.ts';
import { listWorks } from '#shared/contracts/works.ts';
import type { Language } from '#shared/languages.ts';
import { send } from '#web/lib/api-client.ts';
import { type ListParams, listQuery } from '#web/ui/table/list-params.ts';
import { useLanguage } from '#web/ui/use-language.ts';
import { loadAll } from './load-all.ts';

/** How often the board asks again while it is in sight, and how often the execution itself does. */
const boardMillis = 5000;
const executionMillis = 30_000;

const pageOf = (params: ListParams) => {
  const { page, size } = listQuery(params);
  return { page, size };
};

/** One page of the executions; `active`: those whose window is not over, or those whose is. */
export function useExecutions(params: ListParams, active: 'true' | 'false' | null) {
  const lang = useLanguage();
  const search = params.search.trim().slice(0, 100);
  return useQuery({
    queryKey: [listExecutions.name, params.page, params.size, search, active, lang],
    queryFn: ({ signal }) =>
      send(
        listExecutions,
        {
          query: { lang, ...pageOf(params), ...(search && { search }), ...(active && { active }) },
        },
        { signal },
      ),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** Where the reply about an execution lies in the cache. */
export const executionKey = (id: string, lang: Language) => [getExecution.name, id, lang] as const;

/** One execution; others may change it meanwhile, so it is asked for again while it is in sight. */
export function useExecution(id: string) {
  const lang = useLanguage();
  return useQuery({
    queryKey: executionKey(id, lang),
    queryFn: ({ signal }) => send(getExecution, { params: { id }, query: { lang } }, { signal }),
    staleTime: 0,
    refetchInterval: executionMillis,
    refetchOnWindowFocus: 'always',
  });
}

/** The board as it is now, asked for every five seconds while the page is visible and not at all while it is not. */
export function useBoard(id: string, params: ListParams, state: BoardRow['state'] | null) {
  const lang = useLanguage();
  const search = params.search.trim().slice(0, 100);
  return useQuery({
    queryKey: [getBoard.name, id, params.page, params.size, search, state, lang],
    queryFn: ({ signal }) =>
      send(
        getBoard,
        {
          params: { id },
          query: { lang, ...pageOf(params), ...(search && { search }), ...(state && { state }) },
        },
        { signal },
      ),
    staleTime: 0,
    refetchInterval: boardMillis,
    refetchOnWindowFocus: 'always',
    placeholderData: keepPreviousData,
  });
}

/** Whether somebody has begun; undefined while it is not known. */
export function useIsBegun(id: string): boolean | undefined {
  const lang = useLanguage();
  const { data } = useQuery({
    queryKey: [getBoard.name, id, 'counts'],
    queryFn: ({ signal }) =>
      send(getBoard, { params: { id }, query: { lang, size: '1' } }, { signal }),
    staleTime: 0,
    refetchInterval: executionMillis,
  });
  return data && data.counts.ACTIVE + data.counts.FINISHED > 0;
}

/** One page of the log of an execution, the newest first. */
export function useAudit(id: string, params: ListParams) {
  return useQuery({
    queryKey: [getExecutionAudit.name, id, params.page, params.size],
    queryFn: ({ signal }) =>
      send(getExecutionAudit, { params: { id }, query: pageOf(params) }, { signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** All works that the person may hold an exam of. */
export function useWorks() {
  const lang = useLanguage();
  return useQuery({
    queryKey: [listWorks.name, 'all', lang],
    queryFn: async ({ signal }) => {
      const works = await loadAll((page) =>
        send(listWorks, { query: { lang, ...page } }, { signal }),
      );
      return works.filter((work) => work.taskCount > 0);
    },
  });
}

/** All groups that the person may assign. */
export function useGroups() {
  return useQuery({
    queryKey: [listGroups.name, 'all'],
    queryFn: ({ signal }) => loadAll((query) => send(listGroups, { query }, { signal })),
  });
}

/** How the people of a group are asked for. */
export const peopleQuery = (id: string) => ({
  queryKey: [listUsersOfGroup.name, id, 'all'],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    loadAll((query) => send(listUsersOfGroup, { params: { id }, query }, { signal })),
});

/** The people of a group by last name. */
export const usePeopleOf = (groupId: string) => useQuery(peopleQuery(groupId));
