import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** One measured figure. */
export interface Figure {
  name: string;
  value: number;
  unit: 'bytes' | 'ms' | 'times' | 'calls' | 'read units' | 'write units';
  /** The figure to reach, where the quality page names one. */
  most?: number;
  /** Depends on how busy the machine is: shown, never compared with the baseline. */
  isTime?: boolean;
}

const baselineFile = join(import.meta.dirname, 'baseline.json');

const shown = (value: number, unit: Figure['unit']) => {
  if (unit === 'bytes') return `${(value / 1000).toFixed(1)} kB`;
  if (unit === 'ms' || unit === 'times') return `${value.toFixed(1)} ${unit}`;
  return `${Math.round(value * 100) / 100} ${unit}`;
};

const readBaseline = (): Record<string, number> =>
  existsSync(baselineFile) ? JSON.parse(readFileSync(baselineFile, 'utf8')) : {};

/** More than a tenth above the committed figure is worse. */
const isWorse = (figure: Figure, before: number | undefined) =>
  !figure.isTime && before !== undefined && figure.value > before * 1.1;

/** Prints every figure with its limit and what became worse; answers whether a limit was broken. */
export function report(figures: readonly Figure[]): { broken: number; worse: number } {
  const baseline = readBaseline();
  let broken = 0;
  let worse = 0;
  for (const figure of figures) {
    const { name, value, unit, most } = figure;
    const isBroken = most !== undefined && value > most;
    const before = baseline[name];
    const notes = [
      ...(most === undefined ? [] : [`at most ${shown(most, unit)}`]),
      ...(isBroken ? ['TOO MUCH'] : []),
      ...(isWorse(figure, before) ? [`WORSE than ${shown(before as number, unit)}`] : []),
    ];
    if (isBroken) broken += 1;
    if (isWorse(figure, before)) worse += 1;
    console.log(`${name.padEnd(58)} ${shown(value, unit).padStart(16)}  ${notes.join(', ')}`);
  }
  return { broken, worse };
}

/** Commits these figures as what later ones are compared with. */
export function writeBaseline(figures: readonly Figure[]): void {
  const kept = figures.filter((figure) => !figure.isTime);
  const entries = kept.map(({ name, value }) => [name, Math.round(value * 100) / 100]);
  writeFileSync(baselineFile, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
}
