import { type Thing, thingOf } from '#shared/domain/simulators/cleanroom/look-up.ts';
import type { SessionView } from '../runs/cleanroom-session.ts';
import type { Target } from './scene-api.ts';
import type { SceneLabel } from './scene-labels.tsx';
import type { CleanroomWords } from './words.ts';

/** Things of one kind in one place, in all sizes, have one name together; null: it lies nowhere. */
function heapOf({ matter, played }: SessionView, target: Target): [string, Thing] | null {
  const thing = target.kind === 'item' ? thingOf(matter, played.state, target.id) : null;
  if (thing?.now.where.at !== 'furniture') return null;
  return [JSON.stringify([thing.kind.group, thing.now.where]), thing];
}

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
  const lying = new Map<string, Thing[]>();
  for (const target of others) {
    const [heap, thing] = heapOf(view, target) ?? [];
    if (heap && thing) lying.set(heap, [...(lying.get(heap) ?? []), thing]);
  }
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
    const [heap] = heapOf(view, target) ?? [];
    const [first, ...more] = (heap && lying.get(heap)) || [];
    if (first && more.length > 0) {
      const isFirst = target.kind === 'item' && first.id === target.id;
      const text = words.several(first.kind.group, more.length + 1);
      return { target, text, isShown: hasNames && isFirst };
    }
    const isNamed = target.kind === 'item' || target.kind === 'furniture';
    const text = isNamed ? words.subject(target) : '';
    return { target, text, isShown: hasNames && text !== '' };
  });
  return [...rooms, ...labels];
}
