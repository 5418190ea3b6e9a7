import { Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { CourseCard } from '#shared/contracts/courses.ts';
import { Countdown } from '#web/ui/countdown.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { workPath } from '#web/ui/study-paths.ts';
import { useFormats } from '#web/ui/use-formats.ts';
import { WaitingRow, WaitingRows } from '#web/ui/waiting-row.tsx';
import { kindIcons } from '#web/ui/work-icons.ts';
import classes from './cabinet-page.module.css';

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
      <WaitingRows>
        {byUrgency.map((attempt) => (
          <WaitingRow
            key={attempt.id}
            icon={kindIcons[attempt.kind]}
            name={attempt.workName}
            facts={[
              attempt.kind === 'THEORY'
                ? t('study:kinds.THEORY')
                : t(`study:modes.${attempt.type}`),
              t('cabinet:open.begun', { when: formats.dateTime(attempt.startedAt) }),
            ]}
            isUrgent={attempt.deadline !== null}
          >
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
          </WaitingRow>
        ))}
      </WaitingRows>
    </section>
  );
}
