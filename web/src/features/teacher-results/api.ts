import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { listExecutionsOfWork } from '#shared/contracts/executions.ts';
import {
  getAttemptDetails,
  getResultsByWork,
  listResults,
  listReviews,
} from '#shared/contracts/results.ts';
import { listGroups, listUsersOfGroup } from '#shared/contracts/users.ts';
import { listWorks } from '#shared/contracts/works.ts';
import { limits } from '#shared/limits.ts';
import { send } from '#web/lib/api-client.ts';
import { type ListParams, listQuery } from '#web/ui/table/list-params.ts';
import { useLanguage } from '#web/ui/use-language.ts';
import type { ResultsAddress } from './address.ts';

/** The filters of `completed-work/results`, as the address and the API name them. */
export const filterNames = ['workIds', 'groupIds', 'studentIds', 'workTypes'] as const;
export type FilterName = (typeof filterNames)[number];

/** The chosen filters as the API wants them, ids between commas. */
const filterQuery = (
  { filters }: Pick<ListParams, 'filters'>,
  names: readonly FilterName[] = filterNames,
): Partial<Record<FilterName, string>> =>
  Object.fromEntries(
    names.flatMap((name) => (filters[name] ? [[name, filters[name].join(',')]] : [])),
  );

interface Page<T> {
  content: T[];
  totalElements?: number | undefined;
}

const wholePage = { size: String(limits.page.maxSize) };

/** All rows of a list, page by page. */
async function everything<T>(load: (page: string) => Promise<Page<T>>): Promise<T[]> {
  const rows: T[] = [];
  for (let page = 0; ; page += 1) {
    const { content, totalElements } = await load(String(page));
    rows.push(...content);
    if (content.length === 0 || rows.length >= (totalElements ?? 0)) return rows;
  }
}

/** One page of the finished attempts of those whom the person teaches, newest first. */
export function useStudentResults(params: ListParams) {
  const lang = useLanguage();
  const { page, size } = listQuery(params);
  const query = { lang, of: 'students' as const, page, size, ...filterQuery(params) };
  return useQuery({
    queryKey: [listResults.name, query],
    queryFn: ({ signal }) => send(listResults, { query }, { signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** The works of the courses that the person teaches. */
export function useTaughtWorks() {
  const lang = useLanguage();
  return useQuery({
    queryKey: [listWorks.name, 'all', lang],
    queryFn: ({ signal }) =>
      everything((page) => send(listWorks, { query: { lang, page, ...wholePage } }, { signal })),
  });
}

/** The groups that the person sees. */
export const useGroups = () =>
  useQuery({
    queryKey: [listGroups.name, 'all'],
    queryFn: ({ signal }) =>
      everything((page) => send(listGroups, { query: { page, ...wholePage } }, { signal })),
  });

/** The people of some groups. */
export const useStudentsOf = (groupIds: readonly string[]) =>
  useQueries({
    queries: groupIds.map((id) => ({
      queryKey: [listUsersOfGroup.name, 'all', id],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        everything((page) =>
          send(listUsersOfGroup, { params: { id }, query: { page, ...wholePage } }, { signal }),
        ),
    })),
    combine: (groups) => groups.flatMap(({ data }) => data ?? []),
  });

/** The executions of a work, the latest window first. */
export function useExecutionsOfWork(workId: string) {
  const lang = useLanguage();
  return useQuery({
    queryKey: [listExecutionsOfWork.name, workId, lang],
    queryFn: ({ signal }) =>
      everything((page) =>
        send(
          listExecutionsOfWork,
          { params: { id: workId }, query: { lang, page, ...wholePage } },
          { signal },
        ),
      ),
  });
}

/** Everything about one work, over the attempts asked for. */
export function useResultsByWork(workId: string, params: ListParams, address: ResultsAddress) {
  const lang = useLanguage();
  const { attempts, executionId, taskId } = address;
  const query = {
    lang,
    workId,
    attempts,
    ...filterQuery(params, ['groupIds', 'studentIds', 'workTypes']),
    ...(executionId && { executionId }),
    ...(taskId && { taskId }),
  };
  return useQuery({
    queryKey: [getResultsByWork.name, query],
    queryFn: ({ signal }) => send(getResultsByWork, { query }, { signal }),
    // Other options of the same work change a part of the page only.
    placeholderData: (before) => (before?.work.id === workId ? before : undefined),
  });
}

/** The beginning of the queue of reviews. It stays as it is while somebody works through it. */
export function useReviews(params: ListParams) {
  const lang = useLanguage();
  const query = { lang, ...wholePage, ...filterQuery(params, ['workIds', 'groupIds']) };
  return useQuery({
    queryKey: [listReviews.name, query],
    queryFn: ({ signal }) => send(listReviews, { query }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
  });
}

/** The key under which an attempt with everything about it is kept. */
export const detailsKey = (id: string, lang: string) => [getAttemptDetails.name, id, lang] as const;

/** A finished attempt with keys, reviews, late answers and its log. */
export function useAttemptDetails(id: string) {
  const lang = useLanguage();
  return useQuery({
    queryKey: detailsKey(id, lang),
    queryFn: ({ signal }) =>
      send(getAttemptDetails, { params: { id }, query: { lang } }, { signal }),
    staleTime: 0,
  });
}
