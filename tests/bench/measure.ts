/** Runs one group of measurements and prints its figures as JSON: a process serves one local system. */
import { measureCapacity } from './capacity.ts';
import { measureCrowd, measureHistories } from './exam.ts';
import type { Figure } from './figures.ts';
import { measureFunctions } from './functions.ts';
import { measureSimulator } from './simulator.ts';
import { measureSite } from './site.ts';

const groups: Record<string, () => Promise<Figure[]>> = {
  site: measureSite,
  capacity: measureCapacity,
  functions: measureFunctions,
  crowd: measureCrowd,
  histories: measureHistories,
  simulator: measureSimulator,
};

const group = groups[process.argv[2] ?? ''];
if (!group) throw new Error(`Usage: measure.ts <${Object.keys(groups).join(' | ')}>`);
console.log(`\n${JSON.stringify(await group())}`);
process.exit(0);
