import { useTranslation } from 'react-i18next';
import type { AttemptDetails } from '#shared/contracts/results.ts';
import { useFormats } from '#web/ui/use-formats.ts';
import classes from './attempt-view.module.css';
import log from './audit-log.module.css';
import { changesOf } from './audit-words.ts';

/** What people did to the attempt, in words, oldest first. */
export function AuditLog({ attempt }: { attempt: AttemptDetails }) {
  const { t } = useTranslation('teacherResults');
  const { dateTime, number } = useFormats();
  return (
    <section aria-labelledby="audit-title">
      <h2 id="audit-title" className={classes.title}>
        {t('audit.title')}
      </h2>
      {attempt.audit.length === 0 ? (
        <p className={classes.lead}>{t('audit.empty')}</p>
      ) : (
        <ol className={log.list}>
          {attempt.audit.map((entry) => {
            const { taskId, mark, markBefore, deadline } = changesOf(entry);
            const task = attempt.tasks.find((one) => one.id === taskId);
            return (
              <li key={entry.id}>
                <span className={log.when}>
                  {dateTime(entry.at)} · {entry.by.name || t('audit.unknown')}
                </span>
                <span>
                  {t(`audit.actions.${entry.action}`)}
                  {task && `: ${t('audit.task', { number: task.number })}`}
                  {mark !== null &&
                    (markBefore === null
                      ? `, ${t('audit.mark', { mark: number(mark) })}`
                      : `, ${t('audit.markChanged', { from: number(markBefore), to: number(mark) })}`)}
                  {deadline !== null && `, ${t('audit.until', { when: dateTime(deadline) })}`}
                </span>
                {entry.reason && <span className={log.reason}>{entry.reason}</span>}
              </li>
            );
          })}
        </ol>
      )}
    </section>
  );
}
