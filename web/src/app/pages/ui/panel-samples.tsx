import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#web/lib/api-error.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SkeletonCards } from '#web/ui/skeleton-cards.tsx';
import classes from './ui-page.module.css';

const refused = new ApiError('INTERNAL', { status: 500, requestId: '01JD4Z7Q2XW9' });
const offline = new ApiError('NETWORK');

/** What stands in for content. */
export function PanelSamples() {
  const { t } = useTranslation('ui');
  return (
    <>
      <div className={classes.grid}>
        <EmptyState
          title={t('table.empty')}
          text={t('table.emptyText')}
          action={<Button>{t('table.emptyAction')}</Button>}
        />
        <ErrorState error={refused} onRetry={() => undefined} />
        <ErrorState error={offline} onRetry={() => undefined} />
      </div>
      <div className={classes.row} />
      <SkeletonCards count={3} />
    </>
  );
}
