import { Button, Skeleton } from '@mantine/core';
import { IconHourglassEmpty } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Attempt } from '#shared/contracts/attempts.ts';
import { isShut } from '#web/lib/api-error.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { useDocumentTitle } from '#web/ui/document-title.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageFrame } from '#web/ui/page-frame.tsx';
import { RefusalState } from '#web/ui/refusal-state.tsx';
import { coursePath, workPath } from '#web/ui/study-paths.ts';
import { useAttemptResult } from './api.ts';
import classes from './attempt-result-view.module.css';
import { HeldResult, NotReleased, OpenedAgain } from './control-result.tsx';
import { ResultSummary } from './result-summary.tsx';
import { TaskResults } from './task-results.tsx';

/** How one attempt ended: the figure, the sentence, then every task. */
export function AttemptResultView({ id }: { id: string }) {
  const { t } = useTranslation(['results', 'study']);
  const { data: attempt, error, isFetching, refetch } = useAttemptResult(id);
  useDocumentTitle(attempt && t('results:ofWork', { name: attempt.workName }));

  // What is known of an attempt is not shown while its work is shut.
  if (error && (!attempt || isShut(error))) {
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
  return (
    <PageFrame
      title={attempt.workName}
      description={
        attempt.kind === 'THEORY' ? t('study:kinds.THEORY') : t(`study:modes.${attempt.type}`)
      }
      above={<BackLink to="/results">{t('results:toAll')}</BackLink>}
    >
      <Outcome attempt={attempt} />
    </PageFrame>
  );
}

/** How the attempt stands: under way, held back, or with its result. */
function Outcome({ attempt }: { attempt: Attempt }) {
  const [wasHeld, setWasHeld] = useState(false);
  const { result, isResultHeld } = attempt;
  if (isResultHeld && !wasHeld) setWasHeld(true);
  const isOpen = attempt.status === 'ACTIVE';
  if (isOpen && wasHeld) return <OpenedAgain attempt={attempt} />;
  if (isResultHeld) return <HeldResult attempt={attempt} />;
  if (isOpen || !result) return <StillOpen attempt={attempt} />;
  return (
    <>
      <ResultSummary attempt={attempt} result={result} />
      <WaysOn attempt={attempt} />
      {attempt.type === 'CONTROL' && attempt.tasks.length === 0 ? (
        <NotReleased />
      ) : (
        <TaskResults attempt={attempt} />
      )}
    </>
  );
}

function WaysOn({ attempt }: { attempt: Attempt }) {
  const { t } = useTranslation('results');
  const { kind, type, workId, courseId } = attempt;
  return (
    <div className={classes.ways}>
      {type === 'CONTROL' ? (
        <Button component={Link} to="/control">
          {t('toControl')}
        </Button>
      ) : (
        <Button component={Link} to={coursePath(courseId)}>
          {t('toCourse')}
        </Button>
      )}
      {kind !== 'THEORY' && type !== 'CONTROL' && (
        <Button component={Link} variant="default" to={workPath(kind, type, workId)}>
          {t('again')}
        </Button>
      )}
    </div>
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
        <Button
          component={Link}
          to={workPath(attempt.kind, attempt.type, attempt.workId, attempt.executionId)}
        >
          {t('open.action')}
        </Button>
      }
    />
  );
}
