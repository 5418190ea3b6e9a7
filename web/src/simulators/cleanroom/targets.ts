import type { Option } from '#shared/domain/simulators/cleanroom/available.ts';
import { approachTo } from '#shared/domain/simulators/cleanroom/available.ts';
import { bodyPoints } from '#shared/domain/simulators/cleanroom/case.ts';
import { approachCodes } from '#shared/domain/simulators/cleanroom/codes.ts';
import { furnitureOf, inHand } from '#shared/domain/simulators/cleanroom/look-up.ts';
import type { Action } from '#shared/domain/simulators/kernel/run.ts';
import type { SessionView } from '../runs/cleanroom-session.ts';
import type { Target } from './scene-api.ts';

/** The options that a click on something offers: its own, and for furniture what the hand could put there. */
export function optionsAt(view: SessionView, target: Target): Option[] {
  const { options, matter, played } = view;
  switch (target.kind) {
    case 'item':
      return options.filter(({ subject }) => subject.kind === 'item' && subject.id === target.id);
    case 'door':
      return options.filter(({ subject }) => subject.kind === 'door' && subject.id === target.id);
    case 'person':
      return options.filter(({ subject, action }) => {
        if (subject.kind === 'person') return action.code !== 'F001';
        if (subject.kind !== 'item') return false;
        const at = played.state.items[subject.id]?.where.at;
        return (at === 'worn' || at === 'hand') && isHandy(action);
      });
    case 'colleague':
      return options.filter(
        ({ subject, action }) =>
          subject.kind === 'colleague' && action.params.point === target.point,
      );
    case 'furniture': {
      const held = inHand(matter, played.state);
      return options.filter(({ subject, action }) => {
        if (subject.kind === 'furniture') return subject.id === target.id;
        return (
          subject.kind === 'item' && subject.id === held?.id && action.params.place === target.id
        );
      });
    }
    case 'floor':
      return [];
  }
}

/** What is done to something worn without a place for it. */
const isHandy = ({ code }: Action) => code === 'A003' || code === 'W005' || code === 'A001';

/** What a click does that offers no choice: walking there; null: nothing. */
export function walkTo(view: SessionView, target: Target): Action[] | null {
  const { world } = view.matter;
  const { location } = view.played.state.person;
  if (target.kind === 'floor') {
    if (target.location !== location) return null;
    return [{ code: approachCodes.centre, params: { x: target.x, z: target.z } }];
  }
  if (target.kind === 'furniture') {
    const found = furnitureOf(world, target.id);
    return found ? [approachTo(found.furniture)] : null;
  }
  if (target.kind === 'item') {
    const where = view.played.state.items[target.id]?.where;
    const found = where?.at === 'furniture' ? furnitureOf(world, where.id) : null;
    return found ? [approachTo(found.furniture)] : null;
  }
  return null;
}

/** All actions of an option, the walk among them. */
export const actionsOf = ({ before, action }: Option): Action[] => [...before, action];

/** What in the scene an action is done to, for glowing and shaking. */
export function targetOf(view: SessionView, action: Action): Target | null {
  const { item, place, door, cell, point } = action.params;
  if (typeof door === 'string') return { kind: 'door', id: door };
  const named = bodyPoints.find((one) => one === point);
  if (named) return { kind: 'colleague', point: named };
  if (typeof item === 'string') {
    const at = view.played.state.items[item]?.where.at;
    return at === 'worn' || at === 'hand' ? { kind: 'person' } : { kind: 'item', id: item };
  }
  if (typeof place === 'string') {
    return { kind: 'furniture', id: place, ...(typeof cell === 'number' && { cell }) };
  }
  const option = view.options.find(({ action: one }) => one.code === action.code);
  if (option?.subject.kind === 'furniture') return { kind: 'furniture', id: option.subject.id };
  if (option?.subject.kind === 'door') return { kind: 'door', id: option.subject.id };
  return { kind: 'person' };
}

/** Everything in sight that something can be done with. */
export function usableTargets(view: SessionView): Target[] {
  const targets = new Map<string, Target>();
  for (const { subject, refusal, action } of view.options) {
    if (refusal || subject.kind === 'person') continue;
    if (subject.kind === 'item') {
      // Where what is in the hand can be put.
      const { place } = action.params;
      if (typeof place === 'string') {
        targets.set(`furniture:${place}`, { kind: 'furniture', id: place });
      }
      const at = view.played.state.items[subject.id]?.where.at;
      if (at === 'worn' || at === 'hand' || at === 'bag') continue;
    }
    if (subject.kind === 'colleague') continue;
    targets.set(`${subject.kind}:${subject.id}`, subject);
  }
  return [...targets.values()];
}
