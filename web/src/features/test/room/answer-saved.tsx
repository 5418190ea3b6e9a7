import { IconCloudCheck, IconCloudOff, IconCloudUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#web/ui/icon.tsx';
import classes from './answer-saved.module.css';
import { isBlank } from './answer-value.ts';
import type { TaskState } from './task-state.ts';

const looks = {
  saving: IconCloudUp,
  saved: IconCloudCheck,
  waiting: IconCloudOff,
} as const;

/** Whether this answer has arrived at the server. */
export function AnswerSaved({ state }: { state: TaskState }) {
  const { t } = useTranslation('test');
  const { phase, value } = state;
  const shown =
    phase === 'waiting' ? 'waiting' : phase ? 'saving' : isBlank(value) ? null : 'saved';
  return (
    <div className={classes.line} data-state={shown ?? undefined}>
      {shown && <Icon of={looks[shown]} size={18} />}
      <span>{t(shown ? `saved.${shown}` : 'saved.none')}</span>
      {/* Only what is out of the ordinary is read out: "saved" after every choice would be noise. */}
      <span role="status" className="visually-hidden">
        {shown === 'waiting' ? t('saved.waiting') : ''}
      </span>
    </div>
  );
}
