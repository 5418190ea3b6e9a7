import {
  IconCalendarEvent,
  IconCircleCheck,
  IconCircleDashed,
  IconClockOff,
  IconPencil,
  IconPlayerPlay,
  IconPlayerStop,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { FinishReason } from '#shared/contracts/attempts.ts';
import type { BoardRow } from '#shared/contracts/execution-views.ts';
import type { ExecutionState } from '#shared/domain/works/execution.ts';
import { StatusBadge } from '#web/ui/status-badge.tsx';

const ofExecution = {
  PLANNED: { tone: 'info', icon: IconCalendarEvent },
  OPEN: { tone: 'success', icon: IconPlayerPlay },
  OVER: { tone: 'neutral', icon: IconCircleCheck },
} as const;

/** Whether an execution is planned, open or over. */
export function ExecutionBadge({ state }: { state: ExecutionState }) {
  const { t } = useTranslation('control');
  return <StatusBadge {...ofExecution[state]}>{t(`states.${state}`)}</StatusBadge>;
}

const ofEnd = {
  SUBMITTED: IconCircleCheck,
  TIME_EXPIRED: IconClockOff,
  ENDED_BY_TEACHER: IconPlayerStop,
} as const satisfies Record<FinishReason, unknown>;

/** Where somebody is with a work; of a finished one, what ended it. */
export function AttemptBadge({ state, finishReason }: Pick<BoardRow, 'state' | 'finishReason'>) {
  const { t } = useTranslation('control');
  if (state === 'NOT_STARTED') {
    return (
      <StatusBadge tone="neutral" icon={IconCircleDashed}>
        {t('attempts.NOT_STARTED')}
      </StatusBadge>
    );
  }
  if (state === 'ACTIVE') {
    return (
      <StatusBadge tone="info" icon={IconPencil}>
        {t('attempts.ACTIVE')}
      </StatusBadge>
    );
  }
  return (
    <StatusBadge tone="neutral" icon={finishReason ? ofEnd[finishReason] : IconCircleCheck}>
      {finishReason ? t(`ends.${finishReason}`) : t('attempts.FINISHED')}
    </StatusBadge>
  );
}
