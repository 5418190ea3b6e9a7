import { Skeleton, Tabs } from '@mantine/core';
import { IconHistory, IconLayoutGrid, IconSettings, IconUsers } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { BackLink } from '#web/ui/back-link.tsx';
import { useDocumentTitle } from '#web/ui/document-title.ts';
import { Icon } from '#web/ui/icon.tsx';
import { PageFrame } from '#web/ui/page-frame.tsx';
import { RefusalState } from '#web/ui/refusal-state.tsx';
import { useExecution } from './api.ts';
import { Board } from './board/board.tsx';
import { ExecutionActions } from './execution-actions.tsx';
import { ExecutionFacts } from './execution-facts.tsx';
import classes from './execution-page.module.css';
import { LogTab } from './log/log-tab.tsx';
import { executionName } from './names.ts';
import { PeopleTab } from './people/people-tab.tsx';
import { SettingsTab } from './settings-tab.tsx';

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

  if (!execution) {
    return (
      <PageFrame title={t('titles:updateControl')} above={above}>
        {error ? (
          <RefusalState
            error={error}
            onRetry={() => void refetch()}
            retrying={isFetching}
            wayOn={{ to: '/update-control', label: t('control:toList') }}
          />
        ) : (
          <div role="status" aria-label={t('control:loading')}>
            <Skeleton height={520} radius="md" />
          </div>
        )}
      </PageFrame>
    );
  }

  // Lists of one tab do not go along to another.
  const open = (tab: string | null) =>
    setQuery({ id, ...(tab && tab !== tabs[0].id && { tab }) }, { replace: true });
  return (
    <PageFrame
      title={executionName(execution)}
      above={above}
      description={<ExecutionFacts execution={execution} onTime={() => void refetch()} />}
    >
      <ExecutionActions execution={execution} />
      <Tabs value={shown.id} onChange={open} keepMounted={false} mt="lg">
        <Tabs.List mb="lg" className={classes.tabs ?? ''}>
          {tabs.map((tab) => (
            <Tabs.Tab key={tab.id} value={tab.id} leftSection={<Icon of={tab.icon} size={18} />}>
              {t(`control:tabs.${tab.id}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {tabs.map(({ id: tab, Tab }) => (
          <Tabs.Panel key={tab} value={tab}>
            <Tab execution={execution} />
          </Tabs.Panel>
        ))}
      </Tabs>
    </PageFrame>
  );
}
