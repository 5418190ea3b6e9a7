import { spawn } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';

/**
 * Runs the database engine as a child and ends it when the standard input closes. A pipe closes
 * however its owner ends, SIGKILL included, so no engine outlives the system that started it.
 */
const job = JSON.parse(process.argv[2] ?? '{}') as SupervisedJob;

/** What to run. */
export interface SupervisedJob {
  command: string;
  args: string[];
  /** Holds the number of the engine's process while it runs. */
  pidFile: string;
  /** Folder to remove once the owner has ended or asked to stop. */
  remove?: string;
}

const engine = spawn(job.command, job.args, {
  stdio: ['ignore', 'pipe', 'pipe'],
  env: { ...process.env, DDB_LOCAL_TELEMETRY: '0' },
});
if (engine.pid) writeFileSync(job.pidFile, String(engine.pid));

// Whoever read this may be gone.
process.stderr.on('error', () => {});
engine.stdout.pipe(process.stderr);
engine.stderr.pipe(process.stderr);

let stopping = false;
let forced: NodeJS.Timeout | undefined;
function stop(): void {
  stopping = true;
  // What is about to be removed need not be put in order first.
  engine.kill(job.remove ? 'SIGKILL' : 'SIGTERM');
  forced ??= setTimeout(() => engine.kill('SIGKILL'), 3000);
}

function leave(code: number): void {
  clearTimeout(forced);
  rmSync(job.pidFile, { force: true });
  if (job.remove && stopping) rmSync(job.remove, { recursive: true, force: true });
  process.exit(code);
}

process.stdin.on('end', stop).on('error', stop).resume();
process.on('SIGTERM', stop).on('SIGINT', stop).on('SIGHUP', stop);
engine.on('error', (error) => {
  process.stderr.write(`${error.message}\n`);
  leave(1);
});
engine.on('close', (code) => leave(code ?? 1));
