import { Skeleton } from '@mantine/core';
import { IconHistory, IconLayoutGrid, IconSettings, IconUsers } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ApiError } from '#web/lib/api-error.ts';
import { lazyPart } from '#web/lib/lazy-part.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { useDocumentTitle } from '#web/ui/document-title.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageFrame } from '#web/ui/page-frame.tsx';
import { PartBoundary } from '#web/ui/part-boundary.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { useExecution } from './api.ts';
import { ExecutionActions } from './execution-actions.tsx';
import { ExecutionFacts } from './execution-facts.tsx';
import { executionName } from './names.ts';

// Nearly everybody does without it.
const RefusalState = lazyPart(
  () => import('#web/ui/refusal-state.tsx'),
  (module) => module.RefusalState,
);
const Board = lazyPart(
  () => import('./board/board.tsx'),
  (module) => module.Board,
);
const PeopleTab = lazyPart(
  () => import('./people/people-tab.tsx'),
  (module) => module.PeopleTab,
);
const SettingsTab = lazyPart(
  () => import('./settings-tab.tsx'),
  (module) => module.SettingsTab,
);
const LogTab = lazyPart(
  () => import('./log/log-tab.tsx'),
  (module) => module.LogTab,
);

const tabs = [
  { id: 'board', icon: IconLayoutGrid, Tab: Board },
  { id: 'people', icon: IconUsers, Tab: PeopleTab },
  { id: 'settings', icon: IconSettings, Tab: SettingsTab },
  { id: 'log', icon: IconHistory, Tab: LogTab },
] as const;

/** One execution: how it stands, what can be done, and board, people, settings and log as tabs of the address. */
export function ExecutionPage({ id }: { id: string }) {
  const { t } = useTranslation(['control', 'titles']);
  const [query, setQuery] = useSearchParams();
  const { data: execution, error, isFetching, refetch } = useExecution(id);
  const shown = tabs.find((tab) => tab.id === query.get('tab')) ?? tabs[0];
  useDocumentTitle(execution && executionName(execution));
  const above = <BackLink to="/update-control">{t('titles:updateControl')}</BackLink>;

  const loading = (
    <div role="status" aria-label={t('control:loading')}>
      <Skeleton height={520} radius="md" />
    </div>
  );
  if (!execution) {
    const again = { onRetry: () => void refetch(), retrying: isFetching };
    return (
      <PageFrame title={t('titles:updateControl')} above={above}>
        {error ? (
          <PartBoundary fallback={() => <ErrorState error={error} {...again} />}>
            <Suspense fallback={loading}>
              <RefusalState
                error={error}
                {...again}
                wayOn={{ to: '/update-control', label: t('control:toList') }}
              />
            </Suspense>
          </PartBoundary>
        ) : (
          loading
        )}
      </PageFrame>
    );
  }

  // Lists of one tab do not go along to another.
  const open = (tab: (typeof tabs)[number]['id']) =>
    setQuery({ id, ...(tab !== tabs[0].id && { tab }) }, { replace: true });
  return (
    <PageFrame
      title={executionName(execution)}
      above={above}
      description={<ExecutionFacts execution={execution} onTime={() => void refetch()} />}
    >
      <ExecutionActions execution={execution} />
      <Tabs
        label={executionName(execution)}
        tabs={tabs.map(({ id: tab, icon }) => ({ id: tab, icon, label: t(`control:tabs.${tab}`) }))}
        shown={shown.id}
        onChange={open}
      >
        <PartBoundary
          key={shown.id}
          fallback={(retry) => <ErrorState error={new ApiError('NETWORK')} onRetry={retry} />}
        >
          <Suspense fallback={loading}>
            <shown.Tab execution={execution} />
          </Suspense>
        </PartBoundary>
      </Tabs>
    </PageFrame>
  );
}
