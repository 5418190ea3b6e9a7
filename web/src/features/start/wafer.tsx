import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './wafer.module.css';
import { wafer, waferMap } from './wafer-map.ts';

const dies = waferMap();

/** A wafer whose dies light up one by one, as a prober finds them good. */
export function Wafer() {
  const { t } = useTranslation('start');
  const { radius, die } = wafer;
  return (
    <svg
      className={classes.wafer}
      viewBox={`${-radius - 10} ${-radius - 10} ${2 * radius + 20} ${2 * radius + 20}`}
      role="img"
      aria-label={t('waferLabel')}
    >
      <defs>
        <linearGradient id="wafer-disc" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#1d6673" />
          <stop offset="0.5" stopColor="#103f4a" />
          <stop offset="1" stopColor="#174f5c" />
        </linearGradient>
        <mask id="wafer-notch">
          <circle r={radius} fill="#fff" />
          <circle cy={radius + 2} r="9" fill="#000" />
        </mask>
      </defs>
      <g mask="url(#wafer-notch)">
        <circle r={radius} fill="url(#wafer-disc)" />
        <circle r={radius - 1} className={classes.rim} />
      </g>
      {dies.map(({ x, y, order, shade }) => (
        <rect
          key={order}
          x={x}
          y={y}
          width={die.width}
          height={die.height}
          rx="2.5"
          className={classes.die}
          data-shade={shade}
          style={{ '--order': order } as CSSProperties}
        />
      ))}
    </svg>
  );
}
