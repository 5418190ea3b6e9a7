import { loadTexts } from '#web/lib/i18n.ts';
import { loadUnasked } from './stale-files.ts';

/**
 * Loads what may be asked for at any moment, also when the connection is gone by then: notices,
 * questions, the picture overlay, the menu of the person, and the words for errors.
 */
export async function preloadParts(): Promise<void> {
  // What does not come now is asked for again when it is needed.
  await loadUnasked([
    import('#web/ui/notice-host.tsx'),
    import('#web/ui/confirm-host.tsx'),
    import('#web/ui/image-overlay.tsx'),
    import('./shell/user-menu-opened.tsx'),
    loadTexts('errors'),
  ]);
}
