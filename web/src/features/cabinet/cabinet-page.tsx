import { Button } from '@mantine/core';
import { IconBooks } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '#web/lib/session.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageFrame } from '#web/ui/page-frame.tsx';
import { useCourses } from './api.ts';
import classes from './cabinet-page.module.css';
import { CabinetSkeleton } from './cabinet-skeleton.tsx';
import { CourseCard } from './course-card.tsx';
import { OpenAttempts } from './open-attempts.tsx';

/** The student's cabinet: what waits to be continued, and the courses. */
export function CabinetPage() {
  const { t } = useTranslation('cabinet');
  const user = useCurrentUser();
  const { data, error, isFetching, refetch } = useCourses();
  const courses = data?.content ?? [];
  const begun = courses.flatMap((course) =>
    course.openAttempts.map((attempt) => ({ ...attempt, courseId: course.id })),
  );
  const rest = courses.filter((course) => course.progress.finished < course.progress.total).length;

  return (
    <PageFrame
      title={user?.name ? t('greeting', { name: user.name }) : t('title')}
      description={data && courses.length > 0 && t(rest > 0 ? 'toDo' : 'allDone', { count: rest })}
    >
      {!data && error && (
        <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!data && !error && <CabinetSkeleton />}
      {data && courses.length === 0 && (
        <EmptyState
          icon={IconBooks}
          title={t('empty.title')}
          text={t('empty.text')}
          action={
            <Button variant="default" loading={isFetching} onClick={() => void refetch()}>
              {t('empty.action')}
            </Button>
          }
        />
      )}
      {begun.length > 0 && <OpenAttempts attempts={begun} onExpired={() => void refetch()} />}
      {courses.length > 0 && (
        <section aria-labelledby="courses-title">
          <h2 id="courses-title" className={classes.heading}>
            {t('courses')}
          </h2>
          <ul className={classes.courses} data-single={courses.length === 1 || undefined}>
            {courses.map((course) => (
              <li key={course.id}>
                <CourseCard course={course} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </PageFrame>
  );
}
