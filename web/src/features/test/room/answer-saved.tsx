import {
  IconCloudCheck,
  IconCloudOff,
  IconCloudUp,
  IconLock,
  IconPencil,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#web/ui/icon.tsx';
import { widgetOf } from '../widgets/task-widgets.tsx';
import classes from './answer-saved.module.css';
import { isBlank } from './answer-value.ts';
import type { TaskState } from './task-state.ts';

const looks = {
  open: IconPencil,
  saving: IconCloudUp,
  saved: IconCloudCheck,
  locked: IconLock,
  waiting: IconCloudOff,
} as const;

interface AnswerSavedProps {
  state: TaskState;
  /** An answer locks when its task is left. */
  locks: boolean;
}

function shownOf(state: TaskState, locks: boolean): keyof typeof looks | null {
  if (state.phase === 'waiting') return 'waiting';
  if (state.phase) return 'saving';
  if (isBlank(state.value)) return null;
  if (!locks) return 'saved';
  return state.isClosed ? 'locked' : 'open';
}

/** Whether this answer has arrived at the server, and how long it may be changed. */
export function AnswerSaved({ state, locks }: AnswerSavedProps) {
  const { t } = useTranslation('test');
  const shown = shownOf(state, locks);
  const { unsaved, saved = 'saved' } = widgetOf(state.task.type);
  const words = shown ?? (locks ? 'willLock' : unsaved);
  return (
    <div className={classes.line} data-state={shown ?? undefined}>
      {shown && <Icon of={looks[shown]} size={18} />}
      <span>{t(`saved.${words === 'saved' ? saved : words}`)}</span>
      {/* Only what is out of the ordinary is read out: "saved" after every choice would be noise. */}
      <span role="status" className="visually-hidden">
        {shown === 'waiting' ? t('saved.waiting') : ''}
      </span>
    </div>
  );
}
