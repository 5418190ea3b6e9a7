import { cleanPutCodes, putCodes } from '#shared/domain/simulators/cleanroom/codes.ts';
import type { MistakeRule } from '#shared/domain/simulators/cleanroom/profile.ts';
import { mistake } from './build-profile.ts';

/** Garments of the clean side, which are touched with washed hands only. */
const garments = ['hat', 'mask', 'hood', 'coverall', 'beardCover', 'glasses'];

/** A garment is taken from its place, or put on. */
const garmentTouched: MistakeRule['on'] = [
  { code: 'A001', params: { group: garments } },
  { code: 'A003', params: { group: garments, from: 'furniture' } },
];

/** The same with what is put on last: by then the hands were washed and wiped. Covers of shoes are dirty by nature. */
const anyTouched: MistakeRule['on'] = garmentTouched.map(({ code, params }) => ({
  code,
  params: { ...params, group: [...garments, 'overboots', 'gloves', 'donningGloves'] },
}));

/** Over the bench, and on from it: what was laid on the bench may be taken up behind it. */
const toCleanSide: MistakeRule['on'] = [
  { code: 'B002', params: { to: 'clean' } },
  { code: 'L005', params: { location: 'separate' } },
];

/** What is worn in the clean zone is taken off there; in an alarm that is another mistake. */
export const takenOffInside: MistakeRule['on'] = [
  {
    code: 'A003',
    params: { location: 'transitNwp', from: 'worn', clean: true, alarm: false },
  },
];

/** Whoever is dressed already wears all of this. */
const prescribed = ['hat', 'mask', 'hood', 'coverall', 'overboots', 'glasses', 'gloves'] as const;

/** For profiles without steps of dressing: whoever comes into the clean zone without a garment, or takes one off there. */
export const undressedInside: MistakeRule = mistake('undressed-in-clean-zone', {
  severity: 'critical',
  on: [{ code: 'L006', params: { alarm: false } }, ...takenOffInside],
  if: { any: [{ location: 'transitNwp' }, ...prescribed.map((worn) => ({ not: { worn } }))] },
});

/** A second one of what is worn; what was taken off and is carried is missing on the person. */
const spares = [...prescribed, 'beardCover', 'shoeCovers', 'changingShoes'] as const;

/** What a person brings along, and garments that are worn again: neither is waste. */
const ownThings = [
  ...['bag', 'boots', 'coat', 'earrings', 'jeans', 'keyCard', 'laptop', 'notebook', 'pen'],
  ...['phone', 'shirt', 'watch'],
];
/** Their place is the cell, the hanger or the shoe shelf. */
const kept = [...ownThings, 'apple', 'bottle'];
/** Where things lie; floor and bins have rules of their own. */
export const layingCodes = putCodes.filter(
  (code) => !['A011', 'A022', 'A031', 'A032'].includes(code),
);
export const wornAgain = ['changingShoes', 'coverall', 'glasses', 'hood', 'overboots'];

/**
 * The house's own: "mandatory position" of each thing (spec section 3); lockers for outerwear and bags are what pages
 * name (qnfcf.uwaterloo.ca, footwear and clothing guidelines), an order of the locker room is not.
 */
export const leftLying: MistakeRule = mistake('left-lying', {
  severity: 'minor',
  left: true,
  on: layingCodes.map((code) => ({ code, params: { group: kept, belongs: false } })),
  folds: ['coat-off', 'bag-away'],
});

/**
 * The usual mistakes (Lindstroem-branded blog; qnfcf.uwaterloo.ca, gowning; nano.indiana.edu, best practices;
 * cleanroom.uga.edu, policies; multilab.biz after W. Whyte; cleanroom.gatech.edu/articles/87).
 */
export const usualMistakes: MistakeRule[] = [
  mistake('hands-unwashed', {
    severity: 'major',
    on: garmentTouched.map(({ code, params }) => ({
      code,
      params: { ...params, group: [...garments, 'gloves'] },
    })),
    if: { unwashed: true, not: { worn: 'donningGloves' }, any: [{ not: { worn: 'gloves' } }] },
    folds: ['wash-hands'],
  }),
  mistake('hands-soiled', {
    severity: 'major',
    on: anyTouched,
    if: { unwashed: false },
    dirt: 'hands',
    folds: ['wash-hands'],
  }),
  mistake('garment-soiled', {
    severity: 'major',
    on: [{ code: 'A001', params: { clean: true } }, { code: 'L006' }],
    dirt: 'garments',
  }),
  mistake('outside-touched', {
    severity: 'major',
    on: [{ code: 'A001', params: { grip: 'outside' } }],
    // That is what they are for.
    if: { not: { worn: 'donningGloves' } },
  }),
  mistake('face-touched', {
    severity: 'minor',
    on: [{ code: 'W006', params: { side: 'clean' } }],
    if: { not: { worn: 'gloves' } },
  }),
  mistake('skin-with-gloves', {
    severity: 'major',
    on: [{ code: 'W006' }],
    if: { worn: 'gloves' },
  }),
  mistake('damaged-garment', {
    severity: 'critical',
    on: [{ code: 'A001', params: { condition: 'damaged', clean: true } }],
    mends: true,
  }),
  mistake('dirty-garment', {
    severity: 'major',
    on: [{ code: 'A001', params: { condition: 'dirty', clean: true } }],
  }),
  mistake('worn-twice', {
    severity: 'major',
    on: [{ code: 'A001', params: { condition: 'used', clean: true } }],
  }),
  mistake('sleeve-on-floor', {
    severity: 'major',
    on: [{ code: 'A001', params: { sleeves: 'hanging' } }],
  }),
  mistake('item-on-floor', {
    severity: 'major',
    on: [{ code: 'A022' }],
    folds: ['coat-off', 'bag-away', 'litter-away'],
  }),
  mistake('street-on-clean-shelf', {
    severity: 'major',
    on: cleanPutCodes.map((code) => ({ code, params: { street: true } })),
    folds: ['coat-off', 'bag-away', 'litter-away'],
  }),
  mistake('wrongly-binned', {
    severity: 'major',
    on: [
      { code: 'A031', params: { group: ownThings } },
      // What is torn may be thrown away.
      { code: 'A031', params: { group: wornAgain, condition: ['sound', 'dirty'] } },
      { code: 'A032', params: { group: ownThings } },
    ],
    folds: ['coat-off', 'bag-away'],
  }),
  mistake('hair-visible', {
    severity: 'critical',
    on: [{ code: 'A001', params: { group: ['hat', 'hood'] } }],
    if: { aspect: 'looseHair' },
    mends: true,
    folds: ['tie-hair'],
  }),
  mistake('beard-uncovered', {
    severity: 'critical',
    on: [{ code: 'L006', params: { location: 'dressing' } }],
    if: {
      any: [{ aspect: 'beard' }, { aspect: 'mustaches' }],
      not: { worn: 'mask', covered: 'chin' },
    },
    folds: ['beard-cover', 'mask'],
  }),
  mistake('street-shoes', {
    severity: 'critical',
    // The first changing zone is the locker room: shoes are covered or changed before its door.
    on: [{ code: 'L002', params: { location: 'entrance' } }, ...toCleanSide],
    if: { worn: 'boots', not: { worn: 'shoeCovers' } },
    folds: ['footwear', 'shoe-covers'],
  }),
  // The house's own for the procedures that do not name it: Waterloo, Cornell, BYU and Alberta ask for closed shoes.
  mistake('no-shoes', {
    severity: 'major',
    on: [{ code: 'L006', params: { alarm: false } }],
    if: { not: { worn: 'boots' }, any: [{ not: { worn: 'changingShoes' } }] },
    folds: ['footwear', 'shoe-covers'],
  }),
  mistake('sitting-in-coverall', {
    severity: 'major',
    on: [{ code: 'B001' }],
    if: { worn: 'coverall' },
  }),
  mistake('cosmetics-kept', {
    severity: 'critical',
    on: toCleanSide,
    if: { aspect: 'makeup' },
    folds: ['makeup-off'],
  }),
  mistake('jewellery-kept', {
    severity: 'critical',
    on: toCleanSide,
    // In a bag that is carried along it is the bag that is named.
    if: { carried: 'jewellery', not: { worn: 'bag', held: 'bag' } },
    folds: ['jewellery-off'],
  }),
  mistake('carried-in', {
    severity: 'critical',
    on: toCleanSide,
    if: {
      any: [
        { carried: 'food' },
        { carried: 'drink' },
        { carried: 'writing' },
        { carried: 'electronics' },
        { carried: 'litter' },
        { worn: 'bag' },
        { held: 'bag' },
      ],
    },
    folds: ['bag-away', 'litter-away'],
  }),
  mistake('street-clothes-carried', {
    severity: 'critical',
    on: toCleanSide,
    if: { any: [{ held: 'boots' }, { held: 'shirt' }, { held: 'jeans' }] },
  }),
  mistake('undressed-in-clean-zone', {
    severity: 'critical',
    on: takenOffInside,
    // What is off is missing as well; that it is missing in there is the mistake.
    folds: [
      ...['hat', 'beard-cover', 'mask', 'adjust-mask', 'hood', 'coverall', 'overboots', 'glasses'],
      ...['gloves', 'adjust-gloves', 'donning-gloves', 'footwear', 'shoe-covers'],
    ],
  }),
  mistake('spare-carried-in', {
    severity: 'minor',
    on: [{ code: 'L006' }],
    if: {
      any: [
        ...spares.map((group) => ({ held: group, worn: group })),
        { held: 'alcohol' },
        { held: 'napkin' },
      ],
    },
  }),
  mistake('coat-on-clean-side', {
    severity: 'critical',
    on: toCleanSide,
    if: { carried: 'fluffy' },
    folds: ['coat-off'],
  }),
  mistake('wrong-size', {
    severity: 'major',
    on: [{ code: 'A001', params: { fits: false } }],
    mends: true,
  }),
  mistake('door-left-open', {
    severity: 'minor',
    on: [{ code: 'F001' }],
    if: { doorOpen: true },
    folds: ['shut-door'],
  }),
  mistake('locker-left-open', {
    severity: 'minor',
    on: [{ code: 'B002', params: { to: 'clean' } }],
    if: { cellOpen: true },
  }),
];
