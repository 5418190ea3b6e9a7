import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Step, StepMode } from '#shared/contracts/courses.ts';
import { Icon } from '#web/ui/icon.tsx';
import { workPath } from '#web/ui/study-paths.ts';
import { useFormats } from '#web/ui/use-formats.ts';
import { kindIcons, modeIcons } from '#web/ui/work-icons.ts';
import classes from './mode-choice.module.css';

interface ModeChoiceProps {
  step: Step;
  mode: StepMode;
  /** The step is what is to be done now: its button stands out. */
  isMain: boolean;
}

/** One way of taking a step: what it means in one line, how it stands, and the button. */
export function ModeChoice({ step, mode, isMain }: ModeChoiceProps) {
  const { t } = useTranslation(['course', 'study']);
  const { number, minutes } = useFormats();
  const isTheory = step.kind === 'THEORY';
  const isUsedUp = mode.attemptsLeft === 0 && mode.state !== 'ACTIVE';
  const title = isTheory ? t('course:theory.title') : t(`study:modes.${mode.type}`);
  const meaning = isTheory
    ? t('course:theory.meaning')
    : [
        t('course:meaning.tries', { count: mode.triesPerTask }),
        t(mode.hints ? 'course:meaning.hints' : 'course:meaning.noHints'),
        mode.timeLimitMinutes === null
          ? t('course:meaning.noTime')
          : minutes(mode.timeLimitMinutes),
        t(mode.type === 'TRAINING' ? 'course:meaning.atOnce' : 'course:meaning.afterFinish'),
      ].join(t('course:meaning.separator'));
  const action =
    mode.state === 'ACTIVE' ? 'continue' : mode.state === 'FINISHED' ? 'again' : 'start';
  const words = t(isTheory ? `course:theory.${action}` : `course:actions.${action}`);
  return (
    <li className={classes.mode} data-theory={isTheory || undefined}>
      <div className={classes.title}>
        <Icon of={isTheory ? kindIcons.THEORY : modeIcons[mode.type]} />
        {title}
      </div>
      <p className={classes.meaning}>{meaning}</p>
      <div className={classes.facts}>
        {mode.attemptsLeft !== null && (
          <span>{t('course:attemptsLeft', { count: mode.attemptsLeft })}</span>
        )}
        {mode.best && mode.best.maxMark > 0 && (
          <span>
            {t('course:best')}{' '}
            {t('study:markOf', { mark: number(mode.best.mark), max: number(mode.best.maxMark) })}
          </span>
        )}
      </div>
      {isUsedUp ? (
        <p className={classes.usedUp}>{t('course:usedUp')}</p>
      ) : (
        <Button
          component={Link}
          to={workPath(step.kind, mode.type, step.id)}
          variant={
            isMain && (mode.type === 'TRAINING' || mode.state === 'ACTIVE') ? 'filled' : 'default'
          }
          className={classes.button ?? ''}
          aria-label={`${words}: ${title}`}
        >
          {words}
        </Button>
      )}
    </li>
  );
}
