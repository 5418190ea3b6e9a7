import { Button, Skeleton } from '@mantine/core';
import { IconClipboardCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { firstRole, useCurrentUser } from '#web/lib/session.ts';
import { audienceOf, isLearning } from '#web/ui/audience.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { type ExamPlace, examPlace, examsOf, urgentExams } from '#web/ui/exam-place.ts';
import { ExamRows } from '#web/ui/exam-rows.tsx';
import { PageFrame } from '#web/ui/page-frame.tsx';
import { useOwnExecutions } from '#web/ui/use-own-executions.ts';
import classes from './exam-page.module.css';

/** The works in CONTROL that concern the person: what can be taken now, what is planned, what is over. */
export function ExamPage() {
  const { t } = useTranslation(['exam', 'common', 'study']);
  const user = useCurrentUser();
  const learns = isLearning(audienceOf(user ? firstRole(user) : ''));
  const { data, error, isFetching, refetch } = useOwnExecutions();
  const executions = data?.content ?? [];
  const exams = examsOf(executions);
  const among = (...places: ExamPlace[]) => exams.filter((one) => places.includes(examPlace(one)));
  const sections = [
    { key: 'now', exams: urgentExams(executions) },
    { key: 'planned', exams: among('planned') },
    { key: 'past', exams: among('exhausted', 'finished', 'missed') },
  ] as const;

  return (
    <PageFrame title={t('exam:list.title')} description={t('exam:list.description')}>
      {!data && error && (
        <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!data && !error && (
        <div role="status" aria-label={t('common:states.loading')}>
          <Skeleton height={88} radius="md" mb="sm" />
          <Skeleton height={88} radius="md" />
        </div>
      )}
      {data && exams.length === 0 && (
        <EmptyState
          icon={IconClipboardCheck}
          title={t('exam:empty.title')}
          text={t(learns ? 'exam:empty.learner' : 'exam:empty.staff')}
          action={
            <Button variant="default" loading={isFetching} onClick={() => void refetch()}>
              {t('exam:empty.action')}
            </Button>
          }
        />
      )}
      {sections.map(
        (section) =>
          section.exams.length > 0 && (
            <section
              key={section.key}
              className={classes.section}
              aria-labelledby={`${section.key}-title`}
            >
              <h2 id={`${section.key}-title`} className={classes.heading}>
                {t(`exam:list.${section.key}`)}
              </h2>
              <ExamRows exams={section.exams} onTime={() => void refetch()} />
            </section>
          ),
      )}
    </PageFrame>
  );
}
