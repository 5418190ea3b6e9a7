import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './cabinet-page.module.css';

/** Where the courses will be. */
export function CabinetSkeleton() {
  const { t } = useTranslation('common');
  return (
    <div role="status" aria-label={t('states.loading')}>
      <div className={classes.courses}>
        {[1, 2, 3].map((key) => (
          <Skeleton key={key} height={320} radius="md" />
        ))}
      </div>
    </div>
  );
}
