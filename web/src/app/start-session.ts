import i18next from 'i18next';
import { followMaintenance } from '#web/lib/maintenance.ts';
import { followSession } from '#web/lib/session.ts';
import { notify } from '#web/ui/notices.ts';

/** Ties the session to what the server and the other tabs say about it. */
export function startSession(): void {
  followMaintenance();
  followSession(() => {
    notify({ type: 'warning', icon: 'mark', text: i18next.t('common:shell.sessionEnded') });
  });
}
