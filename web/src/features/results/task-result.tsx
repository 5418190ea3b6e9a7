import { IconAlertTriangle, IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { VisibleAnswer, VisibleTask } from '#shared/contracts/attempts.ts';
import { isBlank } from '#shared/domain/works/answer-entry.ts';
import { AnswerStatusBadge, answerStatusLooks } from '#web/ui/answer-status.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useFormats } from '#web/ui/use-formats.ts';
import classes from './task-result.module.css';
import { TaskReview } from './task-review.tsx';

interface TaskResultProps {
  task: VisibleTask;
  number: number;
  answer: VisibleAnswer | undefined;
}

/** One task as a row: how it ended and its mark; opened, the whole of it. */
export function TaskResult({ task, number, answer }: TaskResultProps) {
  const { t } = useTranslation(['results', 'study']);
  const formats = useFormats();
  const [open, setOpen] = useState(false);
  const given = answer?.answersStudent ?? null;
  const isUnanswered = given === null || isBlank(given);
  const status = isUnanswered ? 'NOT_STARTED' : (answer?.status ?? 'NO_RESULT');
  const panel = `task-${task.id}`;
  // What was left open counts as an error (spec section 1), and looks like one.
  const tone = isUnanswered ? 'danger' : answerStatusLooks[status].tone;
  return (
    <li className={classes.task}>
      <button
        type="button"
        className={classes.head}
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setOpen(!open)}
      >
        <span className={classes.number} data-tone={tone} aria-hidden="true">
          {number}
        </span>
        <span className={classes.question}>
          <span className="visually-hidden">{t('results:tasks.number', { number })}</span>
          {task.question}
          {answer?.critical && (
            <span className={classes.critical}>
              <Icon of={IconAlertTriangle} size={16} />
              {t('results:tasks.critical')}
            </span>
          )}
        </span>
        <AnswerStatusBadge status={status} hinted={answer?.useHint ?? false} />
        <span className={classes.mark}>
          {t('study:markOf', {
            mark: formats.number(answer?.mark ?? 0),
            max: formats.number(task.mark),
          })}
        </span>
        <span className={classes.chevron}>
          <Icon of={IconChevronDown} />
        </span>
      </button>
      <div id={panel} hidden={!open}>
        {open && <TaskReview task={task} answer={answer} />}
      </div>
    </li>
  );
}
