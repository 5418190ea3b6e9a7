import { Skeleton } from '@mantine/core';
import { IconBook2 } from '@tabler/icons-react';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { BackLink } from '#web/ui/back-link.tsx';
import { useDocumentTitle } from '#web/ui/document-title.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { RefusalState } from '#web/ui/refusal-state.tsx';
import { RichText } from '#web/ui/rich-text.tsx';
import { outlineOf } from '#web/ui/rich-text-outline.ts';
import { HeaderTitle } from '#web/ui/shell.tsx';
import { coursePath } from '#web/ui/study-paths.ts';
import { useReadingStart, useStep, useWork } from './api.ts';
import { ReadingEnd } from './reading-end.tsx';
import { ReadingProgress } from './reading-progress.tsx';
import { TableOfContents } from './table-of-contents.tsx';
import classes from './theory-page.module.css';
import { useReadingPlace } from './use-reading-place.ts';

/** A theory work: the text in reading width, its headings beside it, and "read" at its end. */
export function TheoryPage() {
  const { id = '' } = useParams();
  const { t } = useTranslation(['theory', 'common']);
  const { data: work, error, isFetching, refetch } = useWork(id);
  const step = useStep(work?.courseId, id);
  const state = step.data?.modes.find((mode) => mode.type === 'TRAINING')?.state;
  const isText = work?.kind === 'THEORY';
  useReadingStart(id, isText && (state === 'NOT_STARTED' || state === 'ACTIVE'));
  useDocumentTitle(work?.name);

  const article = useRef<HTMLElement>(null);
  const theory = work?.theory ?? null;
  const outline = useMemo(() => (theory ? outlineOf(theory) : []), [theory]);
  useReadingPlace(id, article, theory !== null);

  if (!work && error) {
    return (
      <div className={classes.narrow}>
        <RefusalState
          error={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
          wayOn={{ to: '/cabinet', label: t('common:actions.toCabinet') }}
        />
      </div>
    );
  }
  if (!work) return <TheorySkeleton />;
  // A test has no text to read: its modes are chosen on the page of the course.
  if (work.kind !== 'THEORY') return <Navigate to={coursePath(work.courseId)} replace />;
  const back = <BackLink to={coursePath(work.courseId)}>{work.courseName}</BackLink>;
  if (!theory) {
    return (
      <div className={classes.narrow}>
        <EmptyState
          icon={IconBook2}
          title={t('theory:empty.title')}
          text={t('theory:empty.text')}
          action={back}
        />
      </div>
    );
  }
  return (
    <>
      <HeaderTitle>{work.name}</HeaderTitle>
      <ReadingProgress article={article} />
      <div className={classes.page} data-alone={outline.length < 2 || undefined}>
        <article ref={article} className={classes.article}>
          <div className={classes.above}>{back}</div>
          <PageHeading className={classes.title}>{work.name}</PageHeading>
          {work.description && <p className={classes.lead}>{work.description}</p>}
          {outline.length > 1 && <TableOfContents outline={outline} folded />}
          <RichText node={theory} images={work.images} />
        </article>
        {outline.length > 1 && (
          <div className={classes.side}>
            <TableOfContents outline={outline} />
          </div>
        )}
        <div className={classes.end}>
          <ReadingEnd work={work} isRead={step.data?.state === 'DONE'} />
        </div>
      </div>
    </>
  );
}

function TheorySkeleton() {
  const { t } = useTranslation('common');
  return (
    <div className={classes.narrow} role="status" aria-label={t('states.loading')}>
      <Skeleton height={36} width="70%" mb="lg" />
      {[96, 100, 92, 98, 60, 0, 97, 94, 99, 40].map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines that never move
        <Skeleton key={index} height={width ? 15 : 0} width={`${width}%`} mb={12} />
      ))}
    </div>
  );
}
