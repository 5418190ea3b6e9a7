import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type CaseRow, getCase, getCaseUse, listCases } from '#shared/contracts/cases.ts';
import {
  getProfile,
  getRoom,
  listProfiles,
  listRooms,
  type RoomRow,
} from '#shared/contracts/rooms.ts';
import { readyRoomOf } from '#shared/domain/simulators/cleanroom/ready-rooms.ts';
import type { RoomDraft } from '#shared/domain/simulators/cleanroom/stored-room.ts';
import { send } from '#web/lib/api-client.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { roomOfWorld } from './editing/ready-rooms.ts';
import { usualBase } from './editing/usual-base.ts';

/** More pages than an institution has of anything here. */
const mostPages = 20;

async function loadAll<Row>(
  loadPage: (query: { page: string; size: string }) => Promise<{
    content: Row[];
    totalElements?: number | undefined;
  }>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 0; page < mostPages; page += 1) {
    const { content, totalElements = 0 } = await loadPage({ page: String(page), size: '100' });
    rows.push(...content);
    if (content.length === 0 || rows.length >= totalElements) break;
  }
  return rows;
}

const roomsQuery = {
  queryKey: [listRooms.name, 'all'],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    loadAll<RoomRow>((query) => send(listRooms, { query }, { signal })),
  staleTime: 0,
};

const casesQuery = {
  queryKey: [listCases.name, 'all'],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    loadAll<CaseRow>((query) => send(listCases, { query }, { signal })),
};

const caseQuery = (id: string) => ({
  queryKey: [getCase.name, id],
  queryFn: ({ signal }: { signal: AbortSignal }) => send(getCase, { params: { id } }, { signal }),
});

/** All rooms of the room editor. */
export const useRooms = () => useQuery(roomsQuery);

/** All cases that a room can be put into. */
export const useCases = () => useQuery(casesQuery);

/** One case, whole; null waits. */
export const useCase = (id: string | null) =>
  useQuery({ ...caseQuery(id ?? ''), enabled: id !== null });

/** Which works have a case, as it is now. */
export const useCaseUse = (id: string) =>
  useQuery({
    queryKey: [getCaseUse.name, id],
    queryFn: ({ signal }) => send(getCaseUse, { params: { id } }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });

/** All profiles of rules. */
export const useProfiles = () =>
  useQuery({
    queryKey: [listProfiles.name, 'all'],
    queryFn: ({ signal }) => loadAll((query) => send(listProfiles, { query }, { signal })),
  });

/** One profile of rules, whole. */
export const useProfile = (id: string) =>
  useQuery({
    queryKey: [getProfile.name, id],
    queryFn: ({ signal }) => send(getProfile, { params: { id } }, { signal }),
    enabled: id !== '',
  });

/** A room to begin with: what is stored, or stands in for it. */
export interface LoadedRoom {
  draft: RoomDraft;
  /** null: it is not stored under its id. */
  stored: { id: string; version: number; updatedAt: string } | null;
}

/**
 * One room. A ready room that is not stored is taken from the facility of a case instead, so the pages of the ready rooms
 * have something to show as long as there is a case with such a room.
 */
export function useRoom(id: string | null) {
  const client = useQueryClient();
  return useQuery({
    queryKey: [getRoom.name, id],
    queryFn: async ({ signal }): Promise<LoadedRoom> => {
      try {
        const room = await send(getRoom, { params: { id: id ?? '' } }, { signal });
        const { id: storedId, version, updatedAt, ...draft } = room;
        return { draft, stored: { id: storedId, version, updatedAt } };
      } catch (error) {
        const ready = readyRoomOf(id ?? '');
        const isGone = error instanceof ApiError && error.code === 'NOT_FOUND';
        if (!ready || !isGone) throw error;
        const base = usualBase(await client.fetchQuery(casesQuery));
        const view = base && (await client.fetchQuery(caseQuery(base)));
        const draft = view && roomOfWorld(view.case.world, ready.location, view.case.profileId);
        if (!draft) throw error;
        return { draft, stored: null };
      }
    },
    enabled: id !== null,
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
}

/** Makes every part of the site know that rooms have changed. */
export function useRoomsChanged(): () => void {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: [listRooms.name] });
    void client.invalidateQueries({ queryKey: [getRoom.name], refetchType: 'none' });
  };
}

/** Makes every part of the site know that cases have changed. */
export function useCasesChanged(): () => void {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: [listCases.name] });
    void client.invalidateQueries({ queryKey: [getCase.name] });
  };
}
