import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { ApiError } from '#web/lib/api-error.ts';
import { localStore } from '#web/lib/local-keys.ts';
import { useCurrentUser } from '#web/lib/session.ts';
import { LoadingScreen } from '#web/ui/loading-screen.tsx';
import { PageFrame } from '#web/ui/page-frame.tsx';
import { RefusalState } from '#web/ui/refusal-state.tsx';
import { useStartedAttempt, useWorkStep } from './api.ts';
import { RoomEntrance } from './room-entrance.tsx';
import { readSnapshot } from './saving/attempt-snapshot.ts';
import { StartCard } from './start-card.tsx';

/** Whether the attempt was open in this browser, which without network is all that can be known. */
const isKept = (userId: string, workId: string, error: unknown): boolean =>
  error instanceof ApiError &&
  error.code === 'NETWORK' &&
  readSnapshot(localStore, userId, { workId, mode: 'SELFCONTROL' }) !== null;

/**
 * A test or an exam in SELFCONTROL: what it means first, for starting it starts the clock; one under way goes on at
 * once. The course is always asked first: a link or a step back in the history never begins an attempt.
 */
export function SelfcontrolPage() {
  const { id = '' } = useParams();
  const { t } = useTranslation(['test', 'common']);
  const userId = useCurrentUser()?.id ?? '';
  // Once inside, the room stays: what the course says of the mode changes when the attempt ends.
  const [isInside, setInside] = useState(false);
  const { data, error, isFetching, refetch } = useWorkStep(id);
  const mode = data?.step?.modes.find((one) => one.type === 'SELFCONTROL');
  if (!isInside && (mode?.state === 'ACTIVE' || isKept(userId, id, error))) setInside(true);
  const started = useStartedAttempt({ workId: id, mode: 'SELFCONTROL' }, isInside);

  if (isInside) return <RoomEntrance started={started} />;
  if (data && mode) {
    return (
      <StartCard work={data.work} step={data.step} mode={mode} onStart={() => setInside(true)} />
    );
  }
  if (!error && !data) return <LoadingScreen />;
  return (
    <PageFrame title={t('test:refused')} reading>
      <RefusalState
        error={error ?? new ApiError('MODE_NOT_ALLOWED')}
        onRetry={() => void refetch()}
        retrying={isFetching}
        wayOn={{ to: '/cabinet', label: t('common:actions.toCabinet') }}
      />
    </PageFrame>
  );
}
