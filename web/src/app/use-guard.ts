import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type GuardStep, guard, type Maintenance } from '#shared/domain/identity/guard.ts';
import type { Page } from '#shared/domain/identity/pages.ts';
import { loadUser } from '#web/lib/load-user.ts';
import { loadMaintenance, maintenanceStore } from '#web/lib/maintenance.ts';
import { firstRole, forgetSession, userStore } from '#web/lib/session.ts';
import { useStore } from '#web/lib/store.ts';
import { whenIdle } from '#web/lib/when-idle.ts';

/** For a stranger works change nothing, so the start page does not wait for their status. */
const irrelevant: Maintenance = { status: 'INACTIVE', excludedUserIds: [] };

/**
 * Signs out for a new password: on the server too, so that whoever has the old tokens can do nothing with
 * them. Without the server, or without the code that calls it, the browser still forgets.
 */
async function leaveForReset(): Promise<void> {
  try {
    const calls = await import('#web/lib/session-calls.ts');
    await calls.endSession();
  } catch (error) {
    console.warn('sign-out did not load', error);
    forgetSession();
  }
}

/**
 * Asks the guard of the route table for the next step and performs those that load something or lead
 * away; the caller shows the page, a redirect or the loading screen.
 */
export function useGuard(page: Page): GuardStep {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const user = useStore(userStore);
  const maintenance = useStore(maintenanceStore);

  const step = guard({
    path: pathname,
    query: new URLSearchParams(search),
    page,
    user: user && { id: user.id, role: firstRole(user) },
    maintenance: maintenance ?? (user === null ? irrelevant : undefined),
  });

  // The address is part of the question: the same step on another page is another step.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the step says is in step.do
  useEffect(() => {
    if (step.do === 'load-user') void loadUser();
    if (step.do === 'load-maintenance') void loadMaintenance();
    if (step.do === 'reset-password') {
      // The token travels beside the address, so that it is neither shown nor bookmarked. Nothing reads
      // it yet: the form that sets a new password is not built.
      const state = { resetToken: step.token };
      void leaveForReset().then(() => navigate(step.to, { replace: true, state }));
    }
    // Sign-in by QR code is not built: no code is tried, and every one is said to have expired.
    if (step.do === 'sign-in-qr') void navigate('/?not-qrcode', { replace: true });
  }, [step.do, pathname, search]);

  const stranger = user === null && maintenance === undefined;
  useEffect(() => {
    if (stranger) whenIdle(() => void loadMaintenance());
  }, [stranger]);

  return step;
}
