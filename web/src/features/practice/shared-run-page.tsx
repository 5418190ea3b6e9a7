import { Button } from '@mantine/core';
import { IconLinkOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { inLanguage } from '#shared/languages.ts';
import { ApiError, type ApiErrorCode } from '#web/lib/api-error.ts';
import { ReplayView } from '#web/simulators/cleanroom/replay/replay-view.tsx';
import { useSharedRun } from '#web/simulators/runs/api.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { LoadingScreen } from '#web/ui/loading-screen.tsx';
import { PageFrame } from '#web/ui/page-frame.tsx';
import { useLanguage } from '#web/ui/use-language.ts';

/** No run has this link any more, or none ever had a link like this. */
const gone: readonly ApiErrorCode[] = ['NOT_FOUND', 'INVALID_INPUT'];

/** A run by the link of a teacher: "nameless by link for discussion in class". */
export function SharedRunPage() {
  const { token = '' } = useParams();
  const { t } = useTranslation(['cleanroom', 'common']);
  const language = useLanguage();
  const { data, error, refetch } = useSharedRun(token);
  if (error instanceof ApiError && gone.includes(error.code)) {
    return (
      <EmptyState
        icon={IconLinkOff}
        title={t('replay.gone')}
        text={t('replay.goneText')}
        action={
          <Button component={Link} to="/">
            {t('common:actions.toMain')}
          </Button>
        }
      />
    );
  }
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingScreen />;
  return (
    <PageFrame
      title={inLanguage(data.caseName, language)}
      description={inLanguage(data.goal, language)}
    >
      <ReplayView run={data} heading="h2" />
    </PageFrame>
  );
}
