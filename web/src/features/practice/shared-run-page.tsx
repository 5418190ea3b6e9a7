import { IconLinkOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { inLanguage } from '#shared/languages.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { ReplayView } from '#web/simulators/cleanroom/replay/replay-view.tsx';
import { useSharedRun } from '#web/simulators/runs/api.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { LoadingScreen } from '#web/ui/loading-screen.tsx';
import { PageFrame } from '#web/ui/page-frame.tsx';
import { useLanguage } from '#web/ui/use-language.ts';

/** A run by the link of a teacher: "nameless by link for discussion in class". */
export function SharedRunPage() {
  const { token = '' } = useParams();
  const { t } = useTranslation('cleanroom');
  const language = useLanguage();
  const { data, error, refetch } = useSharedRun(token);
  if (error instanceof ApiError && error.code === 'NOT_FOUND') {
    return <EmptyState icon={IconLinkOff} title={t('replay.gone')} text={t('replay.goneText')} />;
  }
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingScreen />;
  return (
    <PageFrame
      title={inLanguage(data.caseName, language)}
      description={inLanguage(data.goal, language)}
    >
      <ReplayView run={data} />
    </PageFrame>
  );
}
