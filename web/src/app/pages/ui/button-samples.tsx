import { Button } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#web/ui/icon.tsx';
import classes from './ui-page.module.css';

const sizes = ['sm', 'md', 'lg'] as const;

/** Buttons by weight, size and state. */
export function ButtonSamples() {
  const { t } = useTranslation('ui');
  return (
    <div className={classes.card}>
      {sizes.map((size) => (
        <div key={size} className={classes.row}>
          <Button size={size} leftSection={<Icon of={IconPlayerPlay} />}>
            {t('buttons.primary')}
          </Button>
          <Button size={size} variant="default">
            {t('buttons.default')}
          </Button>
          <Button size={size} variant="subtle">
            {t('buttons.subtle')}
          </Button>
          <Button size={size} color="red">
            {t('buttons.danger')}
          </Button>
          <Button size={size} disabled>
            {t('buttons.disabled')}
          </Button>
          <Button size={size} loading>
            {t('buttons.loading')}
          </Button>
        </div>
      ))}
    </div>
  );
}
