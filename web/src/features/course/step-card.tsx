import { IconCheck, IconChevronDown, IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Step } from '#shared/contracts/courses.ts';
import { Icon } from '#web/ui/icon.tsx';
import { StatusBadge } from '#web/ui/status-badge.tsx';
import { useFormats } from '#web/ui/use-formats.ts';
import { kindIcons } from '#web/ui/work-icons.ts';
import { bestOf } from './best-result.ts';
import { ModeChoice } from './mode-choice.tsx';
import classes from './step-card.module.css';

interface StepCardProps {
  step: Step;
  number: number;
  /** The first step that is open and not done. */
  isNow: boolean;
  isUnfolded: boolean;
  onFold: (unfolded: boolean) => void;
}

/** One step of the timeline: what it is, how it stands, and the ways of taking it. */
export function StepCard({ step, number, isNow, isUnfolded, onFold }: StepCardProps) {
  const { t } = useTranslation(['course', 'study']);
  const panel = `step-${step.id}`;
  const isLocked = step.state === 'LOCKED';
  const head = (
    <>
      <span className={classes.words}>
        <span className={classes.kind}>
          <Icon of={kindIcons[step.kind]} size={16} />
          {t(`study:kinds.${step.kind}`)}
        </span>
        <span className={classes.name}>{step.name}</span>
      </span>
      <StepState step={step} isNow={isNow} />
    </>
  );
  return (
    <li className={classes.step} data-state={step.state} data-now={isNow || undefined}>
      <span className={classes.dot} aria-hidden="true">
        {step.state === 'DONE' ? <Icon of={IconCheck} size={18} /> : number}
      </span>
      <article className={classes.card} aria-label={`${number}. ${step.name}`}>
        {isLocked ? (
          <div className={classes.head}>{head}</div>
        ) : (
          <h2 className={classes.heading}>
            <button
              type="button"
              className={classes.head}
              aria-expanded={isUnfolded}
              aria-controls={panel}
              onClick={() => onFold(!isUnfolded)}
            >
              {head}
              <span className={classes.chevron}>
                <Icon of={IconChevronDown} />
              </span>
            </button>
          </h2>
        )}
        {isLocked && step.unlockedBy && (
          <p className={classes.lock}>
            <Icon of={IconLock} size={16} />
            {t(step.unlockedBy.toPass ? 'course:unlock.pass' : 'course:unlock.finish', {
              name: step.unlockedBy.name,
            })}
          </p>
        )}
        <div id={panel} hidden={!isUnfolded} className={classes.panel}>
          <p className={classes.description}>{step.description}</p>
          <StepFacts step={step} />
          <ul className={classes.modes}>
            {step.modes.map((mode) => (
              <ModeChoice key={mode.type} step={step} mode={mode} isMain={isNow} />
            ))}
          </ul>
        </div>
      </article>
    </li>
  );
}

function StepState({ step, isNow }: { step: Step; isNow: boolean }) {
  const { t } = useTranslation(['course', 'study']);
  const { number } = useFormats();
  const best = bestOf(step);
  const isActive = step.modes.some((mode) => mode.state === 'ACTIVE');
  return (
    <span className={classes.state}>
      {best && (
        <span className={classes.best}>
          {t('course:best')}{' '}
          <b className="tabular">
            {t('study:markOf', { mark: number(best.mark), max: number(best.maxMark) })}
          </b>
        </span>
      )}
      {step.state === 'LOCKED' && (
        <StatusBadge tone="neutral" icon={IconLock}>
          {t('course:states.locked')}
        </StatusBadge>
      )}
      {step.state === 'DONE' && (
        <StatusBadge tone="success" icon={IconCheck}>
          {t(step.passMark === null ? 'course:states.done' : 'study:passed')}
        </StatusBadge>
      )}
      {step.state === 'OPEN' && (isNow || isActive) && (
        <StatusBadge tone="brand">
          {t(isActive ? 'course:states.active' : 'course:states.now')}
        </StatusBadge>
      )}
    </span>
  );
}

function StepFacts({ step }: { step: Step }) {
  const { t } = useTranslation(['course', 'study']);
  const { number, percent } = useFormats();
  if (step.taskCount === 0) return null;
  return (
    <ul className={classes.facts}>
      <li>{t('study:tasks', { count: step.taskCount })}</li>
      <li>{t('study:points', { count: step.maxMark, value: number(step.maxMark) })}</li>
      {step.passMark !== null && (
        <li>{t('course:passMark', { percent: percent(step.passMark) })}</li>
      )}
    </ul>
  );
}
