import { Skeleton } from '@mantine/core';
import type { ComponentProps } from 'react';
import { lazyPart } from '#web/lib/lazy-part.ts';
import { LoadingScreen } from '#web/ui/loading-screen.tsx';
import { sayNoConnection } from '#web/ui/no-connection.ts';
import { OptionalPart } from '#web/ui/part-boundary.tsx';
import classes from './room-scene.module.css';
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
    <OptionalPart fallback={<Skeleton height="100%" mih={320} radius="md" />}>
      <Scene {...props} />
    </OptionalPart>
  );
}

/** The simulator over the whole window; its files come when somebody performs. */
export function LazyTry(props: ComponentProps<typeof RoomTry>) {
  return (
    <OptionalPart
      fallback={
        <div className={classes.cover}>
          <LoadingScreen />
        </div>
      }
      onFail={() => {
        sayNoConnection();
        props.onLeave();
      }}
    >
      <Try {...props} />
    </OptionalPart>
  );
}
