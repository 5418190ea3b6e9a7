import { useState } from 'react';
import { localKeys, readLocal, writeLocal } from '#web/lib/local-keys.ts';

/** Below this width the menu starts folded, so that the content has room. */
const roomyWidth = 1100;

/** Whether the side menu is folded; the choice is kept in the browser. */
export function useFoldedMenu(): [boolean, (folded: boolean) => void] {
  const [folded, setFolded] = useState(() => {
    const chosen = readLocal(localKeys.sideMenuFolded);
    return chosen === null ? window.innerWidth < roomyWidth : chosen === 'true';
  });
  const choose = (value: boolean) => {
    writeLocal(localKeys.sideMenuFolded, String(value));
    setFolded(value);
  };
  return [folded, choose];
}
