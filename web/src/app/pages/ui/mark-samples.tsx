import { IconCheck, IconClock, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverClock } from '#web/lib/server-clock.ts';
import { Countdown } from '#web/ui/countdown.tsx';
import { ProgressRing } from '#web/ui/progress-ring.tsx';
import { StatusBadge } from '#web/ui/status-badge.tsx';
import classes from './ui-page.module.css';

const badges = [
  { tone: 'neutral' },
  { tone: 'brand' },
  { tone: 'success', icon: IconCheck },
  { tone: 'warning', icon: IconClock },
  { tone: 'danger', icon: IconX },
  { tone: 'info' },
] as const;

const shares = [0, 0.25, 0.6, 0.995, 1] as const;
const secondsLeft = [2 * 3600, 290, 55, 0] as const;

/** Badges, rings and clocks. */
export function MarkSamples() {
  const { t } = useTranslation('ui');
  const [deadlines] = useState(() =>
    secondsLeft.map((seconds) => new Date(serverClock.now() + seconds * 1000).toISOString()),
  );
  return (
    <div className={classes.card}>
      <div className={classes.row}>
        {badges.map(({ tone, ...rest }) => (
          <StatusBadge key={tone} tone={tone} {...rest}>
            {t(`marks.badges.${tone}`)}
          </StatusBadge>
        ))}
      </div>
      <div className={classes.row}>
        {shares.map((share) => (
          <ProgressRing
            key={share}
            value={share}
            label={t('marks.ring')}
            tone={share === 1 ? 'success' : 'brand'}
          />
        ))}
        <ProgressRing value={0.72} label={t('marks.ring')} size={112} />
      </div>
      <div className={classes.row}>
        {deadlines.map((deadline) => (
          <Countdown key={deadline} deadline={deadline} label={t('marks.left')} />
        ))}
        <Countdown deadline={deadlines[0] ?? ''} label={t('marks.left')} size="lg" />
      </div>
    </div>
  );
}
