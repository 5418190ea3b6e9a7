import { IconUrgent } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#web/ui/icon.tsx';
import type { SessionView } from '../runs/cleanroom-session.ts';
import classes from './alarm-banner.module.css';
import type { CleanroomWords } from './words.ts';

/** Situations that have come, until the end of the run. */
export function AlarmBanner({ view, words }: { view: SessionView; words: CleanroomWords }) {
  const { t } = useTranslation('cleanroom');
  const come = view.matter.situations.filter(
    ({ id }) => view.played.state.situations[id] !== undefined,
  );
  return (
    <div className={classes.banner} role="alert">
      <Icon of={IconUrgent} />
      <div>
        <strong>{t('alarm')}</strong>
        {come.map(({ id, message }) => (
          <p key={id}>{words.text(message)}</p>
        ))}
      </div>
    </div>
  );
}
