import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const startScript = fileURLToPath(new URL('../../infra/local/start.ts', import.meta.url));

/** A local system in processes of its own, as `npm start` makes it. */
export interface StartedSystem {
  url: string;
  /** Ends every process of the system at once, without a word. */
  kill(): Promise<void>;
  /** Ends the system as Ctrl-C does. */
  stop(): Promise<number | null>;
}

/** Starts the local system on a data folder and waits for its address. */
export async function startedSystem(dataFolder: string): Promise<StartedSystem> {
  const child = spawn(process.execPath, [startScript, '--no-build', '--data', dataFolder], {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that all of its processes can be ended together.
    detached: true,
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const url = await addressOf(child);
  return {
    url,
    async kill() {
      process.kill(-(child.pid as number), 'SIGKILL');
      await ended;
    },
    async stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const hear = (chunk: Buffer) => {
      said += chunk;
      const url = /Ready in .*?: (http:\S+)/.exec(said)?.[1];
      if (url) resolve(url);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', (code) => reject(new Error(`The system ended with ${code}: ${said}`)));
  });
}
