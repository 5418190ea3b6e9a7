import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { lazyPart } from '#web/lib/lazy-part.ts';
import { LoadingScreen } from '#web/ui/loading-screen.tsx';
import { PageFrame } from '#web/ui/page-frame.tsx';
import { RefusalState } from '#web/ui/refusal-state.tsx';
import { useCase } from './api.ts';
import { CaseCards } from './case-cards.tsx';

const loadFreePractice = () => import('./free-practice.tsx');

const FreePractice = lazyPart(loadFreePractice, (module) => module.FreePractice);

/** "`/practiceTest` performs one and stores nothing": the cases as cards, and the one that was chosen. */
export function PracticeTestPage() {
  const { t } = useTranslation('practice');
  const [query, setQuery] = useSearchParams();
  const chosen = query.get('case');
  const { data, error, refetch } = useCase(chosen);
  // Its files come while the case is asked for.
  useEffect(() => {
    if (chosen) void loadFreePractice().catch(() => undefined);
  }, [chosen]);
  // With a key of its own each heading is a new one, and takes the focus.
  if (!chosen) {
    return (
      <PageFrame key="list" title={t('test.title')} description={t('test.text')}>
        <CaseCards />
      </PageFrame>
    );
  }
  if (error) {
    return (
      <PageFrame key="refused" title={t('test.title')}>
        <RefusalState
          error={error}
          onRetry={() => void refetch()}
          wayOn={{ to: '/practiceTest', label: t('test.others') }}
        />
      </PageFrame>
    );
  }
  if (!data) return <LoadingScreen />;
  return <FreePractice key={chosen} view={data} onLeave={() => setQuery({})} />;
}
