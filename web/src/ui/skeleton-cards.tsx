import './styles-kit.ts';
import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './skeleton-cards.module.css';

/** Cards that are on their way. */
export function SkeletonCards({ count = 3 }: { count?: number }) {
  const { t } = useTranslation('common');
  return (
    <div className={classes.cards} role="status">
      <span className="visually-hidden">{t('states.loading')}</span>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing tells them apart
        <div key={index} className={classes.card} aria-hidden="true">
          <Skeleton height={18} width="60%" />
          <Skeleton height={12} mt="md" />
          <Skeleton height={12} mt="xs" width="80%" />
          <Skeleton height={36} mt="lg" width={120} radius="md" />
        </div>
      ))}
    </div>
  );
}
