import { Button, SegmentedControl, Skeleton } from '@mantine/core';
import { IconChartBar, IconFilterOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { landingPath } from '#shared/domain/identity/roles.ts';
import { modes } from '#shared/domain/works/work.ts';
import { limits } from '#shared/limits.ts';
import { lazyPart } from '#web/lib/lazy-part.ts';
import { firstRole, useCurrentUser } from '#web/lib/session.ts';
import { audienceOf } from '#web/ui/audience.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageFrame } from '#web/ui/page-frame.tsx';
import { OptionalPart } from '#web/ui/part-boundary.tsx';
import { useListParams } from '#web/ui/table/use-list-params.ts';
import { useResults } from './api.ts';
import { ResultRows } from './result-rows.tsx';
import classes from './results-list.module.css';

// Most people have one page of results: what turns pages loads with the second one.
const TablePager = lazyPart(
  () => import('#web/ui/table/table-pager.tsx'),
  (module) => module.TablePager,
);

/** The finished attempts of the person, newest first; mode and page live in the address. */
export function ResultsList() {
  const { t } = useTranslation(['results', 'study', 'common']);
  const user = useCurrentUser();
  const role = user ? firstRole(user) : '';
  const audience = audienceOf(role);
  const list = useListParams({ filters: ['mode'] });
  const mode = modes.find((one) => one === list.params.filters.mode?.[0]) ?? null;
  const results = useResults(list.params, mode);
  const { data, error, isFetching, isPlaceholderData, refetch } = results;
  const rows = data?.content ?? [];
  const total = data?.totalElements ?? rows.length;

  return (
    <PageFrame title={t('results:title')} description={t('results:description')}>
      <SegmentedControl
        className={classes.filter ?? ''}
        aria-label={t('results:filter')}
        value={mode ?? ''}
        onChange={(value) => list.filter('mode', value ? [value] : [])}
        data={[
          { value: '', label: t('results:all') },
          ...modes.map((one) => ({ value: one, label: t(`study:modes.${one}`) })),
        ]}
      />
      {!data && error && (
        <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!data && !error && (
        <div role="status" aria-label={t('common:states.loading')}>
          <Skeleton height={420} radius="md" />
        </div>
      )}
      {data && rows.length === 0 && list.narrowed && (
        <EmptyState
          icon={IconFilterOff}
          title={t('results:emptyMode.title')}
          text={t('results:emptyMode.text')}
          action={
            <Button variant="default" onClick={list.reset}>
              {t('results:emptyMode.action')}
            </Button>
          }
        />
      )}
      {data && rows.length === 0 && !list.narrowed && (
        <EmptyState
          icon={IconChartBar}
          title={t('results:empty.title')}
          text={t(`results:empty.${audience}`)}
          action={
            audience === 'tester' ? (
              <Button component={Link} to={landingPath(role)}>
                {t('common:actions.toMain')}
              </Button>
            ) : (
              <Button component={Link} to="/cabinet">
                {t('common:actions.toCabinet')}
              </Button>
            )
          }
        />
      )}
      {rows.length > 0 && <ResultRows rows={rows} isStale={isPlaceholderData} />}
      {total > limits.page.size && (
        <div className={classes.pager}>
          <OptionalPart>
            <TablePager list={list} total={total} />
          </OptionalPart>
        </div>
      )}
    </PageFrame>
  );
}
