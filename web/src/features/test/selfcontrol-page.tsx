import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router-dom';
import { LoadingScreen } from '#web/ui/loading-screen.tsx';
import { PageFrame } from '#web/ui/page-frame.tsx';
import { RefusalState } from '#web/ui/refusal-state.tsx';
import { isResume } from '#web/ui/study-paths.ts';
import { useStartedAttempt, useWorkStep } from './api.ts';
import { RoomEntrance } from './room-entrance.tsx';
import { StartCard } from './start-card.tsx';

/** A test in SELFCONTROL: what it means first, for starting it starts the clock; one under way goes on at once. */
export function SelfcontrolPage() {
  const { id = '' } = useParams();
  const { t } = useTranslation(['test', 'common']);
  // Once inside, the room stays: what the course says of the mode changes when the attempt ends.
  const [isInside, setInside] = useState(isResume(useLocation().state));
  const { data, error, isFetching, refetch } = useWorkStep(id);
  const mode = data?.step?.modes.find((one) => one.type === 'SELFCONTROL');
  if (mode?.state === 'ACTIVE' && !isInside) setInside(true);
  const started = useStartedAttempt(id, 'SELFCONTROL', isInside);

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
        error={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
        wayOn={{ to: '/cabinet', label: t('common:actions.toCabinet') }}
      />
    </PageFrame>
  );
}
