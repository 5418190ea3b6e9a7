import { Button, Skeleton } from '@mantine/core';
import { IconHourglassEmpty } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Attempt } from '#shared/contracts/attempts.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { useDocumentTitle } from '#web/ui/document-title.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageFrame } from '#web/ui/page-frame.tsx';
import { RefusalState } from '#web/ui/refusal-state.tsx';
import { coursePath, workPath } from '#web/ui/study-paths.ts';
import { useAttemptResult } from './api.ts';
import classes from './attempt-result-view.module.css';
import { ResultSummary } from './result-summary.tsx';
import { TaskResults } from './task-results.tsx';

/** How one attempt ended: the figure, the sentence, then every task. */
export function AttemptResultView({ id }: { id: string }) {
  const { t } = useTranslation(['results', 'study']);
  const { data: attempt, error, isFetching, refetch } = useAttemptResult(id);
  useDocumentTitle(attempt && t('results:ofWork', { name: attempt.workName }));

  if (!attempt && error) {
    return (
      <PageFrame
        title={t('results:one')}
        above={<BackLink to="/results">{t('results:toAll')}</BackLink>}
      >
        <RefusalState
          error={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
          wayOn={{ to: '/results', label: t('results:toAll') }}
        />
      </PageFrame>
    );
  }
  if (!attempt) {
    return (
      <PageFrame
        title={t('results:one')}
        above={<BackLink to="/results">{t('results:toAll')}</BackLink>}
      >
        <Skeleton height={220} radius="md" mb="lg" />
        <Skeleton height={64} radius="md" mb="sm" />
        <Skeleton height={64} radius="md" mb="sm" />
      </PageFrame>
    );
  }
  const { result } = attempt;
  return (
    <PageFrame
      title={attempt.workName}
      description={
        attempt.kind === 'THEORY' ? t('study:kinds.THEORY') : t(`study:modes.${attempt.type}`)
      }
      above={<BackLink to="/results">{t('results:toAll')}</BackLink>}
    >
      {attempt.status === 'ACTIVE' || !result ? (
        <StillOpen attempt={attempt} />
      ) : (
        <>
          <ResultSummary attempt={attempt} result={result} />
          <div className={classes.ways}>
            <Button component={Link} to={coursePath(attempt.courseId)}>
              {t('results:toCourse')}
            </Button>
            {attempt.kind !== 'THEORY' && attempt.type !== 'CONTROL' && (
              <Button
                component={Link}
                variant="default"
                to={workPath(attempt.kind, attempt.type, attempt.workId)}
              >
                {t('results:again')}
              </Button>
            )}
          </div>
          <TaskResults attempt={attempt} />
        </>
      )}
    </PageFrame>
  );
}

function StillOpen({ attempt }: { attempt: Attempt }) {
  const { t } = useTranslation('results');
  return (
    <EmptyState
      icon={IconHourglassEmpty}
      title={t('open.title')}
      text={t('open.text')}
      action={
        <Button component={Link} to={workPath(attempt.kind, attempt.type, attempt.workId)}>
          {t('open.action')}
        </Button>
      }
    />
  );
}
