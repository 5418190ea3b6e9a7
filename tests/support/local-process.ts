import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RunningSystem } from '#infra/local/data-folder.ts';
import { projectRoot } from '#infra/local/project-root.ts';

/** A script of the local system in a process of its own, as a person starts it. */
export interface LocalProcess {
  pid: number;
  output(): string;
  /** Its address, once it is ready; fails with what was printed when it ends before. */
  ready: Promise<string>;
  /** Its exit code; null when a signal ended it. */
  ended: Promise<number | null>;
  kill(signal: NodeJS.Signals): void;
}

const children = new Set<ChildProcess>();

/** Runs a script of `infra/local`, by default the one behind `npm start`. */
export function runLocal(
  args: string[],
  { env = {}, script = 'start.ts' }: { env?: Record<string, string>; script?: string } = {},
): LocalProcess {
  const child = spawn(
    process.execPath,
    [join(projectRoot, 'infra', 'local', script), ...args],
    // What a test runner sets for itself is not part of a person's environment.
    { env: { PATH: process.env.PATH ?? '', PORT: '0', ...env }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  children.add(child);
  let output = '';
  const ended = once(child, 'close').then(([code]) => {
    children.delete(child);
    return code as number | null;
  });
  const ready = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        const url = /Ready in .*: (http\S+)/.exec(output)?.[1];
        if (url) resolve(url);
      });
    }
    void ended.then(() => reject(new Error(`Ended before it was ready:\n${output}`)));
  });
  // Not every test waits for it.
  ready.catch(() => {});
  return {
    pid: child.pid ?? 0,
    output: () => output,
    ready,
    ended,
    kill: (signal) => void child.kill(signal),
  };
}

/** Ends whatever a failed test left running. */
export function endLocalProcesses(): void {
  for (const child of children) child.kill('SIGTERM');
}

/** What the system on a data folder wrote of itself. */
export function noteOf(folder: string): RunningSystem {
  return JSON.parse(readFileSync(join(folder, 'system.json'), 'utf8')) as RunningSystem;
}

/** Number of the process of the database engine on a data folder. */
export function enginePid(folder: string): number {
  return Number(readFileSync(join(folder, 'database.pid'), 'utf8'));
}

/** Number of the process that started another one. */
export function parentOf(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' }));
}
