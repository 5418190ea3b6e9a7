import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { AttemptDetails } from '#shared/contracts/results.ts';
import { lazyPart } from '#web/lib/lazy-part.ts';
import { useDocumentTitle } from '#web/ui/document-title.ts';
import { PageFrame } from '#web/ui/page-frame.tsx';
import { personName } from '#web/ui/person-name.ts';
import { AttemptHead } from './attempt-head.tsx';
import classes from './attempt-view.module.css';
import { AuditLog } from './audit-log.tsx';
import { TaskRow } from './task-row.tsx';
import { useAnchor } from './use-anchor.ts';

const LateAnswers = lazyPart(
  () => import('./late-answers.tsx'),
  (module) => module.LateAnswers,
);

interface AttemptViewProps {
  attempt: AttemptDetails;
  names: boolean;
  above: ReactNode;
}

/** One attempt for whoever teaches the work: how it ended, every task with its answer and review, what came late, the log. */
export function AttemptView({ attempt, names, above }: AttemptViewProps) {
  const { t } = useTranslation(['teacherResults', 'study']);
  const anchor = useAnchor();
  const name = names ? personName(attempt.student) : t('teacherResults:attempt.someone');
  const { group } = attempt.student;
  useDocumentTitle(`${name} — ${attempt.work.name}`);
  return (
    <PageFrame
      title={name}
      description={[
        attempt.work.name,
        t(attempt.work.kind === 'THEORY' ? 'study:kinds.THEORY' : `study:modes.${attempt.type}`),
        ...(group ? [t('teacherResults:attempt.group', { name: group.name })] : []),
      ].join(' · ')}
      above={above}
    >
      <div className={classes.parts}>
        <AttemptHead attempt={attempt} names={names} />
        {attempt.lateAnswers.length > 0 && (
          <Suspense>
            <LateAnswers attempt={attempt} />
          </Suspense>
        )}
        <section aria-labelledby="tasks-title">
          <h2 id="tasks-title" className={classes.title}>
            {t('teacherResults:attempt.tasks')}
          </h2>
          {attempt.tasks.length === 0 && <p>{t('teacherResults:attempt.noTasks')}</p>}
          <ol className={classes.tasks}>
            {attempt.tasks
              .toSorted((a, b) => a.number - b.number)
              .map((task) => (
                <TaskRow
                  key={task.id}
                  attempt={attempt}
                  task={task}
                  isAsked={anchor === `task-${task.id}`}
                />
              ))}
          </ol>
        </section>
        <AuditLog attempt={attempt} />
      </div>
    </PageFrame>
  );
}
