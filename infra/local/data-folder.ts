import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { knownAddress } from './listen.ts';
import { commandLine } from './processes.ts';
import { projectRoot } from './project-root.ts';
import { StartFailure } from './start-failure.ts';

/** Where a local system keeps its data. */
export interface DataFolder {
  path: string;
  /** Removed when the system stops. */
  ephemeral: boolean;
  /** Writes what other processes may know of the running system. */
  announce(url: string, environment: Record<string, string>): void;
  release(): void;
}

/** What a running system writes of itself. */
export interface RunningSystem {
  pid: number;
  /** Its command line, by which a later process with the same number is told apart. */
  command: string;
  url?: string;
  environment?: Record<string, string>;
}

/** The data folder of `npm start`. */
export const defaultDataFolder = join(projectRoot, '.local');

const noteOf = (folder: string) => join(folder, 'system.json');

/** The system that runs on a folder now, if one does. */
export function runningSystem(folder: string): RunningSystem | undefined {
  try {
    const note = JSON.parse(readFileSync(noteOf(folder), 'utf8')) as RunningSystem;
    return note.command !== '' && commandLine(note.pid) === note.command ? note : undefined;
  } catch {
    return undefined;
  }
}

/** A folder as a person reads it: relative to the project where it lies inside. */
export function shown(path: string): string {
  const inside = relative(projectRoot, path);
  return inside.startsWith('..') ? path : inside;
}

/** Takes a folder for one system; a second one on the same folder is refused. */
export function openDataFolder(chosen: string | 'ephemeral'): DataFolder {
  const ephemeral = chosen === 'ephemeral';
  const path = ephemeral ? mkdtempSync(join(tmpdir(), 'trainer-')) : chosen;
  mkdirSync(path, { recursive: true });
  // It holds the key that signs tokens.
  chmodSync(path, 0o700);
  const running = runningSystem(path);
  if (running) {
    const where = running.url ? ` at ${knownAddress(running.url)}` : '';
    throw new StartFailure(
      `A local system already runs on ${shown(path)}${where} (process ${running.pid}): use it, or stop it first.`,
    );
  }
  const note: RunningSystem = { pid: process.pid, command: commandLine(process.pid) };
  rmSync(noteOf(path), { force: true });
  try {
    writeFileSync(noteOf(path), JSON.stringify(note), { flag: 'wx', mode: 0o600 });
  } catch {
    throw new StartFailure(`Another local system is just starting on ${shown(path)}.`);
  }
  return {
    path,
    ephemeral,
    announce: (url, environment) =>
      writeFileSync(noteOf(path), JSON.stringify({ ...note, url, environment }, null, 2)),
    release: () => rmSync(ephemeral ? path : noteOf(path), { recursive: true, force: true }),
  };
}
