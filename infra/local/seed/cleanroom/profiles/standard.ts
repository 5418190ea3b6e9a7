import type { Profile } from '#shared/domain/simulators/cleanroom/profile.ts';
import { step } from './build-profile.ts';
import { leftLying, usualMistakes } from './usual-mistakes.ts';

/**
 * The house rules of the demo institution: what nearly all published procedures agree on is critical, what they
 * disagree on is free or minor. The bench stands between the two changing zones, so the clean shoes come before
 * it and the overboots after the coverall.
 */
export const standardProfile: Profile = {
  id: 'standard',
  version: 1,
  name: {
    ru: 'Правила предприятия',
    en: 'House rules',
    ch: '本厂规程',
  },
  origin: {
    ru: 'Составлено по опубликованным порядкам переодевания: в чём они сходятся, то обязательно',
    en: 'Drawn from published gowning procedures: what they agree on is required',
    ch: '综合已公布的更衣规程：各家一致之处为必须',
  },
  sources: [
    'W. Whyte, after multilab.biz/faq: pre-change, changing and entrance zones',
    'qnfcf.uwaterloo.ca, gowning',
    'high-techconversions.com, cleanroom gowning requirements',
    'cleanroom.gatech.edu/articles/87',
    'nano.indiana.edu, best practices; cleanroom.uga.edu, policies',
  ],
  steps: [
    step('litter-away', {
      if: { carried: 'litter' },
      match: [{ code: 'A031', params: { group: 'trash' } }],
      severity: 'minor',
      mark: 1,
    }),
    step('footwear', {
      match: [
        { code: 'A001', params: { group: 'changingShoes' } },
        { code: 'A001', params: { group: 'shoeCovers' } },
      ],
      severity: 'critical',
      mark: 4,
    }),
    // Behind the door of the locker room: coat, bag and washroom wait for the shoes. Where the coat is taken off is free.
    step('coat-off', {
      if: { worn: 'coat' },
      after: ['footwear'],
      match: [
        { code: 'A012', params: { group: 'coat' } },
        { code: 'A011', params: { group: 'coat' } },
      ],
      // Carried in it is a critical mistake of its own; where it lies on this side is a matter of the house.
      severity: 'major',
      mark: 2,
    }),
    step('jewellery-off', {
      if: { carried: 'jewellery' },
      match: [{ code: 'A003', params: { group: { oneOf: ['earrings', 'watch'] }, from: 'worn' } }],
      severity: 'critical',
      mark: 3,
    }),
    step('bag-away', {
      if: { worn: 'bag' },
      after: ['footwear'],
      match: [{ code: 'A011', params: { group: 'bag' } }],
      // Like the coat.
      severity: 'major',
      mark: 2,
    }),
    step('makeup-off', {
      if: { aspect: 'makeup' },
      after: ['footwear'],
      match: [{ code: 'W002' }],
      severity: 'critical',
      mark: 3,
    }),
    step('tie-hair', {
      if: { aspect: 'looseHair' },
      match: [{ code: 'W003' }],
      severity: 'major',
      mark: 3,
    }),
    step('wash-hands', {
      after: [
        'coat-off',
        'jewellery-off',
        'bag-away',
        'litter-away',
        'footwear',
        'makeup-off',
        'tie-hair',
      ],
      match: [{ code: 'W001' }],
      severity: 'major',
      mark: 4,
    }),
    step('cross-bench', {
      after: ['wash-hands'],
      match: [{ code: 'B002', params: { to: 'clean' } }],
      severity: 'critical',
      mark: 3,
    }),
    step('hat', {
      after: ['wash-hands'],
      match: [{ code: 'A001', params: { group: 'hat' } }],
      severity: 'critical',
      mark: 4,
    }),
    step('beard-cover', {
      if: { any: [{ aspect: 'beard' }, { aspect: 'mustaches' }] },
      after: ['cross-bench'],
      match: [{ code: 'A001', params: { group: 'beardCover' } }],
      severity: 'major',
      mark: 3,
    }),
    step('mask', {
      after: ['cross-bench', 'beard-cover'],
      match: [{ code: 'A001', params: { group: 'mask' } }],
      severity: 'critical',
      mark: 4,
    }),
    step('adjust-mask', {
      after: ['mask'],
      partOf: 'mask',
      match: [{ code: 'W005', params: { group: 'mask' } }],
      expects: { mirror: true },
      severity: 'minor',
      mark: 3,
    }),
    step('hood', {
      after: ['hat', 'cross-bench'],
      match: [{ code: 'A001', params: { group: 'hood' } }],
      severity: 'critical',
      mark: 4,
    }),
    step('inspect-coverall', {
      after: ['cross-bench'],
      match: [{ code: 'W007', params: { group: 'coverall' } }],
      severity: 'minor',
      mark: 2,
    }),
    step('coverall', {
      after: ['hood', 'inspect-coverall'],
      match: [{ code: 'A001', params: { group: 'coverall' } }],
      severity: 'critical',
      mark: 6,
    }),
    step('overboots', {
      after: ['coverall'],
      match: [{ code: 'A001', params: { group: 'overboots' } }],
      severity: 'critical',
      mark: 4,
    }),
    step('glasses', {
      after: ['cross-bench'],
      match: [{ code: 'A001', params: { group: 'glasses' } }],
      severity: 'minor',
      mark: 2,
    }),
    step('clean-hands', {
      after: ['adjust-mask', 'overboots', 'glasses'],
      match: [{ code: 'W004', params: { group: 'hands' } }],
      severity: 'minor',
      mark: 3,
    }),
    step('gloves', {
      after: ['clean-hands'],
      match: [{ code: 'A001', params: { group: 'gloves' } }],
      severity: 'critical',
      mark: 4,
    }),
    step('adjust-gloves', {
      after: ['gloves'],
      partOf: 'gloves',
      match: [{ code: 'W005', params: { group: 'gloves' } }],
      severity: 'minor',
      mark: 3,
    }),
    step('enter', {
      after: ['adjust-gloves'],
      match: [{ code: 'L006' }],
      severity: 'critical',
      mark: 2,
    }),
    step('shut-door', {
      after: ['enter'],
      partOf: 'enter',
      match: [{ code: 'D001', params: { open: false } }],
      severity: 'minor',
      mark: 2,
    }),
  ],
  mistakes: [...usualMistakes, leftLying],
};
