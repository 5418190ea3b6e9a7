import { type LocalSystem, type SystemOptions, startSystem } from '#infra/local/system.ts';

/**
 * A local system of its own for a test file: free ports, a folder that goes with it, no clock that
 * starts jobs. Its settings are in `process.env` while it runs; one process runs one at a time.
 */
export function startTestSystem(options: SystemOptions = {}): Promise<LocalSystem> {
  return startSystem({ ephemeral: true, port: 0, schedule: false, ...options });
}
