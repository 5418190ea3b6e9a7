import { Button } from '@mantine/core';
import { IconBooks } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { pageAt } from '#shared/domain/identity/pages.ts';
import { landingPath } from '#shared/domain/identity/roles.ts';
import { firstRole, useCurrentUser } from '#web/lib/session.ts';
import { audienceOf, isLearning } from '#web/ui/audience.ts';
import { useDocumentTitle } from '#web/ui/document-title.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { urgentExams } from '#web/ui/exam-place.ts';
import { ExamRows } from '#web/ui/exam-rows.tsx';
import { PageFrame } from '#web/ui/page-frame.tsx';
import { useOwnExecutions } from '#web/ui/use-own-executions.ts';
import { useCourses } from './api.ts';
import classes from './cabinet-page.module.css';
import { CabinetSkeleton } from './cabinet-skeleton.tsx';
import { CourseCard } from './course-card.tsx';
import { OpenAttempts } from './open-attempts.tsx';

/** The cabinet: what waits to be continued, and the courses; for whoever teaches, the courses as learners see them. */
export function CabinetPage() {
  // All that the page will say: a text that came late would hide what is on show, and take the focus from it.
  const { t } = useTranslation(['cabinet', 'common', 'study']);
  const user = useCurrentUser();
  const role = user ? firstRole(user) : '';
  const audience = audienceOf(role);
  const learns = isLearning(audience);
  const { data, error, isFetching, refetch } = useCourses();
  const own = useOwnExecutions({ isWanted: learns });
  const exams = urgentExams(own.data?.content ?? []);
  const courses = data?.content ?? [];
  const begun = courses.flatMap((course) =>
    course.openAttempts
      // Those of an exam stand above, with their execution.
      .filter((attempt) => attempt.type !== 'CONTROL')
      .map((attempt) => ({ ...attempt, courseId: course.id })),
  );
  const rest = courses.filter((course) => course.progress.finished < course.progress.total).length;
  useDocumentTitle(learns ? null : t('cabinet:preview.title'));

  const title = () => {
    if (!learns) return t('cabinet:preview.title');
    // Whoever shares the login of a demo has a name of their own.
    return audience === 'learner' && user?.name
      ? t('cabinet:greeting', { name: user.name })
      : t('cabinet:greetingPlain');
  };
  const description = () =>
    learns
      ? t(rest > 0 ? 'cabinet:toDo' : 'cabinet:allDone', { count: rest })
      : t('cabinet:preview.text');

  // Guests may try the simulators without a course; the menu of spec section 2 has no place for it.
  const mayPractise = learns && (pageAt('/practiceTest').roles ?? []).some((one) => one === role);

  return (
    <PageFrame
      title={title()}
      description={courses.length > 0 && description()}
      actions={
        mayPractise && (
          <Button component={Link} to="/practiceTest" variant="default">
            {t('common:menu.practice')}
          </Button>
        )
      }
    >
      {!data && error && (
        <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!data && !error && <CabinetSkeleton />}
      {data && courses.length === 0 && (
        <EmptyState
          icon={IconBooks}
          title={t('cabinet:empty.title')}
          text={t(`cabinet:empty.${audience}`)}
          action={
            audience === 'tester' ? (
              <Button component={Link} to={landingPath(role)}>
                {t('common:actions.toMain')}
              </Button>
            ) : (
              <Button variant="default" loading={isFetching} onClick={() => void refetch()}>
                {t('cabinet:empty.action')}
              </Button>
            )
          }
        />
      )}
      {exams.length > 0 && (
        <section aria-labelledby="exams-title" className={classes.section}>
          <h2 id="exams-title" className={classes.heading}>
            {t('cabinet:exams')}
          </h2>
          <ExamRows exams={exams} onTime={() => void own.refetch()} />
        </section>
      )}
      {begun.length > 0 && <OpenAttempts attempts={begun} onExpired={() => void refetch()} />}
      {courses.length > 0 && (
        <section aria-labelledby="courses-title">
          <h2 id="courses-title" className={classes.heading}>
            {t('cabinet:courses')}
          </h2>
          <ul className={classes.courses} data-single={courses.length === 1 || undefined}>
            {courses.map((course) => (
              <li key={course.id}>
                <CourseCard course={course} isPreview={!learns} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </PageFrame>
  );
}
