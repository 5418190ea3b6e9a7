import { checkChain, fits, inOrder } from '../kernel/chain.ts';
import { finishCode } from '../kernel/run.ts';
import type { CleanroomCase, World } from './case.ts';
import { type ItemGroup, itemKind } from './catalogue.ts';
import { checkFacility, checkItemIds, type Problem, reachableFrom } from './check-facility.ts';
import { checkSituations } from './check-situations.ts';
import { cleanroom } from './cleanroom-machine.ts';
import { actionCodes, type Location, locationCodes } from './codes.ts';
import { evaluate } from './evaluate.ts';
import type { Door } from './facility.ts';
import { crossBenchOf } from './grid.ts';
import { furnitureOf, isCleanLocation } from './look-up.ts';
import { perform } from './perform.ts';
import { chainOf, type Profile, type ProfileStep } from './profile.ts';

/** What a case has to hold to be checked; the rest of it is words. */
export type CaseToCheck = Pick<CleanroomCase, 'world' | 'secret' | 'passMark'>;

const isAction = (code: string) => actionCodes.has(code) || code === finishCode;

/** What is wrong with a profile of rules: its chain, actions that nobody can do, and rules that name steps which are not there. */
export function checkProfile(profile: Pick<Profile, 'steps' | 'mistakes'>): Problem[] {
  // What completes what is a chain too: no step is part of itself, nor of one that is part of it.
  const completing = profile.steps.map((step) => ({
    ...step,
    match: [],
    after: step.partOf === undefined ? [] : [step.partOf],
  }));
  const chain = [
    ...checkChain(profile.steps),
    ...checkChain(completing).filter(({ kind }) => kind !== 'duplicateStep'),
  ].map(({ kind, steps }): Problem => ({ path: 'profile.steps', code: kind, subjects: steps }));
  const ids = profile.steps.map(({ id }) => id);
  const done = [
    ...profile.steps.map(({ id, match }) => ({ path: 'profile.steps', id, all: match })),
    ...profile.mistakes.map(({ id, on }) => ({ path: 'profile.mistakes', id, all: on })),
  ];
  const unheardOf = done.filter(({ all }) => all.some(({ code }) => !isAction(code)));
  const strayed = profile.mistakes.filter(({ id }, i) =>
    profile.mistakes.slice(0, i).some((other) => other.id === id),
  );
  return [
    ...chain,
    ...unheardOf.map(({ path, id }): Problem => ({ path, code: 'unknownAction', subjects: [id] })),
    ...strayed.map(
      ({ id }): Problem => ({ path: 'profile.mistakes', code: 'idTwice', subjects: [id] }),
    ),
    // Rules are shared between profiles, so they may fold steps that this one does not have; but a step is no rule.
    ...profile.mistakes
      .filter(({ id }) => ids.includes(id))
      .map(({ id }): Problem => ({ path: 'profile.mistakes', code: 'idTwice', subjects: [id] })),
  ];
}

/** What is wrong with the things of a case beside their ids: places that are not there, two things worn at one place, out of reach. */
function checkItems(world: World): Problem[] {
  const { items, facility, person } = world;
  const reached = reachableFrom(facility, person.location);
  const bags = items.filter(({ code }) => itemKind(code).group === 'bag');
  const wornGroups: ItemGroup[] = [];
  let held = 0;
  return items.flatMap((item, i): Problem[] => {
    const path = `world.items.${i}`;
    const found: Problem[] = [];
    const add = (code: string, ...subjects: string[]) =>
      found.push({ path, code, subjects: [item.id, ...subjects] });
    const kind = itemKind(item.code);
    const { where } = item;
    if (where.at === 'furniture') {
      const place = furnitureOf(world, where.id);
      if (!place) add('noSuchPlace', where.id);
      else if (!place.kind.put) add('holdsNothing', where.id);
      else if ((where.cell !== undefined) !== (place.kind.cells !== undefined)) {
        add('cell', where.id);
      } else if (!reached.has(place.room.location)) add('unreachable', place.room.location);
    }
    if (where.at === 'floor' && !reached.has(where.location)) add('unreachable', where.location);
    if (where.at === 'bag' && bags.length === 0) add('noBag');
    if (kind.group === 'bag' && where.at === 'bag') add('inItself');
    if (kind.group === 'bag' && bags[0] !== item) add('bagTwice');
    if (where.at === 'hand') {
      held += 1;
      if (held > 1) add('handFull');
    }
    if (where.at === 'worn') {
      if (kind.covers.length === 0) add('notWearable');
      const rival = wornGroups.find(
        (group) => group === kind.group || kind.bannedWith.includes(group),
      );
      if (rival) add('bannedWith', rival);
      wornGroups.push(kind.group);
    }
    return found;
  });
}

/** Whether the rules name it a mistake to go through a door where no alarm sounds, whatever else is so. */
function isNamed({ mistakes }: Profile, { from, to }: Door, at: Location): boolean {
  const next = from.location === at ? to.location : from.location;
  const walk: Record<string, string | boolean> = { location: at, alarm: false };
  return mistakes.some(
    ({ on, if: when, dirt }) =>
      !when &&
      !dirt &&
      on.some(
        ({ code, params = {} }) =>
          code === locationCodes[next] &&
          Object.entries(params).every(([name, wanted]) =>
            fits(Array.isArray(wanted) ? { oneOf: wanted } : wanted, walk[name]),
          ),
      ),
  );
}

/** What is wrong with the person's start and the end of the case. */
function checkPerson({ world, secret }: CaseToCheck, profile: Profile): Problem[] {
  const { facility, person, goal, colleague } = world;
  const has = (location: string) => facility.rooms.some((room) => room.location === location);
  const found: Problem[] = [];
  const add = (path: string, code: string, subject: string) =>
    found.push({ path, code, subjects: [subject] });
  if (!has(person.location)) add('world.person.location', 'noSuchRoom', person.location);
  // Only the room with the bench has two sides.
  const isDivided = facility.rooms.some(
    (room) => room.location === person.location && crossBenchOf(room),
  );
  const side = isCleanLocation(person.location) ? 'clean' : 'street';
  if (!isDivided && person.side !== side) add('world.person.side', 'wrongSide', person.location);
  // An emergency door lets anybody through: without an alarm it is the rules that forbid it, where they do.
  const isForbidden = (door: Door, at: Location) =>
    door.emergency === true && secret.situations.length === 0 && isNamed(profile, door, at);
  if (goal && !reachableFrom(facility, person.location, isForbidden).has(goal)) {
    add('world.goal', 'unreachable', goal);
  }
  if (colleague) {
    const stands = facility.rooms
      .flatMap(({ furniture }) => furniture)
      .some(({ id, kind }) => id === colleague.furnitureId && kind === 'colleague');
    if (!stands) add('world.colleague.furnitureId', 'noSuchPlace', colleague.furnitureId);
  }
  return found;
}

/** Whether rules judge anything by its being done in an alarm; steps that the case leaves out judge nothing. */
function knowsAlarm({ steps, mistakes }: Profile, without: readonly string[]): boolean {
  const asks = (all: readonly { params?: Record<string, unknown> | undefined }[]) =>
    all.some(({ params }) => params?.alarm === true);
  return (
    steps.some(({ id, match }) => !without.includes(id) && asks(match)) ||
    mistakes.some(({ on, if: when }) => when?.alarm === true || asks(on))
  );
}

/** The chain performed from the start: the step that cannot be done, or what it earns if that is less than everything. */
function checkChainCanBeDone(one: CaseToCheck, profile: Profile): Problem[] {
  const matter = { world: one.world, situations: one.secret.situations };
  const start = cleanroom.start(matter, 0);
  const { without } = one.secret;
  const chain = chainOf(profile, matter, start, without);
  const wanted = (inOrder(chain) as ProfileStep[]).filter(
    (step) => !step.forbidden && !step.optional,
  );
  if (wanted.length === 0) return [{ path: 'profile.steps', code: 'nothingToDo', subjects: [] }];
  const done = perform(matter, chain, wanted);
  if (!done.isPossible) {
    return [{ path: 'profile.steps', code: 'impossible', subjects: [done.stepId] }];
  }
  const verdict = evaluate(
    { profile, matter, start, without, goal: one.world.goal, passMark: one.passMark },
    done.played,
  );
  const wrong = [
    ...verdict.steps.filter(({ deviations }) => deviations.length > 0).map(({ stepId }) => stepId),
    ...verdict.mistakes.map(({ mistakeId }) => mistakeId),
    ...(verdict.goalReached ? [] : ['goal']),
  ];
  // Whoever does all as it should be done meets every situation: else it waits for what nobody does.
  const waiting = one.secret.situations.flatMap(({ id }, i): Problem[] =>
    id in done.played.state.situations
      ? []
      : [{ path: `secret.situations.${i}`, code: 'neverComes', subjects: [] }],
  );
  return wrong.length > 0
    ? [...waiting, { path: 'profile.steps', code: 'notClean', subjects: wrong }]
    : waiting;
}

/**
 * What is wrong with a case under a profile of rules: cycles, places and things that cannot be reached, and a chain
 * that cannot be performed from its start, each named. Empty: the case can be used.
 */
export function checkCase(one: CaseToCheck, profile: Profile): Problem[] {
  const { without = [], situations } = one.secret;
  const still = [
    ...checkProfile(profile),
    ...checkFacility(one.world.facility, 'world.facility'),
    ...checkItemIds(one.world.items, 'world.items'),
    ...checkItems(one.world),
    ...checkPerson(one, profile),
    ...checkSituations(one),
  ];
  const unknown = without.filter((id) => !profile.steps.some((step) => step.id === id));
  const strays = unknown.map(
    (id): Problem => ({ path: 'secret.without', code: 'unknownStep', subjects: [id] }),
  );
  // Whoever does not heed an alarm of which the rules say nothing would do no wrong.
  const unjudged = (knowsAlarm(profile, without) ? [] : situations).map(
    (_, i): Problem => ({ path: `secret.situations.${i}`, code: 'noRule', subjects: [] }),
  );
  const problems = [...still, ...strays, ...unjudged];
  return problems.length > 0 ? problems : checkChainCanBeDone(one, profile);
}
