import type { Profile } from '#shared/domain/simulators/cleanroom/profile.ts';
import { mistake, step } from './build-profile.ts';
import { undressedInside, usualMistakes } from './usual-mistakes.ts';

/** The house rules for what is carried in by somebody who is dressed already. */
export const carryingInProfile: Profile = {
  id: 'carrying-in',
  version: 1,
  name: { ru: 'Пронос вещей', en: 'Carrying things in', ch: '物品带入' },
  origin: {
    ru: 'Правила предприятия о вещах, которые вносят в чистую зону',
    en: 'House rules on things that are brought into the clean zone',
    ch: '本厂关于物品带入洁净区的规定',
  },
  sources: [
    'nano.indiana.edu, best practices',
    'fens.sabanciuniv.edu, clean room conduct',
    'aroundlabnews.com, required activities: material entry procedure',
  ],
  steps: [
    step('wipe-pen', {
      match: [{ code: 'W004', params: { group: 'cleanPen' } }],
      severity: 'critical',
      mark: 4,
    }),
    step('enter', {
      after: ['wipe-pen'],
      match: [{ code: 'L006' }],
      severity: 'critical',
      mark: 2,
    }),
    step('pen-in-pass-box', {
      after: ['enter'],
      match: [{ code: 'A051', params: { group: 'cleanPen' } }],
      severity: 'critical',
      mark: 4,
    }),
    step('shut-door', {
      after: ['enter'],
      partOf: 'enter',
      match: [{ code: 'D001', params: { open: false } }],
      severity: 'minor',
      mark: 1,
    }),
  ],
  mistakes: [
    ...usualMistakes.filter(({ id }) =>
      [
        'item-on-floor',
        'face-touched',
        'skin-with-gloves',
        'garment-soiled',
        'outside-touched',
        'worn-twice',
        'door-left-open',
      ].includes(id),
    ),
    undressedInside,
    mistake('carried-in', {
      severity: 'critical',
      on: [{ code: 'L006' }],
      if: {
        any: [
          { carried: 'writing' },
          { carried: 'electronics' },
          { carried: 'food' },
          { carried: 'drink' },
          { worn: 'bag' },
          { held: 'bag' },
        ],
      },
    }),
  ],
};
