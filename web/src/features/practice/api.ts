import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getCase, listCases } from '#shared/contracts/cases.ts';
import { getProfile } from '#shared/contracts/rooms.ts';
import { send } from '#web/lib/api-client.ts';

/** More cases than an institution has on one page. */
const pageSize = '100';

/** All cases that the person may perform. */
export function useCases() {
  return useQuery({
    queryKey: [listCases.name],
    queryFn: ({ signal }) => send(listCases, { query: { page: '0', size: pageSize } }, { signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** One case, whole; null waits. */
export function useCase(id: string | null) {
  return useQuery({
    queryKey: [getCase.name, id],
    queryFn: ({ signal }) => send(getCase, { params: { id: id ?? '' } }, { signal }),
    enabled: id !== null,
  });
}

/** One profile of rules. */
export function useProfile(id: string) {
  return useQuery({
    queryKey: [getProfile.name, id],
    queryFn: ({ signal }) => send(getProfile, { params: { id } }, { signal }),
  });
}
