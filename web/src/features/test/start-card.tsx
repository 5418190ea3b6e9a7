import { Button } from '@mantine/core';
import {
  IconBulbOff,
  IconChartBar,
  IconClock,
  IconDeviceFloppy,
  IconListCheck,
  IconRefresh,
  IconTargetArrow,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Step, StepMode } from '#shared/contracts/courses.ts';
import type { WorkText } from '#shared/contracts/works.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { useDocumentTitle } from '#web/ui/document-title.ts';
import { Icon } from '#web/ui/icon.tsx';
import { PageFrame } from '#web/ui/page-frame.tsx';
import { coursePath } from '#web/ui/study-paths.ts';
import { useFormats } from '#web/ui/use-formats.ts';
import classes from './start-card.module.css';

interface StartCardProps {
  work: WorkText;
  step: Step | null;
  mode: StepMode;
  onStart: () => void;
}

/** What SELFCONTROL means, before the clock begins to run. */
export function StartCard({ work, step, mode, onStart }: StartCardProps) {
  const { t } = useTranslation(['test', 'study', 'course']);
  const { minutes, percent, number } = useFormats();
  useDocumentTitle(work.name);
  const isUsedUp = mode.attemptsLeft === 0;
  const rules = [
    step && {
      icon: IconListCheck,
      text: t('test:start.size', {
        tasks: t('study:tasks', { count: step.taskCount }),
        points: t('study:points', { count: step.maxMark, value: number(step.maxMark) }),
      }),
    },
    {
      icon: IconClock,
      text:
        mode.timeLimitMinutes === null
          ? t('test:start.noTime')
          : t('test:start.time', { time: minutes(mode.timeLimitMinutes) }),
    },
    { icon: IconBulbOff, text: t('test:start.noHints') },
    { icon: IconDeviceFloppy, text: t('test:start.saves') },
    { icon: IconChartBar, text: t('test:start.result') },
    step &&
      step.passMark !== null && {
        icon: IconTargetArrow,
        text: t('test:start.passMark', { percent: percent(step.passMark) }),
      },
    mode.attemptsLeft !== null && {
      icon: IconRefresh,
      text: t('course:attemptsLeft', { count: mode.attemptsLeft }),
    },
  ].filter((rule) => rule !== false && rule !== null);
  return (
    <PageFrame
      reading
      title={work.name}
      description={t('study:modes.SELFCONTROL')}
      above={<BackLink to={coursePath(work.courseId)}>{work.courseName}</BackLink>}
    >
      <section className={classes.card} aria-labelledby="rules-title">
        <h2 id="rules-title" className={classes.title}>
          {t('test:start.title')}
        </h2>
        <ul className={classes.rules}>
          {rules.map((rule) => (
            <li key={rule.text}>
              <Icon of={rule.icon} />
              <span>{rule.text}</span>
            </li>
          ))}
        </ul>
        {isUsedUp ? (
          <>
            <p className={classes.usedUp}>{t('course:usedUp')}</p>
            <Button component={Link} to="/results" variant="default">
              {t('test:start.toResults')}
            </Button>
          </>
        ) : (
          <Button size="lg" onClick={onStart}>
            {t('test:start.begin')}
          </Button>
        )}
      </section>
    </PageFrame>
  );
}
