import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '#web/lib/session.ts';
import { LoadingScreen } from '#web/ui/loading-screen.tsx';
import { PageFrame } from '#web/ui/page-frame.tsx';
import { RefusalState } from '#web/ui/refusal-state.tsx';
import type { useStartedAttempt } from './api.ts';
import { TestRoom } from './room/test-room.tsx';

/** Leads into the room once the attempt is there, or says why it is not. */
export function RoomEntrance({
  started,
  executionId,
}: {
  started: ReturnType<typeof useStartedAttempt>;
  /** In CONTROL: the execution inside which the attempt was started. */
  executionId?: string;
}) {
  const { t } = useTranslation(['test', 'common']);
  const user = useCurrentUser();
  const { data, error, isFetching, refetch } = started;
  if (data && user) return <TestRoom started={data} userId={user.id} executionId={executionId} />;
  if (!error) return <LoadingScreen />;
  return (
    <PageFrame title={t('test:refused')} reading>
      <RefusalState
        error={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
        wayOn={{ to: '/cabinet', label: t('common:actions.toCabinet') }}
      />
    </PageFrame>
  );
}
