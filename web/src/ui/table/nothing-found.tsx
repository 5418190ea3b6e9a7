import { Button } from '@mantine/core';
import { IconSearchOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../empty-state.tsx';

/** Stands in for the rows that search and filters hide. */
export function NothingFound({ onReset }: { onReset: () => void }) {
  const { t } = useTranslation('table');
  return (
    <EmptyState
      plain
      icon={IconSearchOff}
      title={t('nothingFound')}
      text={t('nothingFoundHint')}
      action={
        <Button variant="default" onClick={onReset}>
          {t('reset')}
        </Button>
      }
    />
  );
}
