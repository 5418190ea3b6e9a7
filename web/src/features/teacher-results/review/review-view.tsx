import { Button, Skeleton } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import type { ListState } from '#web/ui/table/use-list-params.ts';
import { useReviews } from '../api.ts';
import { FilterBar } from '../filters.tsx';
import { ReviewDesk } from './review-desk.tsx';

/** What waits for a review, those finished first come first. */
export function ReviewView({ list, names }: { list: ListState; names: boolean }) {
  return (
    <>
      <FilterBar list={list} shown={['workIds', 'groupIds']} />
      <Queue list={list} names={names} />
    </>
  );
}

function Queue({ list, names }: { list: ListState; names: boolean }) {
  const { t } = useTranslation('teacherResults');
  const { data, dataUpdatedAt, error, isFetching, refetch } = useReviews(list.params);
  if (!data && error) {
    return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  if (!data) return <Skeleton height={420} radius="md" />;
  if (data.content.length === 0) {
    const isNarrowed = ['workIds', 'groupIds'].some((name) => list.params.filters[name]);
    return (
      <EmptyState
        icon={IconCircleCheck}
        title={t('reviews.empty')}
        text={t(isNarrowed ? 'reviews.emptyHere' : 'reviews.emptyText')}
        action={
          <Button variant="default" loading={isFetching} onClick={() => void refetch()}>
            {t('reviews.lookAgain')}
          </Button>
        }
      />
    );
  }
  return (
    <ReviewDesk
      key={dataUpdatedAt}
      items={data.content}
      names={names}
      waiting={data.totalElements ?? data.content.length}
      isLoading={isFetching}
      onMore={() => void refetch()}
    />
  );
}
