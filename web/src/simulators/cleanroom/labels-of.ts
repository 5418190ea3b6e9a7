import { type Thing, thingOf } from '#shared/domain/simulators/cleanroom/look-up.ts';
import type { SessionView } from '../runs/cleanroom-session.ts';
import type { Target } from './scene-api.ts';
import type { SceneLabel } from './scene-labels.tsx';
import type { CleanroomWords } from './words.ts';

/** A thing that lies on furniture; null: the target is something else. */
function lyingThing({ matter, played }: SessionView, target: Target): Thing | null {
  const thing = target.kind === 'item' ? thingOf(matter, played.state, target.id) : null;
  return thing?.now.where.at === 'furniture' ? thing : null;
}

/** Things of one kind in one place, in all sizes, have one name together. */
const heapOf = ({ kind, now }: Thing) => JSON.stringify([kind.group, now.where]);

interface Names {
  /** The names of things are asked for. */
  hasNames: boolean;
  /** All rooms are looked at. */
  isMap: boolean;
}

/**
 * Names for everything that something can be done with; doors say where they lead, and who else is there always has one.
 * Where all rooms are looked at, each says what it is, and doors need not.
 */
export function labelsOf(
  view: SessionView,
  usable: readonly Target[],
  words: Pick<CleanroomWords, 'room' | 'subject' | 'several'>,
  { hasNames, isMap }: Names,
): SceneLabel[] {
  const { facility, colleague } = view.matter.world;
  const { location } = view.played.state.person;
  // The ways out keep their places, other names make room.
  const doors = usable.filter(({ kind }) => kind === 'door');
  const others = usable.filter(({ kind }) => kind !== 'door');
  const heaps = Map.groupBy(
    others.flatMap((target) => lyingThing(view, target) ?? []),
    heapOf,
  );
  const rooms = facility.rooms.map(({ location, width, depth }) => {
    // Behind the middle, where somebody may stand.
    const target = { kind: 'floor', location, x: width * 0.3 - 0.5, z: depth * 0.3 - 0.5 } as const;
    return { target, text: words.room(location), isShown: isMap };
  });
  const colleagues = colleague ? [{ kind: 'colleague', point: 'hair' } as const] : [];
  const all: Target[] = [...doors, ...colleagues, ...others, { kind: 'person' }];
  const labels = all.map((target) => {
    if (target.kind === 'colleague') return { target, text: words.subject(target), isShown: true };
    if (target.kind === 'door') {
      const door = facility.doors.find(({ id }) => id === target.id);
      const to = door?.from.location === location ? door.to.location : door?.from.location;
      return { target, text: to ? words.room(to) : '', isShown: !isMap };
    }
    const thing = lyingThing(view, target);
    const heap = (thing && heaps.get(heapOf(thing))) ?? [];
    if (thing && heap.length > 1) {
      const text = words.several(thing.kind.group, heap.length);
      return { target, text, isShown: hasNames && heap[0]?.id === thing.id };
    }
    const isNamed = target.kind === 'item' || target.kind === 'furniture';
    const text = isNamed ? words.subject(target) : '';
    return { target, text, isShown: hasNames && text !== '' };
  });
  return [...rooms, ...labels];
}
