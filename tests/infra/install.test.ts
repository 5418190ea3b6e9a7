import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { projectRoot } from '#infra/local/project-root.ts';

const root = mkdtempSync(join(tmpdir(), 'trainer-install-'));
const lock = join(root, 'package-lock.json');
const npm = join(root, 'npm.js');
const bin = join(root, 'node_modules', '.bin');

mkdirSync(join(root, 'infra', 'local'), { recursive: true });
copyFileSync(
  join(projectRoot, 'infra', 'local', 'install.mjs'),
  join(root, 'infra', 'local', 'install.mjs'),
);
writeFileSync(lock, '{}');
afterAll(() => rmSync(root, { recursive: true }));

/** Runs the script with an npm that notes what it was asked. */
function install(exitCode = 0, pinned = process.execPath) {
  rmSync(join(bin, 'node'), { force: true });
  mkdirSync(bin, { recursive: true });
  symlinkSync(pinned, join(bin, 'node'));
  const note = join(root, 'node_modules', '.package-lock.json');
  writeFileSync(
    npm,
    `console.log('npm', ...process.argv.slice(2));
     require('fs').writeFileSync(${JSON.stringify(note)}, '{}');
     process.exit(${exitCode});`,
  );
  const run = spawnSync(process.execPath, [join(root, 'infra', 'local', 'install.mjs')], {
    encoding: 'utf8',
    env: { ...process.env, npm_execpath: npm },
  });
  return { status: run.status, text: run.stdout + run.stderr };
}

describe('the installation before start and test', () => {
  it('runs once, and again after the lock file has changed', () => {
    const first = install();
    expect(first.text).toContain('npm install --no-audit --no-fund');
    expect(first.status).toBe(0);
    expect(install()).toEqual({ status: 0, text: '' });
    const later = new Date(Date.now() + 60_000);
    utimesSync(lock, later, later);
    expect(install().text).toContain('Installing the packages');
  });

  it('stops with a sentence when packages or the pinned Node are missing', () => {
    const later = new Date(Date.now() + 120_000);
    utimesSync(lock, later, later);
    expect(install(1)).toMatchObject({
      status: 1,
      text: expect.stringContaining('could not be installed'),
    });
    utimesSync(lock, new Date(0), new Date(0));
    expect(install(0, '/bin/echo')).toEqual({
      status: 1,
      text: 'The pinned Node 24 is not installed: run "npm rebuild node", then try again.\n',
    });
  });
});
