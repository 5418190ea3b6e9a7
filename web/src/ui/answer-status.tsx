import {
  IconCheck,
  IconCircleDashed,
  IconCircleHalf2,
  IconDeviceFloppy,
  IconHourglass,
  IconX,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { TaskStatus } from '#shared/domain/works/answer-entry.ts';
import { type BadgeTone, StatusBadge } from './status-badge.tsx';

/** How each result of a task looks; the icon says it without the colour. */
export const answerStatusLooks = {
  NOT_STARTED: { tone: 'neutral', icon: IconCircleDashed },
  NO_RESULT: { tone: 'neutral', icon: IconDeviceFloppy },
  SUCCESS: { tone: 'success', icon: IconCheck },
  PARTIALLY_CORRECT: { tone: 'warning', icon: IconCircleHalf2 },
  FAILURE: { tone: 'danger', icon: IconX },
  NOT_REVIEWED: { tone: 'info', icon: IconHourglass },
} as const satisfies Record<TaskStatus, { tone: BadgeTone; icon: typeof IconX }>;

interface AnswerStatusBadgeProps {
  status: TaskStatus;
  /** A right answer for which the hint was opened. */
  hinted?: boolean;
}

/** The result of one task as a badge. */
export function AnswerStatusBadge({ status, hinted = false }: AnswerStatusBadgeProps) {
  const { t } = useTranslation('study');
  const { tone, icon } = answerStatusLooks[status];
  const isHinted = hinted && status === 'PARTIALLY_CORRECT';
  return (
    <StatusBadge tone={tone} icon={icon}>
      {t(isHinted ? 'statuses.HINTED' : `statuses.${status}`)}
    </StatusBadge>
  );
}
