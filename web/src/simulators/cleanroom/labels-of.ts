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

/** Names for everything that something can be done with; doors say where they lead, and who else is there always has one. */
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
  const lying = new Map<string, Thing[]>();
  for (const target of others) {
    const [heap, thing] = heapOf(view, target) ?? [];
    if (heap && thing) lying.set(heap, [...(lying.get(heap) ?? []), thing]);
  }
  const { colleague } = view.matter.world;
  const colleagues = colleague ? [{ kind: 'colleague', point: 'hair' } as const] : [];
  return [...doors, ...colleagues, ...others, { kind: 'person' } as const].map((target) => {
    if (target.kind === 'colleague') return { target, text: words.subject(target), isShown: true };
    if (target.kind === 'door') {
      const door = view.matter.world.facility.doors.find(({ id }) => id === target.id);
      const to = door?.from.location === location ? door.to.location : door?.from.location;
      return { target, text: to ? words.room(to) : '', isShown: true };
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
}
