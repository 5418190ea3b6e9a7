import { Switch } from '@mantine/core';
import { Dialog } from './dialog.tsx';
import classes from './key-dialog.module.css';

interface KeyDialogProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** The keys as they are written on a keyboard, with what they do. */
  keys: readonly { keys: string; does: string }[];
  /** What the switch for all of them is called (WCAG 2.1.4). */
  switchLabel: string;
  isOn: boolean;
  onSwitch: (on: boolean) => void;
}

/** What each key of a page does, and the switch for all of them. */
export function KeyDialog(props: KeyDialogProps) {
  const { opened, onClose, title, keys, switchLabel, isOn, onSwitch } = props;
  return (
    <Dialog opened={opened} onClose={onClose} title={title} size={420}>
      <dl className={classes.list}>
        {keys.map((row) => (
          <div key={row.keys}>
            <dt>
              <kbd>{row.keys}</kbd>
            </dt>
            <dd>{row.does}</dd>
          </div>
        ))}
      </dl>
      <Switch
        label={switchLabel}
        checked={isOn}
        onChange={(event) => onSwitch(event.currentTarget.checked)}
      />
    </Dialog>
  );
}
