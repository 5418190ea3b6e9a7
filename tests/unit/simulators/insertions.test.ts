import { describe, expect, it } from 'vitest';
import { cleanroomCases } from '#infra/local/seed/cleanroom/cases.ts';
import { cleanroomProfiles } from '#infra/local/seed/cleanroom/profiles.ts';
import { seededRandom } from '#shared/domain/seeded-random.ts';
import type { CleanroomCase } from '#shared/domain/simulators/cleanroom/case.ts';
import { type ItemGroup, itemKind } from '#shared/domain/simulators/cleanroom/catalogue.ts';
import type { Profile } from '#shared/domain/simulators/cleanroom/profile.ts';
import { type Inserted, insertions } from '#tests/support/cleanroom-insertions.ts';
import { named } from '#tests/support/cleanroom-right-run.ts';

/** Part of all insertions that is tried, and the seed that it is drawn with: `INSERTIONS=1` tries them all. */
const share = Number(process.env.INSERTIONS ?? 0.25);
const seed = Number(process.env.INSERTIONS_SEED ?? 1);

/** Ways in which one action can be wrong at once, each a cause of its own: how, with what, and when it was done. */
const ways = [
  ['outside-touched', 'sleeve-on-floor'],
  ['wrong-size', 'damaged-garment', 'dirty-garment', 'worn-twice'],
];

/** Whoever puts a garment on again and goes out in it has not taken it off in time. */
const isOrder = (name: string) => /^((tooEarly|late|missing):|garment-carried-out$)/.test(name);

/** Names that one inserted action may have beside another, and why that is no cause told twice. */
const allowed: [why: string, name: string, beside: string][] = [
  [
    'bare hands cannot be wiped under gloves on too early',
    'missing:clean-hands',
    'tooEarly:gloves',
  ],
  ['the same where glasses alone came after them', 'missing:clean-hands', 'late:glasses'],
  ['a cuff has no sleeve without a coverall', 'missing:adjust-gloves', 'missing:coverall'],
  ['a pen put away for good is not wiped', 'missing:wipe-pen', 'missing:pen-in-pass-box'],
  ['a pen on the floor was put there and left', 'item-on-floor', 'missing:pen-in-pass-box'],
  [
    'earrings that were laid down are one thing, a watch that is kept another',
    'left-lying',
    'jewellery-kept',
  ],
  ['unwashed hands may take a cap over loose hair', 'hair-visible', 'hands-unwashed'],
];

/** Who walks on, or holds a shirt that belongs nowhere here, leaves many things undone: each is named. */
const leavesMuchUndone = ({ action: { code, params } }: Inserted) =>
  code.startsWith('L') || (code === 'A003' && String(params.item).startsWith('S005'));

/** Names beyond one for each way in which an action can be wrong. */
function surplus(names: string[]): string[] {
  const isAllowed = (name: string) =>
    allowed.some(([, one, beside]) => one === name && names.includes(beside));
  const left = names.filter((name) => !isAllowed(name));
  const ofWays = ways.map((way) => left.filter((name) => way.includes(name)));
  const others = left.filter((name) => !ways.flat().includes(name));
  // When it was done is a third way; any other name stands alone.
  const isThirdWay = others.every(isOrder);
  const hasWay = ofWays.some((one) => one.length > 0);
  return [...ofWays.flatMap((one) => one.slice(1)), ...others.slice(isThirdWay || !hasWay ? 1 : 0)];
}

/** What may be off at full marks: under the garments, in the place of something else, or not asked for by a page. */
const free: ItemGroup[] = [
  'shirt',
  'boots',
  'changingShoes',
  'shoeCovers',
  'donningGloves',
  'keyCard',
];

const wornGroups = ({ world }: CleanroomCase, { state }: Inserted) =>
  new Set(
    world.items.flatMap(({ id, code }) =>
      state.items[id]?.where.at === 'worn' ? [itemKind(code).group] : [],
    ),
  );

const soiledGarments = ({ world }: CleanroomCase, { state, verdict }: Inserted) =>
  world.items.filter(
    ({ id }) =>
      state.items[id]?.where.at === 'worn' &&
      verdict.soiled.some(({ surface }) => surface === `item:${id}`),
  );

describe(`any action before any step of a right run (seed ${seed}, ${share * 100} %)`, () => {
  it.each(cleanroomCases.map((one) => [one.id, one] as const))(
    '%s: one cause has one name, and nobody soiled or uncovered has full marks',
    (_, one) => {
      const profile = cleanroomProfiles.find(({ id }) => id === one.profileId) as Profile;
      const random = seededRandom(seed);
      const all = insertions(one, profile, () => random() < share);
      const right = all.next().value as Inserted;
      const asked = [...wornGroups(one, right)].filter((group) => !free.includes(group));
      for (const run of all) {
        const names = named(run.verdict);
        const told = `${JSON.stringify(run.action)} before ${run.before}: ${names.join(' ')}`;
        if (!leavesMuchUndone(run)) expect(surplus(names), told).toEqual([]);
        if (run.verdict.percent < 100 || isNoMatter(run)) continue;
        expect(soiledGarments(one, run), told).toEqual([]);
        const worn = wornGroups(one, run);
        // Waterloo takes a mask or a beard cover, "either is acceptable".
        const isOn = (group: ItemGroup) =>
          worn.has(group) || (group === 'mask' && worn.has('beardCover'));
        expect(
          asked.filter((group) => !isOn(group)),
          told,
        ).toEqual([]);
      }
    },
    120_000,
  );
});

/** Runs in which dirt or a garment that is off is no matter of the rules. */
const isNoMatter = ({ caseId, before, action, state }: Inserted) =>
  // Nobody goes in: a colleague is looked over.
  caseId === 'five-mistakes' ||
  // In an alarm cleanliness no longer counts.
  Object.keys(state.situations).length > 0 ||
  // The page leaves open when the nose clip is pressed, and so with what.
  (caseId === 'waterloo-entry' && action.code === 'W005') ||
  // It is done, and outside.
  (caseId === 'leave-the-clean-zone' && before === 'end');
