import type { ItemGroup } from '#shared/domain/simulators/cleanroom/catalogue.ts';
import type { MistakeRule, ProfileStep } from '#shared/domain/simulators/cleanroom/profile.ts';
import type { StepWordId } from '../words/steps.ts';
import { step } from './build-profile.ts';
import { usualMistakes } from './usual-mistakes.ts';

type Rule = Pick<ProfileStep, 'match' | 'severity' | 'mark'> &
  Partial<Pick<ProfileStep, 'if' | 'expects' | 'optional' | 'partOf'>>;

const wear = (group: ItemGroup, mark: number): Rule => ({
  match: [{ code: 'A001', params: { group } }],
  severity: 'critical',
  mark,
});

/** How each step is recognised and what it is worth; what comes before it is a matter of the publication. */
const rules = {
  'shoe-cleaner': { match: [{ code: 'E002' }], severity: 'minor', mark: 2 },
  'sticky-mat': { match: [{ code: 'E001' }], severity: 'minor', mark: 2 },
  card: { match: [{ code: 'D003' }], severity: 'minor', mark: 2 },
  'coat-off': {
    if: { worn: 'coat' },
    match: [{ code: 'A003', params: { group: 'coat', from: 'worn' } }],
    // Worn or carried in it is a critical mistake of its own.
    severity: 'major',
    mark: 2,
  },
  'jewellery-off': {
    if: { carried: 'jewellery' },
    match: [{ code: 'A003', params: { group: { oneOf: ['earrings', 'watch'] }, from: 'worn' } }],
    severity: 'critical',
    mark: 3,
  },
  'bag-away': {
    if: { worn: 'bag' },
    match: [{ code: 'A011', params: { group: 'bag' } }],
    severity: 'major',
    mark: 2,
  },
  'makeup-off': {
    if: { aspect: 'makeup' },
    match: [{ code: 'W002' }],
    severity: 'critical',
    mark: 3,
  },
  'tie-hair': {
    if: { aspect: 'looseHair' },
    match: [{ code: 'W003' }],
    severity: 'major',
    mark: 3,
  },
  footwear: {
    match: [
      { code: 'A001', params: { group: 'changingShoes' } },
      { code: 'A001', params: { group: 'shoeCovers' } },
    ],
    severity: 'critical',
    mark: 4,
  },
  'shoe-covers': wear('shoeCovers', 4),
  'wash-hands': { match: [{ code: 'W001' }], severity: 'major', mark: 4 },
  hat: wear('hat', 4),
  'beard-cover': {
    ...wear('beardCover', 3),
    if: { any: [{ aspect: 'beard' }, { aspect: 'mustaches' }] },
  },
  'donning-gloves': { ...wear('donningGloves', 3), severity: 'major' },
  'donning-gloves-off': {
    partOf: 'donning-gloves',
    match: [{ code: 'A003', params: { group: 'donningGloves', from: 'worn' } }],
    severity: 'minor',
    mark: 2,
  },
  mask: wear('mask', 4),
  'adjust-mask': {
    partOf: 'mask',
    match: [{ code: 'W005', params: { group: 'mask' } }],
    severity: 'minor',
    mark: 2,
  },
  'inspect-coverall': {
    match: [{ code: 'W007', params: { group: 'coverall' } }],
    severity: 'minor',
    mark: 2,
  },
  hood: wear('hood', 4),
  coverall: wear('coverall', 6),
  overboots: wear('overboots', 4),
  'cross-bench': {
    match: [{ code: 'B002', params: { to: 'clean' } }],
    severity: 'critical',
    mark: 3,
  },
  glasses: { ...wear('glasses', 2), severity: 'minor' },
  'clean-hands': {
    match: [{ code: 'W004', params: { group: { oneOf: ['hands', 'gloves'] } } }],
    severity: 'minor',
    mark: 2,
  },
  gloves: wear('gloves', 4),
  'adjust-gloves': {
    partOf: 'gloves',
    match: [{ code: 'W005', params: { group: 'gloves' } }],
    severity: 'minor',
    mark: 2,
  },
  enter: { match: [{ code: 'L006' }], severity: 'critical', mark: 2 },
} as const satisfies Partial<Record<StepWordId, Rule>>;

/** A step of a published procedure, and the steps that its publication puts before it. */
export const published = (
  id: keyof typeof rules,
  after: StepWordId[] = [],
  more: Partial<Rule> = {},
): ProfileStep => step(id, { ...rules[id], ...more, after });

/** What must not come to the clean side is asked at the bench; where there is none before the gowning room, at its door. */
export const mistakesAtTheDoor: MistakeRule[] = usualMistakes.map((rule) =>
  rule.on.some(({ code }) => code === 'B002')
    ? { ...rule, on: [{ code: 'L005', params: { location: 'locker' } }] }
    : rule,
);
