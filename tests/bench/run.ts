/** `npm run bench`: prints every figure that a program can measure; `--write` makes them the new baseline. */
import { measureCapacity } from './capacity.ts';
import { type Figure, report, writeBaseline } from './figures.ts';
import { measureFunctions } from './functions.ts';
import { measureSite } from './site.ts';

const figures: Figure[] = [];
for (const measure of [measureSite, measureCapacity, measureFunctions]) {
  figures.push(...(await measure()));
}
const { broken, worse } = report(figures);
if (process.argv.includes('--write')) writeBaseline(figures);
console.log(
  `\n${figures.length} figures, ${broken} beyond their limit, ${worse} worse than the baseline`,
);
process.exit(broken > 0 ? 1 : 0);
