import type { Profile } from '#shared/domain/simulators/cleanroom/profile.ts';
import type { StepWordId } from '../words/steps.ts';
import { mistakesAtTheDoor, published } from './published-steps.ts';

/**
 * Georgia Tech, IEN: shoe scrubber, card, shoe covers, locker, mask (and cap where needed), own garments looked over.
 * Only these first seven steps of the page could be read, so nothing after the looking over has an order but what
 * matter itself demands. Washing is not named; it is asked for at any time, since unwashed hands soil everything.
 */
export const georgiaTechProfile: Profile = {
  id: 'georgia-tech',
  version: 1,
  name: {
    ru: 'Порядок IEN, Технологический институт Джорджии',
    en: 'IEN, Georgia Tech',
    ch: '佐治亚理工 IEN 更衣法',
  },
  origin: {
    ru: 'По порядку одевания лаборатории IEN Технологического института Джорджии, США, шаги 1–7',
    en: 'Modelled on the gowning procedure of the IEN cleanroom, Georgia Tech, USA, steps 1 to 7',
    ch: '参照美国佐治亚理工学院 IEN 洁净室的更衣规程第 1–7 步',
  },
  sources: ['cleanroom.gatech.edu/articles/87, Gowning Procedure'],
  steps: [
    published('shoe-cleaner'),
    published('card', ['shoe-cleaner']),
    published('shoe-covers', ['card']),
    published('coat-off', ['shoe-covers']),
    published('bag-away', ['shoe-covers']),
    published('jewellery-off', ['shoe-covers']),
    published('makeup-off', ['shoe-covers']),
    published('tie-hair'),
    published('wash-hands', ['card'], { severity: 'minor', mark: 2 }),
    published('hat', ['coat-off', 'bag-away', 'tie-hair'], { optional: true, severity: 'minor' }),
    published('mask', ['shoe-covers', 'coat-off', 'bag-away']),
    published('adjust-mask', ['mask']),
    published('inspect-coverall', ['mask', 'hat']),
    published('hood', ['inspect-coverall']),
    published('coverall', ['inspect-coverall']),
    published('overboots', ['inspect-coverall']),
    published('glasses', ['shoe-covers', 'coat-off', 'bag-away'], { optional: true }),
    // Gloved hands cannot be washed.
    published('gloves', ['inspect-coverall', 'wash-hands']),
    published('adjust-gloves', ['gloves', 'coverall']),
    published('enter', ['adjust-gloves', 'adjust-mask', 'hood', 'overboots', 'glasses']),
  ],
  mistakes: mistakesAtTheDoor.filter(({ id }) => id !== 'hands-unwashed'),
};

/** The seven steps and the garments after them; hands are washed where the washroom is. */
export const publishedOrder = [
  'shoe-cleaner',
  'card',
  'shoe-covers',
  'coat-off',
  'bag-away',
  'jewellery-off',
  'makeup-off',
  'tie-hair',
  'wash-hands',
  'mask',
  'adjust-mask',
  'hat',
  'inspect-coverall',
  'hood',
  'coverall',
  'overboots',
  'gloves',
  'adjust-gloves',
  'enter',
] as const satisfies StepWordId[];
