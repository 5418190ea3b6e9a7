import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Subject } from '#shared/domain/simulators/cleanroom/available.ts';
import type { BodyPoint } from '#shared/domain/simulators/cleanroom/case.ts';
import { type ItemGroup, itemKind } from '#shared/domain/simulators/cleanroom/catalogue.ts';
import { type Location, locationCodes } from '#shared/domain/simulators/cleanroom/codes.ts';
import { numberOf } from '#shared/domain/simulators/cleanroom/facility.ts';
import { furnitureOf, roomOf, thingOf } from '#shared/domain/simulators/cleanroom/look-up.ts';
import type { Matter } from '#shared/domain/simulators/cleanroom/situation-rules.ts';
import type { CleanroomState, Surface } from '#shared/domain/simulators/cleanroom/state.ts';
import type { Refusal } from '#shared/domain/simulators/kernel/machine.ts';
import type { Action } from '#shared/domain/simulators/kernel/run.ts';
import { inLanguage, type LocalText } from '#shared/languages.ts';
import { useLanguage } from '#web/ui/use-language.ts';

/** Everything of a run in words, in the language on show. */
export interface CleanroomWords {
  text: (text: LocalText) => string;
  thing: (id: string) => string;
  /** Several things of one kind, for example on one shelf. */
  several: (kind: ItemGroup, count: number) => string;
  /** What is known of how a thing is; empty: nothing worth a word. */
  condition: (id: string, state: CleanroomState) => string;
  place: (furnitureId: string) => string;
  /** A part of the body that is looked at. */
  point: (name: string) => string;
  room: (location: Location) => string;
  /** What an action does, without the thing that it is done to. */
  verb: (action: Action, state: CleanroomState) => string;
  /** What an action does, with the thing: for the log and for what is said. */
  action: (action: Action, state: CleanroomState) => string;
  subject: (subject: Subject) => string;
  refusal: (refusal: Refusal) => string;
  surface: (surface: Surface) => string;
  /** "Bag" and "worn", for saying where a thing is. */
  bag: string;
  worn: string;
}

const locationOfCode = Object.fromEntries(
  Object.entries(locationCodes).map(([location, code]) => [code, location as Location]),
);

const isApproach = ({ code }: Action) => code === 'P001' || code === 'P003';

/** How a verb is told apart where one code is done in several ways. */
export function verbKey(
  { code, params }: Action,
  isWorn: boolean,
  group: ItemGroup | undefined,
): string {
  if (code === 'A001') {
    if (group === 'bag') return 'A001_bag';
    return ['A001', params.grip, params.sleeves].filter((part) => part !== undefined).join('_');
  }
  if (code === 'A003') return isWorn ? 'A003_worn' : 'A003';
  if (code === 'W004') return params.item === undefined ? 'W004' : 'W004_item';
  if (code === 'D001' || code === 'D002') return `${code}_${params.open ? 'open' : 'shut'}`;
  return locationOfCode[code] ? 'go' : code;
}

/** The words of a run, for one facility and its things. */
export function useCleanroomWords(matter: Matter): CleanroomWords {
  const { t } = useTranslation('cleanroom');
  const language = useLanguage();
  return useMemo(() => {
    const { world } = matter;
    // Keys come from data, so their types are checked by a test over all codes instead.
    const word = t as unknown as (key: string, values?: Record<string, unknown>) => string;
    const text = (local: LocalText) => inLanguage(local, language);
    const group = (name: string) => word(`things.${name}`);

    const several = (kind: ItemGroup, count: number): string =>
      word('thing.several', { thing: group(kind), count });
    const thing = (id: string): string => {
      const found = world.items.find((one) => one.id === id);
      if (!found) return id;
      const kind = itemKind(found.code);
      const size = kind.size ?? found.size;
      const name = group(kind.group);
      const sized = size ? word('thing.sized', { thing: name, size }) : name;
      const same = world.items.filter(
        ({ code, size: other }) => code === found.code && other === found.size,
      );
      const number = same.findIndex((one) => one.id === id) + 1;
      return same.length > 1 ? word('thing.numbered', { thing: sized, number }) : sized;
    };
    const room = (location: Location) => {
      const found = roomOf(world, location);
      return found ? text(found.name) : location;
    };
    const place = (id: string) => {
      const found = furnitureOf(world, id);
      if (!found) return id;
      const name = word(`furniture.${found.furniture.kind}`);
      const number = numberOf(found.room, found.furniture);
      return number === null ? name : word('thing.numbered', { thing: name, number });
    };
    /** Said of what is done at a piece that its kind alone does not tell apart. */
    const at = (id: string, said: string) => {
      const found = furnitureOf(world, id);
      const isAlone = !found || numberOf(found.room, found.furniture) === null;
      return isAlone ? said : word('thing.at', { what: said, place: place(id) });
    };
    const about = (what: string, said: string) => word('about', { what, text: lowerFirst(said) });
    const point = (name: string) => word(`points.${name as BodyPoint}`);

    const verb = (action: Action, state: CleanroomState): string => {
      const id = action.params.item;
      const found = typeof id === 'string' ? thingOf(matter, state, id) : null;
      const isWorn = found?.now.where.at === 'worn';
      const to = locationOfCode[action.code];
      // How it looks is said as well: whoever does not see the scene judges by the same.
      const look = world.colleague?.looks.find((one) => one.point === action.params.point);
      if (action.code === 'C001' && look) {
        const first = word('verbs.C001', { point: point(look.point) });
        return word('sentences', { first, second: text(look.text) });
      }
      const said = word(`verbs.${verbKey(action, isWorn, found?.kind.group)}`, {
        cell: action.params.cell,
        point: typeof action.params.point === 'string' ? point(action.params.point) : '',
        room: to ? room(to) : '',
      });
      const { place: where } = action.params;
      return typeof where === 'string' && !isApproach(action) ? at(where, said) : said;
    };
    return {
      bag: word('bag.label'),
      worn: word('around.worn'),
      text,
      thing,
      several,
      condition: (id, state) => {
        const now = state.items[id];
        if (!now) return '';
        const known = [
          now.inspected && now.condition !== 'sound' ? word(`condition.${now.condition}`) : '',
          now.where.at === 'worn' && now.state ? word(`state.${now.state}`) : '',
        ];
        return known.filter(Boolean).join(', ');
      },
      place,
      point,
      room,
      verb,
      action: (action, state) => {
        const { item, place: where } = action.params;
        const said = verb(action, state);
        if (typeof item === 'string') return about(thing(item), said);
        return isApproach(action) && typeof where === 'string' ? about(place(where), said) : said;
      },
      subject: (subject) => {
        if (subject.kind === 'item') return thing(subject.id);
        if (subject.kind === 'furniture') return place(subject.id);
        if (subject.kind === 'door') return word('actions.doors');
        if (subject.kind === 'person') return word('actions.you');
        return world.colleague ? text(world.colleague.name) : word('furniture.colleague');
      },
      refusal: ({ reason, subjects }) =>
        word(`refusals.${reason}`, {
          item: thing(String(subjects.item ?? '')),
          by: thing(String(subjects.by ?? '')),
          place: place(String(subjects.place ?? '')),
          room: room((subjects.location ?? world.person.location) as Location),
          group: subjects.group === undefined ? '' : group(String(subjects.group)),
          cell: subjects.cell,
        }),
      surface: (surface) => {
        const [kind, id = ''] = surface.split(':');
        if (kind === 'item') return thing(id);
        if (kind === 'furniture') return place(id);
        return word(`surface.${surface}`);
      },
    };
  }, [t, language, matter]);
}

/** Within a sentence a name begins small. */
export const lowerFirst = (text: string) => text.charAt(0).toLocaleLowerCase() + text.slice(1);
