import { useKeySetting, useKeys } from '#web/ui/use-keys.ts';
import { placeOf, type Shortcut, shortcutOf } from './shortcuts.ts';

/** Whether the keys of the room act. */
export const useShortcutSetting = () => useKeySetting('room-shortcuts');

/** Acts on the keys of the room while they are switched on. */
export function useShortcuts(isOn: boolean, act: (shortcut: Shortcut) => void): void {
  useKeys((event) => (isOn ? shortcutOf(event, placeOf(event.target)) : null), act);
}
