import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { CloseButton } from '../close-button.tsx';
import { Icon } from '../icon.tsx';
import classes from './bulk-bar.module.css';
import type { BulkAction } from './columns.ts';

interface BulkBarProps {
  ids: readonly string[];
  actions: readonly BulkAction[];
  onClear: () => void;
}

/** What can be done with the chosen rows; floats over the end of the table. */
export function BulkBar({ ids, actions, onClear }: BulkBarProps) {
  const { t } = useTranslation('table');
  return (
    <section className={classes.bar} aria-label={t('bulk')}>
      <span role="status" className={classes.count}>
        {t('chosen', { count: ids.length })}
      </span>
      {actions.map((action) => (
        <Button
          key={action.label}
          size="sm"
          variant="default"
          leftSection={<Icon of={action.icon} size={18} />}
          {...(action.danger && { className: classes.danger })}
          onClick={() => action.onClick(ids)}
        >
          {action.label}
        </Button>
      ))}
      <CloseButton label={t('clear')} onClick={onClear} />
    </section>
  );
}
