import type { MistakeRule } from '#shared/domain/simulators/cleanroom/profile.ts';
import { mistake } from './build-profile.ts';

/** Garments of the clean side, which are touched with washed hands only. */
const garments = ['hat', 'mask', 'hood', 'coverall', 'beardCover', 'glasses'];

/**
 * The usual mistakes (Lindstroem-branded blog; qnfcf.uwaterloo.ca, gowning; nano.indiana.edu, best practices;
 * cleanroom.uga.edu, policies; multilab.biz after W. Whyte; cleanroom.gatech.edu/articles/87).
 */
export const usualMistakes: MistakeRule[] = [
  mistake('hands-unwashed', {
    severity: 'major',
    on: [{ code: 'A001', params: { group: garments } }],
    if: { unwashed: true, not: { worn: 'donningGloves' } },
    folds: ['wash-hands'],
  }),
  mistake('outside-touched', {
    severity: 'major',
    on: [{ code: 'A001', params: { grip: 'outside' } }],
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
  mistake('item-on-floor', { severity: 'major', on: [{ code: 'A022' }] }),
  mistake('hair-visible', {
    severity: 'critical',
    on: [{ code: 'A001', params: { group: ['hat', 'hood'] } }],
    if: { aspect: 'looseHair' },
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
    on: [{ code: 'B002', params: { to: 'clean' } }],
    if: { worn: 'boots', not: { worn: 'shoeCovers' } },
    folds: ['footwear', 'shoe-covers'],
  }),
  mistake('sitting-in-coverall', {
    severity: 'major',
    on: [{ code: 'B001' }],
    if: { worn: 'coverall' },
  }),
  mistake('cosmetics-kept', {
    severity: 'critical',
    on: [{ code: 'B002', params: { to: 'clean' } }],
    if: { aspect: 'makeup' },
    folds: ['makeup-off'],
  }),
  mistake('jewellery-kept', {
    severity: 'critical',
    on: [{ code: 'B002', params: { to: 'clean' } }],
    if: { carried: 'jewellery' },
    folds: ['jewellery-off'],
  }),
  mistake('carried-in', {
    severity: 'critical',
    on: [{ code: 'B002', params: { to: 'clean' } }],
    if: {
      any: [
        { carried: 'food' },
        { carried: 'drink' },
        { carried: 'writing' },
        { carried: 'electronics' },
        { worn: 'bag' },
      ],
    },
    folds: ['bag-away'],
  }),
  mistake('coat-on-clean-side', {
    severity: 'critical',
    on: [{ code: 'B002', params: { to: 'clean' } }],
    if: { carried: 'fluffy' },
    folds: ['coat-off'],
  }),
  mistake('wrong-size', {
    severity: 'major',
    on: [{ code: 'A001', params: { fits: false } }],
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
