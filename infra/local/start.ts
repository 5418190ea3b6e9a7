import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { knownAddress } from './listen.ts';
import { demoPassword } from './seed/people.ts';
import { StartFailure } from './start-failure.ts';
import { type LocalSystem, startSystem } from './system.ts';

const usage = 'npm start -- [--ephemeral] [--no-build] [--data <folder>], with PORT=<number>';
const tell = (line: string) => console.log(line);

function choices() {
  try {
    const { values } = parseArgs({
      options: {
        ephemeral: { type: 'boolean', default: false },
        'no-build': { type: 'boolean', default: false },
        data: { type: 'string' },
      },
    });
    return values;
  } catch (error) {
    const why = error instanceof Error ? error.message.split('\n', 1)[0] : String(error);
    throw new StartFailure(`${why} Usage: ${usage}.`);
  }
}

function chosenPort(text = '4000'): number {
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port <= 65_535) return port;
  throw new StartFailure(
    `PORT must be a whole number from 0 to 65535, 0 for any free one, not "${text}".`,
  );
}

function greet(system: LocalSystem, startedAt: number): void {
  tell(`Mail        ${system.mailUrl}`);
  if (system.logins.length > 0) {
    tell(`\nDemo logins (password ${demoPassword}):`);
    for (const { login, role } of system.logins) tell(`  ${login.padEnd(16)}${role}`);
  }
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  tell(`\nReady in ${seconds} s: ${knownAddress(system.url)}`);
}

/** An ephemeral system ends with whoever started it, however that one ends. */
function onParentGone(act: () => void): void {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) act();
  }, 1000).unref();
}

async function main(): Promise<number> {
  const startedAt = performance.now();
  const { ephemeral, 'no-build': noBuild, data } = choices();
  const port = chosenPort(process.env.PORT || undefined);
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => stopping.abort());
  }
  if (ephemeral) onParentGone(() => stopping.abort());
  const ending = new Promise<string>((done) => {
    stopping.signal.addEventListener('abort', () => done(''));
  });
  tell('Starting the trainer on this machine…');
  const system = await startSystem({
    ephemeral,
    port,
    build: !noBuild,
    tell,
    signal: stopping.signal,
    ...(data ? { dataFolder: resolve(data) } : {}),
  });
  greet(system, startedAt);
  const why = await Promise.race([ending, system.failed]);
  if (why) console.error(why);
  else tell('Stopping…');
  await system.stop();
  return why ? 1 : 0;
}

try {
  process.exit(await main());
} catch (error) {
  console.error(error instanceof StartFailure ? error.message : error);
  process.exit(1);
}
