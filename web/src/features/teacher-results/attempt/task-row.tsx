import { IconAlertTriangle, IconChevronDown } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AttemptDetails } from '#shared/contracts/results.ts';
import { isBlank } from '#shared/domain/works/answer-entry.ts';
import { AnswerStatusBadge } from '#web/ui/answer-status.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useFormats } from '#web/ui/use-formats.ts';
import { TaskPanel } from './task-panel.tsx';
import classes from './task-row.module.css';

interface TaskRowProps {
  attempt: AttemptDetails;
  task: AttemptDetails['tasks'][number];
  /** The address names this task. */
  isAsked: boolean;
}

/** One task of an attempt; it opens to the answer, the key and the review. */
export function TaskRow({ attempt, task, isAsked }: TaskRowProps) {
  const { t } = useTranslation(['teacherResults', 'study']);
  const { number } = useFormats();
  const [isOpen, setOpen] = useState(isAsked);
  useEffect(() => {
    if (isAsked) setOpen(true);
  }, [isAsked]);
  const answer = attempt.answers.find((one) => one.taskId === task.id);
  const given = answer?.answersStudent ?? null;
  const isUnanswered = given === null || isBlank(given);
  const status = isUnanswered ? 'NOT_STARTED' : (answer?.status ?? 'NO_RESULT');
  const panel = `panel-${task.id}`;
  return (
    <li id={`task-${task.id}`} className={classes.task}>
      <button
        type="button"
        className={classes.head}
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={classes.number}>{task.number}</span>
        <span className={classes.question}>
          {task.question}
          {task.critical && (
            <span className={classes.critical}>
              <Icon of={IconAlertTriangle} size={16} />
              {t('teacherResults:attempt.criticalTask')}
            </span>
          )}
        </span>
        <span className={classes.status}>
          <AnswerStatusBadge status={status} hinted={answer?.useHint ?? false} />
        </span>
        <span className={classes.mark}>
          {t('study:markOf', { mark: number(answer?.mark ?? 0), max: number(task.mark) })}
        </span>
        <span className={classes.chevron}>
          <Icon of={IconChevronDown} />
        </span>
      </button>
      <div id={panel} hidden={!isOpen}>
        {isOpen && (
          <TaskPanel attempt={attempt} task={task} answer={answer} isUnanswered={isUnanswered} />
        )}
      </div>
    </li>
  );
}
