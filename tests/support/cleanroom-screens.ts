import type { Page } from '@playwright/test';
import { cleanroomCases } from '#infra/local/seed/cleanroom/cases.ts';
import { cleanroomProfiles } from '#infra/local/seed/cleanroom/profiles.ts';
import type { World } from '#shared/domain/simulators/cleanroom/case.ts';
import { type Location, locationCodes } from '#shared/domain/simulators/cleanroom/codes.ts';
import { doorsBetween } from '#shared/domain/simulators/cleanroom/moving.ts';
import type { Profile } from '#shared/domain/simulators/cleanroom/profile.ts';
import type { CleanroomState } from '#shared/domain/simulators/cleanroom/state.ts';
import type { TraceStep } from '#shared/domain/simulators/kernel/machine.ts';
import type { Action } from '#shared/domain/simulators/kernel/run.ts';
import { spoiledRun } from './cleanroom-right-run.ts';

/** A walk that comes by itself with what is done there; to the mirror one goes to adjust what is worn. */
const isWalk = (world: World, { code, params }: Action) =>
  /^P00/.test(code) &&
  !world.facility.rooms.some(({ furniture }) =>
    furniture.some(({ id, kind }) => id === params.place && kind === 'mirror'),
  );

/** One thing to do on the screen, and what it is done to there. */
export interface Move {
  action: Action;
  /** Name of the label in the scene. */
  target: string;
}

/** The door that a walk to another room goes through, which the screen always names. */
function doorOf(world: World, code: string, { person }: CleanroomState): Action['params'] {
  const to = Object.entries(locationCodes).find(([, one]) => one === code)?.[0];
  const door = to && doorsBetween(world.facility.doors, person.location, to as Location)[0];
  return door ? { door: door.id } : {};
}

/** What is taken off goes through the hand, as the list and the menus have it. */
function movesOf(world: World, { event, before }: TraceStep<CleanroomState>): Move[] {
  const { code } = event;
  const params: Action['params'] = { ...doorOf(world, code, before), ...event.params };
  const action = { code, params };
  const { item, place, door } = params;
  const at = typeof item === 'string' ? before.items[item]?.where.at : undefined;
  if (typeof door === 'string') return [{ action, target: `door:${door}` }];
  if (typeof place === 'string') {
    const put = { action, target: `furniture:${place}` };
    if (at !== 'worn') return [put];
    return [{ action: { code: 'A003', params: { item: item as string } }, target: 'person' }, put];
  }
  if (code === 'A002' && at === 'worn') {
    const off = { code: 'A003', params: { item: item as string } };
    return [off, action].map((one) => ({ action: one, target: 'person' }));
  }
  if (typeof item === 'string') {
    return [{ action, target: at === 'worn' || at === 'hand' ? 'person' : `item:${item}` }];
  }
  if (code === 'W001' || code === 'B002')
    return [{ action, target: `furniture:${before.person.at}` }];
  return [{ action, target: 'person' }];
}

/** A whole right entry as a person does it on the screen; walking comes by itself with what is clicked. */
export function rightEntry(caseId: string): Move[] {
  const one = cleanroomCases.find(({ id }) => id === caseId);
  const profile = cleanroomProfiles.find(({ id }) => id === one?.profileId) as Profile;
  if (!one) throw new Error(`no case ${caseId}`);
  const { played } = spoiledRun(one, profile);
  return played.trace
    .filter(({ event }) => !isWalk(one.world, event))
    .flatMap((step) => movesOf(one.world, step));
}

/** The button of an action, in the list or in a menu of the scene. */
export const buttonOf = (page: Page, action: Action, place: 'list' | 'menu') =>
  page
    .locator(place === 'list' ? 'aside' : '[role="menu"]')
    .locator(`button[data-action='${JSON.stringify(action)}']`);
