import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { listOwnExecutions } from '#shared/contracts/executions.ts';
import { send } from '#web/lib/api-client.ts';
import { ApiError, type ApiErrorCode } from '#web/lib/api-error.ts';
import { lazyPart } from '#web/lib/lazy-part.ts';
import { localStore } from '#web/lib/local-keys.ts';
import { useCurrentUser } from '#web/lib/session.ts';
import { type ExamPlace, examPlace } from '#web/ui/exam-place.ts';
import { LoadingScreen } from '#web/ui/loading-screen.tsx';
import { PageFrame } from '#web/ui/page-frame.tsx';
import { RefusalState } from '#web/ui/refusal-state.tsx';
import { resultPath } from '#web/ui/study-paths.ts';
import { useOwnExecutions } from '#web/ui/use-own-executions.ts';
import { useStartedAttempt } from './api.ts';
import { RoomEntrance } from './room-entrance.tsx';
import { keptWorkId } from './saving/attempt-snapshot.ts';

// Whoever comes back into the room does without it.
const ControlEntrance = lazyPart(
  () => import('./control-entrance.tsx'),
  (module) => module.ControlEntrance,
);

const ask = () => send(listOwnExecutions, { query: {} });

/** Refusals after which the list of executions tells where the person stands. */
const moved: readonly ApiErrorCode[] = [
  'ATTEMPT_FINISHED',
  'EXECUTION_NOT_OPEN',
  'EXECUTION_OVER',
  'NOT_FOUND',
];

/** Places where nothing can be begun, and what is said there. */
const refusals: ReadonlyMap<ExamPlace | undefined, ApiErrorCode> = new Map([
  ['missed', 'EXECUTION_OVER'],
  ['exhausted', 'ATTEMPTS_EXHAUSTED'],
]);

/**
 * A work in CONTROL inside an execution: the entrance first; one under way goes on at once, and the room that was open
 * in this browser opens without network too. A link begins nothing: only the button of the entrance does.
 */
export function ControlTaskPage() {
  const { id = '' } = useParams();
  const { t } = useTranslation(['test', 'exam', 'study']);
  const [query] = useSearchParams();
  const named = query.get('work');
  const userId = useCurrentUser()?.id ?? '';
  const [kept] = useState(() => keptWorkId(localStore, userId, id, named));
  const [isInside, setInside] = useState(kept !== null);
  const [isAtDoor, setAtDoor] = useState(false);
  const own = useOwnExecutions({ isWaiting: isAtDoor });

  // What was known before the page was opened may tell of an exam that has ended meanwhile.
  const execution = own.isFetchedAfterMount
    ? own.data?.content.find((one) => one.id === id)
    : undefined;
  const works = execution?.works ?? [];
  const work = works.find((one) => one.id === named) ?? (works.length === 1 ? works[0] : undefined);
  const place = execution && work && examPlace({ execution, work });
  const started = useStartedAttempt(
    { workId: work?.id ?? kept ?? '', mode: 'CONTROL', executionId: id },
    isInside,
  );
  const refusal = started.error instanceof ApiError ? started.error.code : null;
  const isMoved = refusal !== null && moved.includes(refusal);

  const mayEnter = refusal === null || refusal === 'EXECUTION_NOT_OPEN';
  if (!isInside && mayEnter && place === 'active') setInside(true);
  const { refetch } = own;
  useEffect(() => {
    if (isMoved) void refetch().then(() => setInside(false));
  }, [isMoved, refetch]);
  const isWaiting = !isInside && place === 'planned';
  if (isAtDoor !== isWaiting) setAtDoor(isWaiting);

  if (isInside && !isMoved) return <RoomEntrance started={started} executionId={id} />;
  if (isInside) return <LoadingScreen />;
  const hasEnded = place === 'finished' || refusal === 'ATTEMPT_FINISHED';
  if (hasEnded && work?.attemptId) return <Navigate to={resultPath(work.attemptId)} replace />;
  if (execution && work && (place === 'open' || place === 'planned')) {
    return (
      <ControlEntrance
        exam={{ execution, work }}
        ask={ask}
        onBegin={() => setInside(true)}
        isBeginning={started.isFetching}
      />
    );
  }
  // Several works and none named: the list tells them apart.
  if (execution && !work) return <Navigate to="/control" replace />;
  if (!own.error && !own.isFetchedAfterMount) return <LoadingScreen />;
  return (
    <PageFrame title={work?.name ?? t('test:refused')} reading>
      <RefusalState
        error={own.error ?? new ApiError(refusals.get(place) ?? 'NOT_FOUND')}
        onRetry={() => void refetch()}
        retrying={own.isFetching}
        wayOn={{ to: '/control', label: t('exam:toList') }}
      />
    </PageFrame>
  );
}
