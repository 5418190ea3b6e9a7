import {
  IconAlertTriangle,
  IconCheck,
  IconCircleHalf2,
  IconDeviceFloppy,
  IconX,
} from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#web/ui/icon.tsx';
import { useFormats } from '#web/ui/use-formats.ts';
import type { TaskMark, TaskState } from './task-state.ts';
import classes from './training-verdict.module.css';

const looks = {
  right: { tone: 'success', icon: IconCheck },
  partly: { tone: 'warning', icon: IconCircleHalf2 },
  wrong: { tone: 'danger', icon: IconX },
  again: { tone: 'danger', icon: IconX },
  answered: { tone: 'neutral', icon: IconDeviceFloppy },
} as const satisfies Record<Exclude<TaskMark, 'empty'>, { tone: string; icon: typeof IconX }>;

/** What came of the last try; takes the focus when it comes, so that it is read out and Tab goes on from it. */
export function TrainingVerdict({ state }: { state: TaskState }) {
  const { t } = useTranslation('test');
  const { number } = useFormats();
  const panel = useRef<HTMLDivElement>(null);
  const { task, answer, mark, isClosed } = state;
  const isMarked = mark !== 'again' && mark !== 'answered';
  const tries = answer?.attempts ?? 0;
  const seen = useRef(tries);

  useEffect(() => {
    if (tries > seen.current) {
      panel.current?.focus({ preventScroll: true });
      panel.current?.scrollIntoView({ block: 'nearest' });
    }
    seen.current = tries;
  }, [tries]);

  if (mark === 'empty') return null;
  const { tone, icon } = looks[mark];
  return (
    <div ref={panel} tabIndex={-1} className={classes.verdict} data-tone={tone}>
      <span className={classes.icon}>
        <Icon of={icon} />
      </span>
      <div>
        <div className={classes.title}>{t(`verdict.${mark}`)}</div>
        <div className={classes.text}>
          {mark === 'answered' && isClosed && t('verdict.compare')}
          {(mark === 'again' || (mark === 'answered' && !isClosed)) &&
            t('triesLeft', { count: task.triesLeft ?? 0 })}
          {isMarked &&
            t('verdict.mark', { mark: number(answer?.mark ?? 0), max: number(task.mark) })}
        </div>
        {mark === 'wrong' && answer?.critical && (
          <div className={classes.critical}>
            <Icon of={IconAlertTriangle} size={18} />
            {t('verdict.critical')}
          </div>
        )}
      </div>
    </div>
  );
}
