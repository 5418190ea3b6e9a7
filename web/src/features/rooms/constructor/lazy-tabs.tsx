import { lazyPart } from '#web/lib/lazy-part.ts';

// What is not on show at first comes when somebody turns to it.

export const LazyPiecesTab = lazyPart(
  () => import('./pieces-tab.tsx'),
  (module) => module.PiecesTab,
);

export const LazyStartTab = lazyPart(
  () => import('./start-tab.tsx'),
  (module) => module.StartTab,
);

export const LazyCheckTab = lazyPart(
  () => import('./check-tab.tsx'),
  (module) => module.CheckTab,
);

export const LazyThings = lazyPart(
  () => import('./things-palette.tsx'),
  (module) => module.ThingsPalette,
);

export const LazyOverlays = lazyPart(
  () => import('./overlays.tsx'),
  (module) => module.Overlays,
);
