import { Skeleton } from '@mantine/core';
import { IconListNumbers } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { CourseDetails } from '#shared/contracts/courses.ts';
import { firstRole, useCurrentUser } from '#web/lib/session.ts';
import { audienceOf, isLearning } from '#web/ui/audience.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { useDocumentTitle } from '#web/ui/document-title.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageFrame } from '#web/ui/page-frame.tsx';
import { ProgressRing } from '#web/ui/progress-ring.tsx';
import { RefusalState } from '#web/ui/refusal-state.tsx';
import { useCourseDetails } from './api.ts';
import classes from './course-page.module.css';
import { Timeline } from './timeline.tsx';

/** A course: how far it is done, and its steps in their order. */
export function CoursePage({ id }: { id: string }) {
  const { t } = useTranslation(['course', 'common']);
  const { data, error, isFetching, refetch } = useCourseDetails(id);
  useDocumentTitle(data?.name);
  const user = useCurrentUser();
  const learns = isLearning(audienceOf(user ? firstRole(user) : ''));

  if (!data && error) {
    return (
      <PageFrame
        title={t('course:title')}
        above={<BackLink to="/cabinet">{t('course:back')}</BackLink>}
      >
        <RefusalState
          error={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
          wayOn={{ to: '/cabinet', label: t('common:actions.toCabinet') }}
        />
      </PageFrame>
    );
  }
  if (!data) return <CourseSkeleton />;
  return (
    <PageFrame
      title={data.name}
      description={data.description}
      above={<BackLink to="/cabinet">{t('course:back')}</BackLink>}
      actions={learns && <Progress course={data} />}
    >
      {data.works.length === 0 ? (
        <EmptyState
          icon={IconListNumbers}
          title={t('course:empty.title')}
          text={t('course:empty.text')}
        />
      ) : (
        <Timeline course={data} isPreview={!learns} />
      )}
    </PageFrame>
  );
}

function Progress({ course }: { course: CourseDetails }) {
  const { t } = useTranslation('course');
  const { finished, total } = course.progress;
  const isDone = total > 0 && finished === total;
  return (
    <div className={classes.progress}>
      <ProgressRing
        value={total === 0 ? 0 : finished / total}
        label={t('progress', { finished, total })}
        size={72}
        tone={isDone ? 'success' : 'brand'}
      >
        {finished}/{total}
      </ProgressRing>
      <span className={classes.progressWords} aria-hidden="true">
        {t('stepsDone')}
      </span>
    </div>
  );
}

function CourseSkeleton() {
  const { t } = useTranslation('common');
  return (
    <div role="status" aria-label={t('states.loading')} className={classes.skeleton}>
      <Skeleton height={34} width="60%" />
      <Skeleton height={18} width="80%" />
      <Skeleton height={90} radius="md" />
      <Skeleton height={220} radius="md" />
      <Skeleton height={90} radius="md" />
    </div>
  );
}
