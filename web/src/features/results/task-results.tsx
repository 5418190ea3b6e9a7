import { Switch } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Attempt } from '#shared/contracts/attempts.ts';
import type { TaskStatus } from '#shared/domain/works/answer-entry.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { TaskResult } from './task-result.tsx';
import classes from './task-results.module.css';

const errors: readonly TaskStatus[] = ['FAILURE', 'NOT_STARTED', 'PARTIALLY_CORRECT'];

/** Every task of the attempt as a row that opens; the errors alone, if wanted. */
export function TaskResults({ attempt }: { attempt: Attempt }) {
  const { t } = useTranslation('results');
  const [onlyErrors, setOnlyErrors] = useState(false);
  const rows = attempt.tasks.map((task, index) => ({
    task,
    number: index + 1,
    answer: attempt.answers.find((one) => one.taskId === task.id),
  }));
  const shown = onlyErrors
    ? rows.filter(({ answer }) => errors.includes(answer?.status ?? 'NOT_STARTED'))
    : rows;
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="tasks-title">
      <div className={classes.head}>
        <h2 id="tasks-title" className={classes.title}>
          {t('tasks.title')}
        </h2>
        <Switch
          label={t('tasks.onlyErrors')}
          checked={onlyErrors}
          onChange={(event) => setOnlyErrors(event.currentTarget.checked)}
        />
      </div>
      <p className="visually-hidden" role="status">
        {onlyErrors ? t('tasks.shown', { count: shown.length }) : ''}
      </p>
      {shown.length === 0 ? (
        <EmptyState
          icon={IconCircleCheck}
          title={t('tasks.noErrors.title')}
          text={t('tasks.noErrors.text')}
        />
      ) : (
        <ol className={classes.list}>
          {shown.map(({ task, number, answer }) => (
            <TaskResult key={task.id} task={task} number={number} answer={answer} />
          ))}
        </ol>
      )}
    </section>
  );
}
