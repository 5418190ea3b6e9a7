import { type Deed, isStep } from '../kernel/align.ts';
import type { Chain } from '../kernel/chain.ts';
import type { TraceStep } from '../kernel/machine.ts';
import { finishCode } from '../kernel/run.ts';
import type { Size } from './catalogue.ts';
import { approachCodes, deedCodes, isPut, locationCodes, putCodes, takeCodes } from './codes.ts';
import { outermostGloves, type Thing, thingOf, usesHere } from './look-up.ts';
import { isAlarm, type Matter } from './situation-rules.ts';
import type { CleanroomState } from './state.ts';

type Step = TraceStep<CleanroomState>;
type Params = Deed['params'];

const neutralCodes: readonly string[] = [
  ...Object.values(locationCodes),
  'P001',
  'P002',
  'P003',
  takeCodes.putInBag,
  takeCodes.takeInHand,
  ...putCodes,
  deedCodes.door,
  deedCodes.cell,
  deedCodes.card,
  deedCodes.sit,
  deedCodes.inspect,
  finishCode,
];

/** Who does one of these once more than asked, for example washes after touching the face, does well or does nothing. */
const harmlessCodes: readonly string[] = [
  deedCodes.wash,
  deedCodes.wipe,
  deedCodes.card,
  deedCodes.mat,
  deedCodes.shoeCleaner,
  deedCodes.airShower,
  deedCodes.esdCheck,
];

const isHarmless = (code: string, { open }: Params) =>
  harmlessCodes.includes(code) || (code === deedCodes.door && open === false);

/** The size that a thing of this person should have; undefined where sizes do not matter. */
export function sizeFor(matter: Matter, group: string): Size | undefined {
  const { sizes } = matter.world.person;
  return group === 'gloves' || group === 'mask' || group === 'coverall' ? sizes[group] : undefined;
}

/** Whether a thing has the person's size; what has none fits everybody. */
export function fitsPerson(matter: Matter, thing: Thing): boolean {
  const size = thing.kind.size ?? thing.instance.size;
  const wanted = sizeFor(matter, thing.kind.group);
  return size === undefined || wanted === undefined || size === wanted;
}

const placeOf = (thing: Thing) => {
  const { where } = thing.now;
  return where.at === 'furniture' ? 'furniture' : where.at;
};

/** What kind of thing it is done to, and how it was before. */
function paramsOfThing(matter: Matter, thing: Thing): Params {
  return {
    group: thing.kind.group,
    item: thing.instance.code,
    from: placeOf(thing),
    condition: thing.now.condition,
    inspected: thing.now.inspected,
    fits: fitsPerson(matter, thing),
    clean: thing.kind.tags.includes('clean'),
    street: thing.kind.tags.includes('street'),
  };
}

/** One action in the words of chains and rules; taking something off is a deed of its own before what is done with it. */
function deedsOfStep(matter: Matter, { event, before, after }: Step): Deed[] {
  const { seq, atMs, code, params } = event;
  const place: Params = {
    location: before.person.location,
    side: before.person.side,
    mirror: usesHere(matter, before).includes('mirror'),
    seated: before.person.seated,
    alarm: isAlarm(matter, before),
  };
  const thing = typeof params.item === 'string' ? thingOf(matter, before, params.item) : null;
  const about = thing ? paramsOfThing(matter, thing) : {};
  const own: Params = { ...place, ...params, ...about };
  if (thing && isPut(code)) own.belongs = thing.kind.belongs.some((one) => one === code);
  if (code === deedCodes.cross) own.to = after.person.side;
  if (code === deedCodes.wipe && !thing) {
    own.group = outermostGloves(matter, before) ? 'gloves' : 'hands';
  }
  const deed: Deed = {
    seq,
    atMs,
    code,
    params: own,
    isNeutral: neutralCodes.includes(code),
    ...(isHarmless(code, own) && { isHarmless: true }),
  };
  const now = thing && after.items[thing.id];
  const comesOff = thing?.now.where.at === 'worn' && now?.where.at !== 'worn';
  if (!comesOff || code === takeCodes.takeInHand) return [deed];
  // What is worn once is used as soon as it is off, so it is put away as used.
  return [
    { ...deed, code: takeCodes.takeInHand, isNeutral: true },
    { ...deed, params: { ...own, ...(now && { condition: now.condition }) } },
  ];
}

const isPutOn = ({ code }: Deed) => code === takeCodes.putOn;

const isTakenOff = ({ code, params }: Deed) =>
  code === takeCodes.takeInHand && params.from === 'worn';

/** A thing is moved on from where it was put. */
const isMoved = ({ code }: Deed) =>
  isPut(code) || Object.values(takeCodes).some((one) => one === code);

/** What leads out of an alarm; all else takes time that nobody has. */
const leavingCodes: readonly string[] = [
  ...Object.values(locationCodes),
  ...Object.values(approachCodes),
  deedCodes.card,
  deedCodes.cross,
  deedCodes.warn,
  finishCode,
];

/**
 * Numbers what is done inside in an alarm beside warning and walking, as `idle`. Deeds and not seconds, so that a slow
 * reader has time. From the first garment on that is taken off it is undressing that takes the time.
 */
function withIdling(deeds: readonly Deed[][]): Deed[][] {
  let idle = 0;
  let isUndressing = false;
  return deeds.map((own) =>
    own.map((deed) => {
      const { alarm, location } = deed.params;
      if (!alarm || location === 'out' || leavingCodes.includes(deed.code)) return deed;
      isUndressing ||= isTakenOff(deed);
      if (isUndressing) return deed;
      idle += 1;
      return { ...deed, params: { ...deed.params, idle } };
    }),
  );
}

const isInspected = ({ code }: Deed) => code === deedCodes.inspect;

/** Sound and of the person's size: nothing else would be chosen by who has looked it over. */
const isRight = ({ params }: Deed) => params.condition === 'sound' && params.fits === true;

/**
 * What makes looking a thing over vain: another of its kind is put on for good, or nothing yet and this one is not to be
 * put on. Who wears what is torn or does not fit is told that, and not that something else was looked over.
 */
function vainAt(inspecting: Deed, item: unknown, worn: readonly Dressed[], last: number) {
  const on = worn.findLast(({ deed }) => deed.params.group === inspecting.params.group);
  if (!on) return isRight(inspecting) ? undefined : last;
  return on.item === item || !isRight(on.deed) ? undefined : on.deed.seq;
}

/** A thing that was put on and not taken off again. */
interface Dressed {
  item: unknown;
  deed: Deed;
}

/**
 * A run in the words of chains and rules. Putting on and adjusting is revoked by taking off later, taking off by
 * putting on again, each unless the chain asks for that and it was not done before, and putting somewhere by moving the thing on, unless the chain asks
 * for both; looking a thing over by putting on another.
 */
export function deedsOf(matter: Matter, trace: readonly Step[], chain: Chain): Deed[] {
  const all = withIdling(trace.map((step) => deedsOfStep(matter, step)));
  const isAsked = (deed: Deed) => chain.some((step) => !step.forbidden && isStep(deed, step));
  const lastSeq = trace.at(-1)?.event.seq ?? 0;
  const itemOf = (i: number) => (trace[i] as Step).event.params.item;
  const undoneBy = (i: number, undoes: (deed: Deed) => boolean) =>
    all.find((later, j) => j > i && itemOf(j) === itemOf(i) && later.some(undoes))?.[0]?.seq;
  /** What is put on here was on before it was taken off: then nothing is asked for that was not done already. */
  const wasOn = (i: number) =>
    all.some((own, j) => j < i && itemOf(j) === itemOf(i) && own.some(isPutOn));
  const undoingOf = (deed: Deed, i: number): ((later: Deed) => boolean) | null => {
    const isDressing = isPutOn(deed) || deed.code === deedCodes.adjust;
    if (isDressing) return (later) => isTakenOff(later) && !isAsked(later);
    if (isTakenOff(deed)) return (later) => isPutOn(later) && (wasOn(i) || !isAsked(later));
    if (!isPut(deed.code)) return null;
    return (later) => isMoved(later) && !(isAsked(deed) && isAsked(later));
  };
  const told = all.map((own, i) =>
    own.map((deed) => {
      const undoes = undoingOf(deed, i);
      return withRevoking(deed, undoes ? undoneBy(i, undoes) : undefined);
    }),
  );
  const worn = told.flatMap((own, i) =>
    own.flatMap((deed): Dressed[] =>
      isPutOn(deed) && deed.revokedAt === undefined ? [{ item: itemOf(i), deed }] : [],
    ),
  );
  return told.flatMap((own, i) =>
    own.map((deed) =>
      isInspected(deed) ? withRevoking(deed, vainAt(deed, itemOf(i), worn, lastSeq)) : deed,
    ),
  );
}

const withRevoking = (deed: Deed, revokedAt: number | undefined): Deed =>
  revokedAt === undefined ? deed : { ...deed, revokedAt };
