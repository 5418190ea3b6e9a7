import { Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { CourseCard } from '#shared/contracts/courses.ts';
import { Countdown } from '#web/ui/countdown.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { workPath } from '#web/ui/study-paths.ts';
import { useFormats } from '#web/ui/use-formats.ts';
import { kindIcons } from '#web/ui/work-icons.ts';
import classes from './open-attempts.module.css';

/** An attempt that waits, with what is known of its work. */
export type BegunAttempt = CourseCard['openAttempts'][number] & { courseId: string };

interface OpenAttemptsProps {
  attempts: readonly BegunAttempt[];
  /** The time of one of them is over: the server has finished it. */
  onExpired: () => void;
}

/** What the person began and did not finish; first what has a clock running. */
export function OpenAttempts({ attempts, onExpired }: OpenAttemptsProps) {
  const { t } = useTranslation(['cabinet', 'study']);
  const formats = useFormats();
  const byUrgency = attempts.toSorted((a, b) =>
    (a.deadline ?? '9').localeCompare(b.deadline ?? '9'),
  );
  return (
    <section aria-labelledby="open-title" className={classes.section}>
      <h2 id="open-title" className={classes.heading}>
        {t('cabinet:open.title')}
      </h2>
      <ul className={classes.list}>
        {byUrgency.map((attempt) => (
          <li
            key={attempt.id}
            className={classes.item}
            data-urgent={!!attempt.deadline || undefined}
          >
            <span className={classes.icon}>
              <Icon of={kindIcons[attempt.kind]} size={22} />
            </span>
            <div className={classes.words}>
              <div className={classes.name}>{attempt.workName}</div>
              <div className={classes.facts}>
                {attempt.kind === 'THEORY'
                  ? t('study:kinds.THEORY')
                  : t(`study:modes.${attempt.type}`)}
                {' · '}
                {t('cabinet:open.begun', { when: formats.dateTime(attempt.startedAt) })}
              </div>
            </div>
            {attempt.deadline && (
              <Countdown
                deadline={attempt.deadline}
                label={t('study:timeLeft')}
                onEnd={onExpired}
              />
            )}
            <Button
              component={Link}
              to={workPath(attempt.kind, attempt.type, attempt.workId)}
              rightSection={<Icon of={IconArrowRight} size={18} />}
              aria-label={`${t('cabinet:open.continue')}: ${attempt.workName}`}
            >
              {t('cabinet:open.continue')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
