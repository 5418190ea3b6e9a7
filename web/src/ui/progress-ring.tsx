import type { ReactNode } from 'react';
import classes from './progress-ring.module.css';

interface ProgressRingProps {
  /** Share done, 0 to 1. */
  value: number;
  /** What the ring is about, for a screen reader ("Progress of the course"). */
  label: string;
  size?: number;
  thickness?: number;
  tone?: 'brand' | 'success' | 'warning' | 'danger';
  /** In the middle; the whole percent by default. */
  children?: ReactNode;
}

/** A ring that fills as the work gets done. */
export function ProgressRing({
  value,
  label,
  size = 56,
  thickness = Math.max(4, Math.round(size / 11)),
  tone = 'brand',
  children,
}: ProgressRingProps) {
  const share = Math.min(1, Math.max(0, value));
  const radius = (size - thickness) / 2;
  const length = 2 * Math.PI * radius;
  // Rounded down: 100 % is shown only when nothing is left.
  const percent = Math.floor(share * 100 + 1e-9);
  return (
    <div
      className={classes.ring}
      style={{ width: size, height: size, fontSize: Math.max(11, size / 4.4) }}
      data-tone={tone}
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <svg width={size} height={size} viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
        <circle
          className={classes.track}
          cx={size / 2}
          cy={size / 2}
          r={radius}
          strokeWidth={thickness}
        />
        {share > 0 && (
          <circle
            className={classes.value}
            cx={size / 2}
            cy={size / 2}
            r={radius}
            strokeWidth={thickness}
            strokeDasharray={length}
            strokeDashoffset={length * (1 - share)}
          />
        )}
      </svg>
      <span className={classes.middle}>{children ?? `${percent}%`}</span>
    </div>
  );
}
