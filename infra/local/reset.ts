import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { defaultDataFolder, runningSystem, shown } from './data-folder.ts';
import { endStaleEngine } from './database.ts';

const { values } = parseArgs({ options: { data: { type: 'string' } } });
const folder = values.data ? resolve(values.data) : defaultDataFolder;
const running = runningSystem(folder);

if (running) {
  console.error(
    `A local system runs on ${shown(folder)} (process ${running.pid}): stop it first, then reset.`,
  );
  process.exitCode = 1;
} else if (!existsSync(folder)) {
  console.log(`${shown(folder)} is empty already.`);
} else if (values.data && !existsSync(join(folder, 'secrets.json'))) {
  console.error(`${shown(folder)} holds no local system: nothing is removed.`);
  process.exitCode = 1;
} else {
  await endStaleEngine(folder);
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
  console.log(`${shown(folder)} is empty: the next start begins anew.`);
}
