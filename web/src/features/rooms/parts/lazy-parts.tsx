import { Skeleton } from '@mantine/core';
import { type ComponentProps, Suspense, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { lazyPart } from '#web/lib/lazy-part.ts';
import { LoadingScreen } from '#web/ui/loading-screen.tsx';
import { sayNoConnection } from '#web/ui/no-connection.ts';
import { OptionalPart } from '#web/ui/part-boundary.tsx';
import type { RoomScene } from './room-scene.tsx';
import type { RoomTry } from './room-try.tsx';

const Scene = lazyPart(
  () => import('./room-scene.tsx'),
  (module) => module.RoomScene,
);
const Try = lazyPart(
  () => import('./room-try.tsx'),
  (module) => module.RoomTry,
);

/** The room in three dimensions; its files come when it is looked at. */
export function LazyScene(props: ComponentProps<typeof RoomScene>) {
  return (
    <OptionalPart>
      <Suspense fallback={<Skeleton height="100%" mih={320} radius="md" />}>
        <Scene {...props} />
      </Suspense>
    </OptionalPart>
  );
}

/** While something lies over the whole window, nothing below it can be reached; then the focus goes back. */
function useAlone() {
  const cover = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const below = document.getElementById('root');
    const before = document.activeElement;
    below?.setAttribute('inert', '');
    cover.current?.focus();
    return () => {
      below?.removeAttribute('inert');
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  return cover;
}

/** The simulator over the whole window; its files come when somebody performs. */
export function LazyTry(props: ComponentProps<typeof RoomTry>) {
  const cover = useAlone();
  return createPortal(
    <div ref={cover} tabIndex={-1}>
      <OptionalPart
        onFail={() => {
          sayNoConnection();
          props.onLeave();
        }}
      >
        <Suspense fallback={<LoadingScreen />}>
          <Try {...props} />
        </Suspense>
      </OptionalPart>
    </div>,
    document.body,
  );
}
