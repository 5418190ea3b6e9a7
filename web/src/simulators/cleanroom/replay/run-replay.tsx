import { Skeleton } from '@mantine/core';
import { ErrorState } from '#web/ui/error-state.tsx';
import { useRunView } from '../../runs/api.ts';
import { ReplayView } from './replay-view.tsx';

/** The replay of a run by its id. */
export function RunReplay({ runId }: { runId: string }) {
  const { data, error, refetch } = useRunView(runId);
  if (error) return <ErrorState plain error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={360} radius="md" />;
  return <ReplayView run={data} />;
}
