import { IconCheck, IconHourglass, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { AttemptResult } from '#shared/contracts/attempts.ts';
import { isInReview } from './in-review.ts';
import { StatusBadge } from './status-badge.tsx';

/** How an attempt ended, in one word. */
export function PassedBadge({ result }: { result: AttemptResult }) {
  const { t } = useTranslation('study');
  if (result.passed === true) {
    return (
      <StatusBadge tone="success" icon={IconCheck}>
        {t('passed')}
      </StatusBadge>
    );
  }
  if (result.passed === false) {
    return (
      <StatusBadge tone="danger" icon={IconX}>
        {t('notPassed')}
      </StatusBadge>
    );
  }
  if (isInReview(result)) {
    return (
      <StatusBadge tone="info" icon={IconHourglass}>
        {t('inReview')}
      </StatusBadge>
    );
  }
  return (
    <StatusBadge tone="neutral" icon={IconCheck}>
      {t(result.maxMark > 0 ? 'finished' : 'read')}
    </StatusBadge>
  );
}
