// Runs before `npm start` and `npm test`, perhaps on the Node of the machine and before anything is
// installed: plain JavaScript without packages. Says what it does and does nothing when all is there.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const lock = join(root, 'package-lock.json');
const installed = join(root, 'node_modules', '.package-lock.json');
const node = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');

/** @param {string} sentence */
function refuse(sentence) {
  console.error(sentence);
  process.exit(1);
}

function isInstalled() {
  if (!existsSync(installed)) return false;
  return !existsSync(lock) || statSync(installed).mtimeMs >= statSync(lock).mtimeMs;
}

function install() {
  console.log('Installing the packages of package-lock.json (npm install, a minute or two)…');
  const npm = process.env.npm_execpath;
  // Warnings that concern other versions of Node only would hide what matters.
  const args = ['install', '--no-audit', '--no-fund', '--loglevel=error'];
  const options = { cwd: root, stdio: 'inherit' };
  const { status } = npm
    ? spawnSync(process.execPath, [npm, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
  if (status !== 0) refuse('The packages could not be installed: the lines above say why.');
  // npm leaves the note alone when nothing changed; its time is what the next start looks at.
  const now = new Date();
  if (existsSync(installed)) utimesSync(installed, now, now);
}

if (Number(process.versions.node.split('.')[0]) < 20) {
  refuse(
    `This project needs Node 20 or newer to install itself; this is ${process.versions.node}.`,
  );
}
if (!isInstalled()) install();

const pinned = spawnSync(node, ['--version'], {
  encoding: 'utf8',
  shell: process.platform === 'win32',
});
if (!/^v24\./.test(pinned.stdout ?? '')) {
  refuse('The pinned Node 24 is not installed: run "npm rebuild node", then try again.');
}
