import { spawn } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './project-root.ts';
import { StartFailure } from './start-failure.ts';

const web = join(projectRoot, 'web');

/** Where the built site lies. */
export const builtSite = join(web, 'dist');

function newest(path: string): number {
  if (!existsSync(path)) return 0;
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  if (path === builtSite || path.endsWith('node_modules')) return 0;
  // A folder's own time tells of files that were removed.
  return readdirSync(path).reduce(
    (time, name) => Math.max(time, newest(join(path, name))),
    path === web ? 0 : stat.mtimeMs,
  );
}

/** Whether the built site is there and no source is newer. */
export function isSiteFresh(): boolean {
  const built = join(builtSite, 'index.html');
  if (!existsSync(built)) return false;
  const sources = [web, join(projectRoot, 'shared'), join(projectRoot, 'package-lock.json')];
  return Math.max(...sources.map(newest)) <= statSync(built).mtimeMs;
}

/** Builds the site where it is missing or older than its sources; answers whether it did. */
export async function buildSite(
  tell: (line: string) => void,
  signal?: AbortSignal,
): Promise<boolean> {
  if (isSiteFresh()) return false;
  if (!existsSync(join(web, 'index.html'))) {
    tell('There is no site source yet: only the API answers.');
    return false;
  }
  tell('Building the site…');
  const vite = join(projectRoot, 'node_modules', 'vite', 'bin', 'vite.js');
  const inWeb = existsSync(join(web, 'vite.config.ts'));
  const child = spawn(process.execPath, [vite, 'build', ...(inWeb ? [web] : [])], {
    cwd: projectRoot,
    env: { ...process.env, NODE_ENV: 'production' },
    ...(signal ? { signal } : {}),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const code = await new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(1)).once('close', resolve);
  });
  if (signal?.aborted) throw new StartFailure('Stopped while the site was being built.');
  if (code !== 0) {
    tell(output.trim());
    throw new StartFailure('The site could not be built: the lines above say why.');
  }
  return true;
}
