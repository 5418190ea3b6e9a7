import { useMemo } from 'react';
import type { World } from '#shared/domain/simulators/cleanroom/case.ts';
import type { LocalText } from '#shared/languages.ts';
import { serverClock } from '#web/lib/server-clock.ts';
import { Simulator } from '#web/simulators/cleanroom/simulator.tsx';
import { createCleanroomSession } from '#web/simulators/runs/cleanroom-session.ts';

interface RoomTryProps {
  world: World;
  name: LocalText;
  goal: LocalText;
  onLeave: () => void;
}

/** A short free try: the person stands in the room and does what they like; nothing is stored. */
export function RoomTry({ world, name, goal, onLeave }: RoomTryProps) {
  const session = useMemo(() => {
    const startedAt = serverClock.monotonic();
    return createCleanroomSession({
      world,
      seed: 0,
      situations: [],
      events: [],
      isTraining: false,
      elapsed: () => serverClock.monotonic() - startedAt,
      onEvents: () => undefined,
    });
  }, [world]);
  return (
    <Simulator
      session={session}
      name={name}
      goal={goal}
      training={null}
      saveState={null}
      isJudged={false}
      onClose={onLeave}
    />
  );
}
