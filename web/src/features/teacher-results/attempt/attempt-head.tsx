import { IconHourglass } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { AttemptDetails } from '#shared/contracts/results.ts';
import { Icon } from '#web/ui/icon.tsx';
import { isInReview } from '#web/ui/in-review.ts';
import { PassedBadge } from '#web/ui/passed-badge.tsx';
import { ProgressRing } from '#web/ui/progress-ring.tsx';
import { useFormats } from '#web/ui/use-formats.ts';
import classes from './attempt-head.module.css';

/** The mark of an attempt with everything that is asked about it first. */
export function AttemptHead({ attempt, names }: { attempt: AttemptDetails; names: boolean }) {
  const { t } = useTranslation(['teacherResults', 'study']);
  const { number, percent, dateTime, duration } = useFormats();
  const { result, passMark } = attempt;
  const tone = result.passed === null ? 'brand' : result.passed ? 'success' : 'danger';
  const isUnderReview = isInReview(result);
  const facts = [
    [
      isUnderReview ? 'markSoFar' : 'mark',
      t('study:markOf', { mark: number(result.mark), max: number(result.maxMark) }),
    ],
    ...(passMark === null ? [] : [['passMark', percent(passMark)] as const]),
    ['started', dateTime(attempt.startedAt)],
    ['time', duration(attempt.startedAt, attempt.finishedAt)],
    ['ended', t(`teacherResults:ended.${attempt.finishReason}`)],
  ] as const;
  return (
    <section className={classes.head} aria-label={t('teacherResults:attempt.summary')}>
      <ProgressRing
        value={result.percent / 100}
        label={t(`teacherResults:${isUnderReview ? 'facts.markSoFar' : 'columns.mark'}`)}
        size={112}
        tone={tone}
      >
        {isUnderReview ? <Icon of={IconHourglass} size={42} /> : percent(result.percent)}
      </ProgressRing>
      <div className={classes.words}>
        <p className={classes.verdict}>
          <PassedBadge result={result} />
          {result.pendingReview > 0 && (
            <span className={classes.pending}>
              <Icon of={IconHourglass} size={16} />
              {t('teacherResults:attempt.pending', { count: result.pendingReview })}
            </span>
          )}
          {result.failedCritical > 0 && (
            <span className={classes.critical}>
              {t('teacherResults:attempt.critical', { count: result.failedCritical })}
            </span>
          )}
        </p>
        <dl className={classes.facts}>
          {facts.map(([id, value]) => (
            <div key={id}>
              <dt>{t(`teacherResults:facts.${id}`)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {names && (
          <Link to={`/results-user/${attempt.student.id}`} className={classes.all}>
            {t('teacherResults:attempt.allOfPerson')}
          </Link>
        )}
      </div>
    </section>
  );
}
