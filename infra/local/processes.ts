import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

/** The command line of a process, words parted by spaces; empty when there is no such process. */
export function commandLine(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  } catch {
    if (process.platform === 'linux') return '';
  }
  try {
    return execFileSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has gone by itself.
  }
}

/** Ends a process, with force when it does not go within the grace time. */
export async function endProcess(pid: number, graceMs = 3000): Promise<void> {
  send(pid, 'SIGTERM');
  for (let waited = 0; commandLine(pid) !== '' && waited < graceMs; waited += 20) await delay(20);
  if (commandLine(pid) === '') return;
  send(pid, 'SIGKILL');
  for (let waited = 0; commandLine(pid) !== '' && waited < graceMs; waited += 20) await delay(20);
}
