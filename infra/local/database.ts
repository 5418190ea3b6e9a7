import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, readSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { shown } from './data-folder.ts';
import { chooseEngine, type Engine } from './engine.ts';
import { freePort, loopback } from './listen.ts';
import { commandLine, endProcess } from './processes.ts';
import { StartFailure } from './start-failure.ts';
import type { SupervisedJob } from './supervisor.ts';

/** A running database. */
export interface Database {
  engine: string;
  endpoint: string;
  dataFile: string;
  /** Settles with a sentence when the engine ends without being asked. */
  ended: Promise<string>;
  stop(): Promise<void>;
}

const pidFileOf = (folder: string) => join(folder, 'database.pid');

/** What to say of a data file that the engine cannot read. */
export function brokenFile(file: string): StartFailure {
  return new StartFailure(
    `The data file ${shown(file)} is not a readable database: run "npm run reset" to start anew, or put back a good copy.`,
  );
}

/** Ends an engine that a killed system left behind on the folder. */
export async function endStaleEngine(folder: string): Promise<void> {
  const file = pidFileOf(folder);
  if (!existsSync(file)) return;
  const pid = Number(readFileSync(file, 'utf8'));
  const command = pid > 1 ? commandLine(pid) : '';
  // The number may belong to another process by now.
  if (/dynoxide|DynamoDBLocal/.test(command) && command.includes(folder)) await endProcess(pid);
  rmSync(file, { force: true });
}

function checkHeader(file: string): void {
  if (!existsSync(file)) return;
  const handle = openSync(file, 'r');
  const head = Buffer.alloc(16);
  const length = readSync(handle, head, 0, 16, 0);
  closeSync(handle);
  if (length > 0 && head.toString('latin1') !== 'SQLite format 3\0') throw brokenFile(file);
}

/** One try to start the engine on a port. */
interface Attempt {
  child: ChildProcess;
  port: number;
  /** What the engine printed, once it ended. */
  exit: Promise<string>;
}

function launch(engine: Engine, port: number, folder: string, ephemeral: boolean): Attempt {
  const job: SupervisedJob = {
    command: engine.command,
    args: engine.args(port),
    pidFile: pidFileOf(folder),
    ...(ephemeral ? { remove: folder } : {}),
  };
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, 'supervisor.ts'), JSON.stringify(job)],
    // A session of its own: Ctrl-C reaches this process only, which stops the engine last.
    { stdio: ['pipe', 'ignore', 'pipe'], detached: true },
  );
  child.stdin?.on('error', () => {});
  const printed: string[] = [];
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    printed.push(text);
    if (printed.length > 200) printed.shift();
    if (engine.readyLine?.test(text)) child.emit('engine-ready');
  });
  const exit = new Promise<string>((resolve) =>
    child.once('close', () => resolve(printed.join(''))),
  );
  return { child, port, exit };
}

async function answers(endpoint: string): Promise<boolean> {
  try {
    await fetch(endpoint, { signal: AbortSignal.timeout(1000) });
    return true;
  } catch {
    return false;
  }
}

async function untilReady(engine: Engine, attempt: Attempt): Promise<boolean> {
  const late = AbortSignal.timeout(15_000);
  const printed = new Promise<boolean>((resolve) => {
    if (engine.readyLine) attempt.child.once('engine-ready', () => resolve(true));
    late.addEventListener('abort', () => resolve(false));
  });
  const ended = attempt.exit.then(() => false);
  if (engine.readyLine) return Promise.race([printed, ended]);
  let over = false;
  void ended.then(() => {
    over = true;
  });
  while (!over && !late.aborted) {
    if (await answers(`http://${loopback}:${attempt.port}`)) return !over;
    await delay(50);
  }
  return false;
}

/** Starts an engine on a folder, by default the one of this machine. */
export async function startDatabase(
  folder: string,
  ephemeral: boolean,
  engine: Engine = chooseEngine(folder),
): Promise<Database> {
  await endStaleEngine(folder);
  checkHeader(engine.dataFile);
  let output = '';
  // Another program may take the port between the look and the start: then once more.
  for (let tries = 0; tries < 5; tries += 1) {
    const attempt = launch(engine, await freePort(), folder, ephemeral);
    if (await untilReady(engine, attempt)) return running(engine, attempt);
    attempt.child.stdin?.end();
    output = await attempt.exit;
    if (!/in use|BindException/i.test(output)) break;
  }
  if (/malformed|not a (valid )?(SQLite )?database|file is encrypted|corrupt/i.test(output)) {
    throw brokenFile(engine.dataFile);
  }
  const last = output.trim().split('\n').at(-1) ?? '';
  throw new StartFailure(`The database engine ${engine.name} did not start: ${last}`);
}

function running(engine: Engine, { child, port, exit }: Attempt): Database {
  let stopping = false;
  return {
    engine: engine.name,
    endpoint: `http://${loopback}:${port}`,
    dataFile: engine.dataFile,
    ended: exit.then((output) => {
      const last = output.trim().split('\n').at(-1);
      return stopping ? '' : `The database engine ended by itself: ${last}`;
    }),
    stop: async () => {
      stopping = true;
      child.stdin?.end();
      await exit;
    },
  };
}
