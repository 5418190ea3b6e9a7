import { IconChevronDown, IconChevronUp, IconUrgent } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#web/ui/icon.tsx';
import type { SessionView } from '../runs/cleanroom-session.ts';
import classes from './alarm-banner.module.css';
import type { CleanroomWords } from './words.ts';

/**
 * Situations that have come, until the end of the run. On a phone it is one line that opens, so that it does not cover
 * the person; a screen reader is told all of it at once.
 */
export function AlarmBanner({ view, words }: { view: SessionView; words: CleanroomWords }) {
  const { t } = useTranslation('cleanroom');
  const [isOpen, setOpen] = useState(false);
  const come = view.matter.situations.filter(
    ({ id }) => view.played.state.situations[id] !== undefined,
  );
  return (
    <div className={classes.banner} data-open={isOpen}>
      <Icon of={IconUrgent} />
      <div role="alert">
        <strong>{t('alarm')}</strong>
        <div className={classes.message}>
          {come.map(({ id, message }) => (
            <p key={id}>{words.text(message)}</p>
          ))}
        </div>
      </div>
      <button
        type="button"
        className={classes.more}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {t('alarmMore')}
        <Icon of={isOpen ? IconChevronUp : IconChevronDown} size={18} />
      </button>
    </div>
  );
}
