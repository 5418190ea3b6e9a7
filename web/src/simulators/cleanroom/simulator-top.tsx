import { Button } from '@mantine/core';
import {
  IconArrowBackUp,
  IconCloudCheck,
  IconCloudOff,
  IconCloudUp,
  IconX,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#web/ui/icon.tsx';
import type { SaveState } from '../runs/run-saver.ts';
import classes from './simulator-top.module.css';

const savedIcons = {
  saved: IconCloudCheck,
  saving: IconCloudUp,
  offline: IconCloudOff,
  stopped: IconCloudOff,
} as const satisfies Record<SaveState, unknown>;

interface SimulatorTopProps {
  name: string;
  goal: string;
  place: string;
  clock: ReactNode;
  /** null: nothing is stored. */
  saveState: SaveState | null;
  /** null: this mode has no undo. */
  canUndo: boolean | null;
  onUndo: () => void;
  /** null: nothing is judged, so it ends by leaving. */
  onFinish: (() => void) | null;
  onClose: () => void;
}

/** "Top: place, goal, clock", with the way out, undo where there is one, and the finish. */
export function SimulatorTop(props: SimulatorTopProps) {
  const { name, goal, place, clock, saveState, canUndo, onUndo, onFinish, onClose } = props;
  const { t } = useTranslation('cleanroom');
  const wayOut = t(saveState ? 'close' : 'leave');
  return (
    <header className={classes.top}>
      <Button
        variant="subtle"
        onClick={onClose}
        leftSection={<Icon of={IconX} />}
        className={classes.close}
        aria-label={wayOut}
      >
        <span className={classes.closeText}>{wayOut}</span>
      </Button>
      <div className={classes.names}>
        <h1 className={classes.name}>{name}</h1>
        <p className={classes.place}>{t('place', { place })}</p>
      </div>
      {saveState && (
        <span className={classes.saved} data-state={saveState} role="status">
          <Icon of={savedIcons[saveState]} />
          <span>{t(`saved.${saveState}`)}</span>
        </span>
      )}
      <details className={classes.goal}>
        <summary>{t('goal')}</summary>
        <p>{goal}</p>
      </details>
      {clock}
      {canUndo !== null && (
        <Button
          variant="default"
          leftSection={<Icon of={IconArrowBackUp} size={18} />}
          disabled={!canUndo}
          onClick={onUndo}
          className={classes.undo}
          aria-label={t('undo')}
        >
          <span className={classes.undoText}>{t('undo')}</span>
        </Button>
      )}
      {onFinish && <Button onClick={onFinish}>{t('finish.yes')}</Button>}
    </header>
  );
}
