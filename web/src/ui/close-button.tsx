import { IconX } from '@tabler/icons-react';
import classes from './close-button.module.css';
import { Icon } from './icon.tsx';

/** A round button with a cross; 44 px to touch. */
export function CloseButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button type="button" className={classes.close} aria-label={label} onClick={onClick}>
      <Icon of={IconX} />
    </button>
  );
}
