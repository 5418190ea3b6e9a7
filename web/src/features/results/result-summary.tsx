import {
  IconAlertTriangle,
  IconCheck,
  IconClockOff,
  IconHourglass,
  IconUserCheck,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Attempt, AttemptResult } from '#shared/contracts/attempts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { ProgressRing } from '#web/ui/progress-ring.tsx';
import { useFormats } from '#web/ui/use-formats.ts';
import classes from './result-summary.module.css';
import { verdictOf, verdictTones } from './verdict.ts';

interface ResultSummaryProps {
  attempt: Attempt;
  result: AttemptResult;
}

/** The big figure, the plain sentence, and the facts beside them. */
export function ResultSummary({ attempt, result }: ResultSummaryProps) {
  const { t } = useTranslation(['results', 'study']);
  const { number, percent, duration, dateTime } = useFormats();
  const verdict = verdictOf(result, attempt.passMark);
  // What is taken once is not tried again.
  const sentence =
    verdict === 'notPassed' && attempt.type === 'CONTROL' ? 'notPassedControl' : verdict;
  const hasMarks = result.maxMark > 0;
  const isInReview = verdict === 'inReview';
  const finishedAt = attempt.finishedAt ?? attempt.serverTime;
  const passMark = attempt.passMark === null ? '' : percent(attempt.passMark);
  return (
    <section className={classes.summary} aria-label={t('results:summary')}>
      <ProgressRing
        value={hasMarks ? result.percent / 100 : 1}
        label={t(isInReview ? 'results:facts.markSoFar' : 'results:ring')}
        size={148}
        tone={verdictTones[verdict]}
      >
        {isInReview ? (
          <Icon of={IconHourglass} size={56} />
        ) : hasMarks ? (
          percent(result.percent)
        ) : (
          <Icon of={IconCheck} size={56} />
        )}
      </ProgressRing>
      <div className={classes.words}>
        <p className={classes.verdict}>{t(`results:verdict.${verdict}`)}</p>
        <p className={classes.sentence}>
          {t(`results:sentence.${sentence}`, {
            count: verdict === 'critical' ? result.failedCritical : result.pendingReview,
            percent: percent(result.percent),
            passMark,
          })}
        </p>
        {attempt.finishReason === 'TIME_EXPIRED' && (
          <p className={classes.note}>
            <Icon of={IconClockOff} size={18} />
            {t('results:expired')}
          </p>
        )}
        {attempt.finishReason === 'ENDED_BY_TEACHER' && (
          <p className={classes.note}>
            <Icon of={IconUserCheck} size={18} />
            {t('results:endedByTeacher')}
          </p>
        )}
        {verdict === 'critical' && (
          <p className={classes.note}>
            <Icon of={IconAlertTriangle} size={18} />
            {t('results:criticalHint')}
          </p>
        )}
        {!isInReview && result.pendingReview > 0 && (
          <p className={classes.note}>
            <Icon of={IconHourglass} size={18} />
            {t('results:sentence.inReview', { count: result.pendingReview })}
          </p>
        )}
        <dl className={classes.facts}>
          {hasMarks && (
            <div>
              <dt>{t(isInReview ? 'results:facts.markSoFar' : 'results:facts.mark')}</dt>
              <dd>
                {t('study:markOf', { mark: number(result.mark), max: number(result.maxMark) })}
              </dd>
            </div>
          )}
          {attempt.passMark !== null && (
            <div>
              <dt>{t('results:facts.passMark')}</dt>
              <dd>{passMark}</dd>
            </div>
          )}
          <div>
            <dt>{t('results:facts.time')}</dt>
            <dd>{duration(attempt.startedAt, finishedAt)}</dd>
          </div>
          <div>
            <dt>{t('results:facts.date')}</dt>
            <dd>{dateTime(finishedAt)}</dd>
          </div>
        </dl>
      </div>
    </section>
  );
}
