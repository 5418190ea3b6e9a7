import { type Alignment, type Deed, isStep, type StepVerdict } from '../kernel/align.ts';
import { type Chain, type Severity, severities } from '../kernel/chain.ts';
import type { Played, TraceStep } from '../kernel/machine.ts';
import { finishCode } from '../kernel/run.ts';
import { itemKind } from './catalogue.ts';
import { isPut, locationCodes, takeCodes } from './codes.ts';
import { holds, thingsMeant } from './condition.ts';
import { itemSurface } from './contamination.ts';
import { dirtBehind, type Named, type Origin } from './dirt.ts';
import { textOf } from './handler.ts';
import type { MistakeRule, Profile } from './profile.ts';
import type { Matter } from './situation-rules.ts';
import type { CleanroomState, Surface } from './state.ts';

/** A usual mistake that was made, at its first action. */
export interface MistakeResult {
  mistakeId: string;
  seq: number;
  severity: Severity;
  /** The thing it was made with. */
  item: string | null;
  /** The action that brought the dirt, where it is about dirt; 0 was there at the start. */
  cause: number | null;
}

function matchesRule(rule: MistakeRule, deed: Deed): boolean {
  return rule.on.some(
    ({ code, params = {} }) =>
      code === deed.code &&
      Object.entries(params).every(([name, wanted]) => {
        const value = deed.params[name];
        if (value === undefined) return false;
        return Array.isArray(wanted) ? wanted.includes(value) : wanted === value;
      }),
  );
}

/** The actions that undid steps which went wrong: those are named by the steps. */
const undoings = (deeds: readonly Deed[], chain: Chain, { steps }: Alignment): number[] =>
  chain.flatMap((step, i) =>
    (steps[i] as StepVerdict).deviations.length > 0
      ? deeds.flatMap((deed) => (isStep(deed, step) ? (deed.revokedAt ?? []) : []))
      : [],
  );

/** Every rule that was broken, at each action that broke it. */
export function mistakesOf(
  { mistakes }: Profile,
  matter: Matter,
  { trace }: Played<CleanroomState>,
  deeds: readonly Deed[],
  chain: Chain,
  aligned: Alignment,
): MistakeResult[] {
  const stepOf = new Map(trace.map((step) => [step.event.seq, step]));
  const named: Named = { seqs: new Set(undoings(deeds, chain, aligned)), surfaces: new Set() };
  const asked = chain.filter((step) => !step.forbidden);
  const done = deeds.filter((deed) => asked.some((step) => isStep(deed, step)));
  // What has been put away once and is taken out again is no part of the step any more.
  const endOf = (surface: Surface) =>
    done.find((deed) => {
      const item = textOf((stepOf.get(deed.seq) as TraceStep<CleanroomState>).event.params, 'item');
      return item !== null && ends(matter, deed, item, surface);
    });
  const isAsked = ({ seq, surface }: Origin) =>
    done.some((deed) => deed.seq === seq) || (endOf(surface)?.seq ?? 0) > seq;
  const originsOf = dirtBehind(matter, trace, isAsked, named);
  const found: MistakeResult[] = [];
  const judge = (rule: MistakeRule, deed: Deed) => {
    const { id: mistakeId, criticalIf, if: condition = {}, dirt } = rule;
    const { seq } = deed;
    const step = stepOf.get(seq);
    if (!step || !matchesRule(rule, deed) || !holds(matter, step.before, condition)) return;
    if (rule.mends && isMendedAtDoor(deed, deeds)) return;
    if (rule.left && !isLeft(deed, deeds)) return;
    const [origin] = dirt ? originsOf(step, dirt) : [];
    if (dirt && !origin) return;
    const item = textOf(step.event.params, 'item');
    if (rule.left && item !== null && named.surfaces.has(itemSurface(item))) return;
    const isCritical = criticalIf && holds(matter, step.before, criticalIf);
    const severity = isCritical ? 'critical' : rule.severity;
    found.push({ mistakeId, seq, severity, item, cause: origin?.seq ?? null });
    named.seqs.add(seq);
    // What was dirty at the start accounts for its own dirt, and for no other that was there.
    if (origin?.seq === 0) named.surfaces.add(origin.surface);
    else if (origin) named.seqs.add(origin.seq);
    // What should have been worn was taken off: that is where it went wrong.
    for (const off of deeds.filter((one) => one.seq < seq && isOff(one, condition.not?.worn))) {
      named.seqs.add(off.seq);
    }
    const ids = thingsMeant(matter, step.before, condition).map(({ id }) => id);
    for (const id of item === null ? ids : [item, ...ids]) named.surfaces.add(itemSurface(id));
  };
  // Where a thing was left counts where nothing else is said of it. What dirt may have come of is known before dirt is
  // named where it is first met.
  const others = mistakes.filter((rule) => !rule.dirt);
  for (const rule of others) if (!rule.left) for (const deed of deeds) judge(rule, deed);
  for (const rule of others) if (rule.left) for (const deed of deeds) judge(rule, deed);
  for (const deed of deeds) for (const rule of mistakes) if (rule.dirt) judge(rule, deed);
  return found.sort((a, b) => a.seq - b.seq);
}

/** A step that puts this thing away, or puts on what is not worn together with it: to take it in hand belongs to the step. */
function ends({ world }: Matter, { code }: Deed, item: string, surface: Surface): boolean {
  if (isPut(code)) return itemSurface(item) === surface;
  const kindOf = (isMeant: (id: string) => boolean) => {
    const found = world.items.find(({ id }) => isMeant(id));
    return found && itemKind(found.code);
  };
  const gone = kindOf((id) => itemSurface(id) === surface);
  const worn = code === takeCodes.putOn ? kindOf((id) => id === item) : undefined;
  return (
    gone !== undefined &&
    gone.group !== worn?.group &&
    worn?.bannedWith.includes(gone.group) === true
  );
}

/** It was undone before anybody went through the last door. */
const isMendedAtDoor = ({ seq, revokedAt }: Deed, deeds: readonly Deed[]) =>
  revokedAt !== undefined &&
  !deeds.some(
    (one) => one.code === locationCodes.transitNwp && one.seq > seq && one.seq < revokedAt,
  );

/** What was put there is there still, and the person has gone over to the other side of the bench, or is done. */
const isLeft = ({ seq, revokedAt, params }: Deed, deeds: readonly Deed[]) =>
  revokedAt === undefined &&
  deeds.some(
    (one) => one.seq > seq && (one.params.side !== params.side || one.code === finishCode),
  );

/** A thing of this group was taken off. */
const isOff = ({ code, params }: Deed, group: string | undefined) =>
  code === takeCodes.takeInHand && params.from === 'worn' && params.group === group;

/** Mistakes at their first action, of several at the first of the gravest, or at each where the rule says so. */
export function firstOf(mistakes: MistakeResult[], { mistakes: rules }: Profile): MistakeResult[] {
  const isEach = new Set(rules.filter(({ each }) => each).map(({ id }) => id));
  const gravestFirst = mistakes.toSorted(
    (a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity),
  );
  return mistakes.filter(
    (mistake) =>
      isEach.has(mistake.mistakeId) ||
      gravestFirst.find(({ mistakeId }) => mistakeId === mistake.mistakeId) === mistake,
  );
}
