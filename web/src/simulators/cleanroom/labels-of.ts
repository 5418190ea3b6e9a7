import type { SessionView } from '../runs/cleanroom-session.ts';
import type { Target } from './scene-api.ts';
import type { SceneLabel } from './scene-labels.tsx';
import type { CleanroomWords } from './words.ts';

/** Names for everything that something can be done with; doors say where they lead. */
export function labelsOf(
  view: SessionView,
  usable: readonly Target[],
  words: CleanroomWords,
  hasNames: boolean,
): SceneLabel[] {
  const { location } = view.played.state.person;
  // The ways out keep their places, other names make room.
  const doors = usable.filter(({ kind }) => kind === 'door');
  const others = usable.filter(({ kind }) => kind !== 'door');
  return [...doors, ...others, { kind: 'person' } as const].map((target) => {
    if (target.kind === 'door') {
      const door = view.matter.world.facility.doors.find(({ id }) => id === target.id);
      const to = door?.from.location === location ? door.to.location : door?.from.location;
      return { target, text: to ? words.room(to) : '', isShown: true };
    }
    const isNamed = target.kind === 'item' || target.kind === 'furniture';
    const text = isNamed ? words.subject(target) : '';
    return { target, text, isShown: hasNames && text !== '' };
  });
}
