/**
 * Runs every check of the project and closes with one line: `N passed, N failed`.
 * A step that ends badly without saying which test failed counts as one failure, so nothing is lost.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDatabase } from '#infra/local/database.ts';
import { dynamoDbLocal } from '#infra/local/engine.ts';

interface Tally {
  passed: number;
  failed: number;
  /** Why nothing was counted. */
  note?: string;
}

/** The calls whose data must come out the same on either engine. */
const callsOnBothEngines = ['attempts', 'control', 'executions', 'histories'].map(
  (name) => `tests/api/${name}`,
);

const reports = mkdtempSync(join(tmpdir(), 'trainer-tests-'));
const bin = (name: string) => join(import.meta.dirname, '..', 'node_modules', '.bin', name);

/** Runs a program with its output shown; answers its exit code. */
const run = (program: string, args: string[], env: Record<string, string> = {}) =>
  new Promise<number>((resolve) => {
    const child = spawn(program, args, { stdio: 'inherit', env: { ...process.env, ...env } });
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
  });

/** A step without single tests is one test itself. */
const asOne = (code: number): Tally => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 });

/** What a report counted; a bad end that it does not explain is one more failure. */
function counted(code: number, tally: Tally | undefined): Tally {
  if (!tally) return { passed: 0, failed: 1 };
  return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

const readReport = (file: string) =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;

async function vitest(args: string[], env: Record<string, string> = {}): Promise<Tally> {
  const file = join(mkdtempSync(join(reports, 'vitest-')), 'report.json');
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  const code = await run(bin('vitest'), ['run', ...reporters, ...args], env);
  const report = readReport(file);
  // Skipped and unfinished tests prove nothing, so they count as failed.
  const tally = report && {
    passed: report.numPassedTests,
    failed: report.numTotalTests - report.numPassedTests,
  };
  return counted(code, tally);
}

/** One engine serves all files of tests: each takes tables of its own. */
async function onSecondEngine(): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), 'trainer-engine-'));
  const engine = dynamoDbLocal(folder);
  if (!engine) {
    rmSync(folder, { recursive: true });
    return { passed: 0, failed: 0, note: 'not run: DynamoDB Local needs Java 17 or newer' };
  }
  const database = await startDatabase(folder, true, engine);
  try {
    return await vitest(callsOnBothEngines, {
      DYNAMODB_ENDPOINT: database.endpoint,
      // The rules are the same; what is asked here is whether the engine answers alike.
      HISTORIES: '50',
    });
  } finally {
    await database.stop();
  }
}

async function playwright(): Promise<Tally> {
  const file = join(reports, 'playwright.json');
  const config = join(import.meta.dirname, 'e2e', 'playwright.config.ts');
  const code = await run(bin('playwright'), ['test', '--config', config], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  const stats = readReport(file)?.stats;
  const tally = stats && {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped,
  };
  return counted(code, tally);
}

const steps: { name: string; run: () => Promise<Tally> }[] = [
  { name: 'linter', run: async () => asOne(await run(bin('biome'), ['check', '.'])) },
  { name: 'types', run: async () => asOne(await run(bin('tsc'), [])) },
  { name: 'unused code', run: async () => asOne(await run(bin('knip'), [])) },
  { name: 'site', run: async () => asOne(await run('npm', ['run', '--silent', 'build'])) },
  { name: 'rules, calls and infrastructure', run: () => vitest(['--coverage']) },
  { name: 'calls on the second engine', run: onSecondEngine },
  { name: 'screens', run: playwright },
];

const startedAt = performance.now();
const total: Tally = { passed: 0, failed: 0 };
const lines: string[] = [];
for (const step of steps) {
  const before = performance.now();
  console.log(`\n== ${step.name}`);
  const { passed, failed, note } = await step.run().catch((error: unknown): Tally => {
    console.error(error);
    return { passed: 0, failed: 1 };
  });
  total.passed += passed;
  total.failed += failed;
  const seconds = ((performance.now() - before) / 1000).toFixed(1);
  const outcome = note ?? `${passed} passed, ${failed} failed`;
  lines.push(`${step.name.padEnd(34)} ${outcome}, ${seconds} s`);
}
rmSync(reports, { recursive: true, force: true });
console.log(`\n${lines.join('\n')}`);
console.log(`in ${((performance.now() - startedAt) / 1000).toFixed(0)} s\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
