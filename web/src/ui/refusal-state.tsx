import { Button } from '@mantine/core';
import {
  IconClockOff,
  IconLock,
  IconMapPinOff,
  IconRefreshOff,
  type Icon as TablerIcon,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ApiError, type ApiErrorCode } from '#web/lib/api-error.ts';
import { ErrorState } from './error-state.tsx';
import { useProblemText } from './problem-text.ts';
import { StatePanel } from './state-panel.tsx';

/** Refusals that asking again cannot change: what they look like. */
const refusals: Partial<Record<ApiErrorCode, TablerIcon>> = {
  NOT_FOUND: IconMapPinOff,
  FORBIDDEN: IconLock,
  STEP_LOCKED: IconLock,
  MODE_NOT_ALLOWED: IconLock,
  ATTEMPTS_EXHAUSTED: IconRefreshOff,
  EXECUTION_OVER: IconClockOff,
  CONTROL_RUNNING: IconLock,
  RESULT_HELD: IconLock,
};

interface RefusalStateProps {
  error: unknown;
  onRetry: () => void;
  retrying?: boolean;
  /** The way on. */
  wayOn: { to: string; label: string };
}

/** No form is sent where this is shown: what an address says in a way that no id is written in, there is not. */
const refusalOf = (error: unknown): unknown =>
  error instanceof ApiError && error.code === 'INVALID_INPUT' ? new ApiError('NOT_FOUND') : error;

/** Says why a work does not open and shows a way on; what may pass by itself can be tried again. */
export function RefusalState({ onRetry, retrying = false, wayOn, ...props }: RefusalStateProps) {
  const { t } = useTranslation('study');
  const words = useProblemText();
  const error = refusalOf(props.error);
  const code = error instanceof ApiError ? error.code : null;
  const icon = code && refusals[code];
  if (!icon) return <ErrorState error={error} onRetry={onRetry} retrying={retrying} />;
  const way = code === 'RESULT_HELD' ? { to: '/results', label: t('toResults') } : wayOn;
  return (
    <div role="alert">
      <StatePanel
        icon={icon}
        title={words(error)}
        text={t(`refusals.${code as 'NOT_FOUND'}`)}
        action={
          <Button component={Link} to={way.to}>
            {way.label}
          </Button>
        }
      />
    </div>
  );
}
