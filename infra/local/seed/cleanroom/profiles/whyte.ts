import type { Profile } from '#shared/domain/simulators/cleanroom/profile.ts';
import type { StepWordId } from '../words/steps.ts';
import { mistake } from './build-profile.ts';
import { mistakesAtTheDoor, published } from './published-steps.ts';

/** Done in the pre-change zone, in any order: the text only says what "may be carried out" there. */
const preChange = [
  'coat-off',
  'jewellery-off',
  'bag-away',
  'makeup-off',
  'footwear',
  'hat',
  'beard-cover',
] as const satisfies StepWordId[];

/**
 * The procedure of W. Whyte for reusable garments in three zones. Free by his own words: mask under or over the
 * hood; where hands are washed once donning gloves are used; donning gloves taken off or kept under the working
 * gloves; hands cleaned once more at the end. The bag is not named: it goes with "other valuables". The bench is
 * crossed in the coverall, sitting, so that is no mistake here.
 */
export const whyteProfile: Profile = {
  id: 'whyte',
  version: 1,
  name: {
    ru: 'Порядок по У. Уайту: три зоны',
    en: 'After W. Whyte: three zones',
    ch: '怀特三区更衣法',
  },
  origin: {
    ru: 'По описанию У. Уайта, Университет Глазго: зона подготовки, зона переодевания, входная зона со скамьёй',
    en: 'Modelled on W. Whyte, University of Glasgow: pre-change zone, changing zone, entrance zone with a bench',
    ch: '参照格拉斯哥大学 W. 怀特的描述：预更衣区、更衣区、设有更衣凳的入口区',
  },
  sources: [
    'multilab.biz/faq/approaching_the_pre_change_zones.htm',
    'multilab.biz/faq/pre_change_zones.htm',
    'multilab.biz/faq/changing_zones.htm',
    'multilab.biz/faq/cleanroom_entrance_zones.htm',
    'mic4.com/articles/entry-exit.php, Cleanroom Entry & Exit Procedures',
  ],
  steps: [
    published('shoe-cleaner'),
    published('sticky-mat'),
    published('coat-off'),
    published('jewellery-off'),
    published('bag-away'),
    published('makeup-off'),
    published('footwear', ['shoe-cleaner', 'sticky-mat']),
    published('tie-hair'),
    published('wash-hands'),
    published('hat', ['tie-hair']),
    published('beard-cover'),
    published('inspect-coverall', [...preChange]),
    published('mask', ['inspect-coverall']),
    // Hair and face are not touched again once clean garments are handled.
    published('adjust-mask', ['mask']),
    published('hood', ['inspect-coverall', 'hat']),
    published('donning-gloves', ['wash-hands', 'adjust-mask', 'hood']),
    published('coverall', ['donning-gloves']),
    published('overboots', ['coverall']),
    published('cross-bench', ['overboots']),
    published('glasses', ['cross-bench']),
    published('donning-gloves-off', ['glasses'], { optional: true }),
    published('clean-hands', ['glasses'], { optional: true }),
    published('gloves', ['donning-gloves-off']),
    published('adjust-gloves', ['gloves']),
    published('enter', ['adjust-gloves', 'clean-hands']),
  ],
  mistakes: [
    ...mistakesAtTheDoor.filter(
      ({ id }) => !['sitting-in-coverall', 'hands-unwashed', 'beard-uncovered'].includes(id),
    ),
    // The cap comes before the washing here.
    mistake('hands-unwashed', {
      severity: 'major',
      on: [{ code: 'A001', params: { group: ['coverall', 'donningGloves'] } }],
      if: { unwashed: true, not: { worn: 'donningGloves' } },
      folds: ['wash-hands'],
    }),
    mistake('beard-uncovered', {
      severity: 'critical',
      on: [{ code: 'L006' }],
      if: {
        any: [{ aspect: 'beard' }, { aspect: 'mustaches' }],
        not: { worn: 'mask', covered: 'chin' },
      },
      folds: ['beard-cover', 'mask'],
    }),
  ],
};

/** The order in which the text tells it. */
export const publishedOrder = [
  'shoe-cleaner',
  'sticky-mat',
  'coat-off',
  'jewellery-off',
  'bag-away',
  'makeup-off',
  'tie-hair',
  'hat',
  'beard-cover',
  'footwear',
  'wash-hands',
  'inspect-coverall',
  'mask',
  'adjust-mask',
  'hood',
  'donning-gloves',
  'coverall',
  'overboots',
  'cross-bench',
  'glasses',
  'donning-gloves-off',
  'clean-hands',
  'gloves',
  'adjust-gloves',
  'enter',
] as const satisfies StepWordId[];
