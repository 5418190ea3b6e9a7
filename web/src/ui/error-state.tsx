import { Button } from '@mantine/core';
import { IconAlertTriangle, IconWifiOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#web/lib/api-error.ts';
import { useProblemText } from './problem-text.ts';
import { StatePanel } from './state-panel.tsx';

interface ErrorStateProps {
  error: unknown;
  /** Asks again; absent where asking again cannot help. */
  onRetry?: () => void;
  retrying?: boolean;
  plain?: boolean;
}

/** Says what happened, offers to try again, and shows the request's id for whoever is asked for help. */
export function ErrorState({ error, onRetry, retrying = false, plain = false }: ErrorStateProps) {
  const { t } = useTranslation(['common', 'errors']);
  const words = useProblemText();
  const offline = error instanceof ApiError && error.code === 'NETWORK';
  const requestId = error instanceof ApiError ? error.requestId : null;
  return (
    <div role="alert">
      <StatePanel
        icon={offline ? IconWifiOff : IconAlertTriangle}
        tone={offline ? 'warning' : 'danger'}
        title={offline ? words(error) : t('errors:title')}
        text={offline ? t('common:states.offlinePage') : words(error)}
        action={
          onRetry && (
            <Button variant="default" onClick={onRetry} loading={retrying}>
              {t('common:actions.retry')}
            </Button>
          )
        }
        note={requestId && t('common:states.requestId', { id: requestId })}
        plain={plain}
      />
    </div>
  );
}
