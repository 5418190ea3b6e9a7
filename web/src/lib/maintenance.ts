import type { MaintenanceStatus } from '#shared/contracts/maintenance.ts';
import { worksBegan } from './session-signals.ts';
import { createStore } from './store.ts';

/** Technical works as last heard; undefined: not known yet. */
export const maintenanceStore = createStore<MaintenanceStatus | undefined>(undefined);

/** Holds while the status cannot be asked: the server refuses by itself whom it must. */
const assumed: MaintenanceStatus = {
  status: 'INACTIVE',
  excludedUserIds: [],
  startsAt: null,
  message: null,
};

let askedAt = Number.NEGATIVE_INFINITY;

/** Asks for the status of technical works. */
export async function loadMaintenance(): Promise<void> {
  askedAt = performance.now();
  try {
    const calls = await import('./maintenance-call.ts');
    maintenanceStore.set(await calls.fetchMaintenance());
  } catch (error) {
    console.warn('status of technical works is not known', error);
    if (!maintenanceStore.get()) maintenanceStore.set(assumed);
  }
}

/** Asks again when the last answer is older than the given age. */
export function refreshMaintenance(maxAgeMillis: number): void {
  if (maintenanceStore.get() && performance.now() - askedAt > maxAgeMillis) void loadMaintenance();
}

/** Follows replies that say that works began. Called once at start. */
export const followMaintenance = (): void => {
  worksBegan.subscribe(() => refreshMaintenance(2000));
};
