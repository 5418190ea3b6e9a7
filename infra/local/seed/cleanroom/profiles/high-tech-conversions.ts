import type { Profile } from '#shared/domain/simulators/cleanroom/profile.ts';
import type { StepWordId } from '../words/steps.ts';
import { mistakesAtTheDoor, published } from './published-steps.ts';

/**
 * High-Tech Conversions: eleven numbered steps, so nearly a total order. "Some cleanrooms require" the first pair of
 * gloves, which is then taken off or kept under the second. What is left in the locker is
 * not named; it only has to be there before the door of the gowning room.
 */
export const highTechProfile: Profile = {
  id: 'high-tech-conversions',
  version: 1,
  name: {
    ru: 'Порядок High-Tech Conversions',
    en: 'High-Tech Conversions',
    ch: 'High-Tech Conversions 更衣法',
  },
  origin: {
    ru: 'По памятке для нестерильных чистых помещений фирмы High-Tech Conversions, США',
    en: 'Modelled on the gowning guide for non-sterile cleanrooms of High-Tech Conversions, USA',
    ch: '参照美国 High-Tech Conversions 公司的非无菌洁净室更衣指南',
  },
  sources: ['high-techconversions.com/cleanroom-gowning-requirements'],
  steps: [
    published('coat-off'),
    published('bag-away'),
    published('jewellery-off'),
    published('makeup-off'),
    published('tie-hair'),
    published('wash-hands'),
    published('hat', ['wash-hands', 'tie-hair']),
    published('sticky-mat', ['hat']),
    published('shoe-covers', ['sticky-mat']),
    // Lockers lie before the door of the gowning room.
    published('donning-gloves', ['shoe-covers', 'coat-off', 'bag-away'], {
      optional: true,
      severity: 'minor',
    }),
    published('mask', ['shoe-covers', 'donning-gloves']),
    published('adjust-mask', ['mask']),
    published('hood', ['adjust-mask']),
    published('coverall', ['hood']),
    published('overboots', ['coverall']),
    published('glasses', ['overboots']),
    published('donning-gloves-off', ['glasses', 'donning-gloves'], { optional: true }),
    published('gloves', ['glasses', 'donning-gloves-off']),
    published('adjust-gloves', ['gloves']),
    published('enter', ['adjust-gloves']),
  ],
  mistakes: mistakesAtTheDoor,
};

/** The eleven steps; coat and bag before them. The second pair of gloves goes over the first. */
export const publishedOrder = [
  'coat-off',
  'bag-away',
  'jewellery-off',
  'makeup-off',
  'tie-hair',
  'wash-hands',
  'hat',
  'sticky-mat',
  'shoe-covers',
  'donning-gloves',
  'mask',
  'adjust-mask',
  'hood',
  'coverall',
  'overboots',
  'glasses',
  'gloves',
  'adjust-gloves',
  'enter',
] as const satisfies StepWordId[];
