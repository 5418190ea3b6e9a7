import { useMutation, useQuery } from '@tanstack/react-query';
import {
  type AppendedRun,
  appendToRun,
  getRun,
  getSharedRun,
  type OpenRun,
  type RunView,
  shareRun,
  startRun,
  unshareRun,
} from '#shared/contracts/runs.ts';
import type { RunEvent } from '#shared/domain/simulators/kernel/run.ts';
import { send } from '#web/lib/api-client.ts';
import { queryClient } from '#web/lib/query-client.ts';

/** Starts a run of a case task, or resumes the one under way. */
export const openRun = (body: {
  runId: string;
  attemptId: string;
  taskId: string;
}): Promise<OpenRun> => send(startRun, { body });

/** Sends events of a run; what the server has already, it skips. */
export const appendEvents = (
  id: string,
  events: RunEvent[],
  isOffline: boolean,
): Promise<AppendedRun> => send(appendToRun, { params: { id }, body: { events, isOffline } });

/** A run for replay; null waits. */
export function useRunView(id: string | null) {
  return useQuery({
    queryKey: [getRun.name, id],
    queryFn: ({ signal }) => send(getRun, { params: { id: id ?? '' } }, { signal }),
    enabled: id !== null,
  });
}

/** A run by the link of a teacher. */
export function useSharedRun(token: string) {
  return useQuery({
    queryKey: [getSharedRun.name, token],
    queryFn: ({ signal }) => send(getSharedRun, { params: { token } }, { signal }),
  });
}

const keepShare = (id: string, share: RunView['share']) =>
  queryClient.setQueryData<RunView>([getRun.name, id], (known) => known && { ...known, share });

/** Makes a nameless link to a run. */
export const useShareRun = (id: string) =>
  useMutation({
    mutationFn: () => send(shareRun, { params: { id } }),
    onSuccess: (share) => keepShare(id, share),
  });

/** Ends the link. */
export const useUnshareRun = (id: string) =>
  useMutation({
    mutationFn: () => send(unshareRun, { params: { id } }),
    onSuccess: () => keepShare(id, null),
  });
