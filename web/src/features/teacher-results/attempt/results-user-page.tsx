import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { ApiError } from '#web/lib/api-error.ts';
import { lazyPart } from '#web/lib/lazy-part.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageFrame } from '#web/ui/page-frame.tsx';
import { readAddress } from '../address.ts';
import { useAttemptDetails } from '../api.ts';
import { ViewPart } from '../view-part.tsx';

const AttemptView = lazyPart(
  () => import('./attempt-view.tsx'),
  (module) => module.AttemptView,
);
const PersonResults = lazyPart(
  () => import('./person-results.tsx'),
  (module) => module.PersonResults,
);

/** One attempt of a student; where the id is no attempt's, the results of the person who has it. */
export function ResultsUserPage() {
  const { t } = useTranslation('teacherResults');
  const { id = '' } = useParams();
  const [query] = useSearchParams();
  const from = (useLocation().state as { from?: string } | null)?.from ?? '';
  const { data, error, isFetching, refetch } = useAttemptDetails(id);
  const { names } = readAddress(query);
  const back = <BackLink to={`/teacher-results${from}`}>{t('back')}</BackLink>;

  if (data) {
    return (
      <ViewPart>
        <AttemptView attempt={data} names={names} above={back} />
      </ViewPart>
    );
  }
  if (error instanceof ApiError && error.code === 'NOT_FOUND') {
    return (
      <ViewPart>
        <PersonResults userId={id} names={names} above={back} />
      </ViewPart>
    );
  }
  return (
    <PageFrame title={t('attempt.title')} above={back}>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Skeleton height={420} radius="md" />
      )}
    </PageFrame>
  );
}
