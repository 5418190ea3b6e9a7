import type { Profile } from '#shared/domain/simulators/cleanroom/profile.ts';
import type { StepWordId } from '../words/steps.ts';
import { mistakesAtTheDoor, published } from './published-steps.ts';

/**
 * University of Waterloo, QNFCF: eight numbered garments. Mask or beard cover, "either is acceptable". Of what the
 * page does not name (washing, jewellery, make-up, hair, the nose clip, the cuff) nothing has an order here;
 * washing is asked for all the same, since unwashed hands soil whatever they put on.
 */
export const waterlooProfile: Profile = {
  id: 'waterloo',
  version: 1,
  name: {
    ru: 'Порядок QNFCF, Университет Уотерлу',
    en: 'QNFCF, University of Waterloo',
    ch: '滑铁卢大学 QNFCF 更衣法',
  },
  origin: {
    ru: 'По порядку одевания лаборатории QNFCF Университета Уотерлу, Канада',
    en: 'Modelled on the gowning procedure of the QNFCF, University of Waterloo, Canada',
    ch: '参照加拿大滑铁卢大学 QNFCF 实验室的更衣规程',
  },
  sources: [
    'qnfcf.uwaterloo.ca/data/general/operating-policies/gowning-procedure',
    'qnfcf.uwaterloo.ca/data/general/safety-policies/footwear-clothing-other-guidelines-prior-to-entry',
  ],
  steps: [
    published('coat-off'),
    published('bag-away'),
    published('jewellery-off'),
    published('makeup-off'),
    published('tie-hair'),
    published('shoe-covers'),
    published('wash-hands', [], { severity: 'minor', mark: 2 }),
    published('glasses', ['shoe-covers', 'coat-off', 'bag-away'], { severity: 'major' }),
    published('mask', ['glasses'], {
      match: [
        { code: 'A001', params: { group: 'mask' } },
        { code: 'A001', params: { group: 'beardCover' } },
      ],
    }),
    published('adjust-mask', ['mask'], { optional: true }),
    published('hat', ['mask', 'tie-hair']),
    published('hood', ['hat']),
    published('coverall', ['hood']),
    published('overboots', ['coverall']),
    // Gloved hands cannot be washed.
    published('gloves', ['overboots', 'wash-hands']),
    published('adjust-gloves', ['gloves'], { optional: true }),
    published('enter', ['adjust-gloves', 'adjust-mask']),
  ],
  mistakes: mistakesAtTheDoor.filter(({ id }) => id !== 'hands-unwashed'),
};

/** The order of the page; coat and bag are left in a locker before, and hands are washed where the washroom is. */
export const publishedOrder = [
  'coat-off',
  'bag-away',
  'jewellery-off',
  'makeup-off',
  'tie-hair',
  'shoe-covers',
  'wash-hands',
  'glasses',
  'mask',
  'hat',
  'hood',
  'coverall',
  'overboots',
  'gloves',
  'enter',
] as const satisfies StepWordId[];
