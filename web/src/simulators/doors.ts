/**
 * The ways into the simulators. Pages that may need one ask for this file first: the list of what each part consists
 * of is long, and would weigh on every page that only might open it.
 */
export const loadRunReplay = () => import('./cleanroom/replay/run-replay.tsx');
export const loadTaughtRun = () => import('./cleanroom/replay/taught-run.tsx');
