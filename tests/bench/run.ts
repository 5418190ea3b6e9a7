/** `npm run bench`: prints every figure that a program can measure; `--write` makes them the new baseline. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { type Figure, report, writeBaseline } from './figures.ts';

const measure = (group: string): Figure[] => {
  const script = join(import.meta.dirname, 'measure.ts');
  const output = execFileSync(process.execPath, [script, group], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return JSON.parse(output.trim().split('\n').at(-1) ?? '[]');
};

const figures = ['site', 'capacity', 'functions', 'simulator', 'crowd', 'histories'].flatMap(
  measure,
);
const { broken, worse } = report(figures);
if (process.argv.includes('--write')) writeBaseline(figures);
console.log(
  `\n${figures.length} figures, ${broken} beyond their limit, ${worse} worse than the baseline`,
);
process.exit(broken > 0 ? 1 : 0);
