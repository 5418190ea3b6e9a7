import type { ItemGroup } from '#shared/domain/simulators/cleanroom/catalogue.ts';
import { cleanPutCodes } from '#shared/domain/simulators/cleanroom/codes.ts';
import type { Profile, ProfileStep } from '#shared/domain/simulators/cleanroom/profile.ts';
import type { StepWordId } from '../words/steps.ts';
import { mistake, step } from './build-profile.ts';
import { layingCodes, takenOffInside, usualMistakes, wornAgain } from './usual-mistakes.ts';

const takeOff = (
  id: StepWordId,
  group: ItemGroup,
  after: StepWordId[],
  rule: Pick<ProfileStep, 'severity' | 'mark'>,
) => step(id, { after, match: [{ code: 'A003', params: { group, from: 'worn' } }], ...rule });

/** What is done in the changing room and not behind its door. */
const offSteps = [
  ...(['gloves-off', 'overboots-off', 'coverall-off', 'hood-off'] as const),
  ...(['glasses-off', 'mask-off', 'hat-off'] as const),
] satisfies StepWordId[];

const wornOnce = ['hat', 'mask', 'gloves'] as const;

/** What is worn again on the clean side; changing shoes come off behind the bench. */
const keptInside = ['coverall', 'hood', 'glasses', 'overboots'] as const;

/**
 * The way back: gloves, overboots, coverall, hood, and the throw-away things last. Whyte takes the mask off before
 * or with the hood, Waterloo goes back in reverse; so mask and glasses only wait for the coverall.
 */
export const leavingProfile: Profile = {
  id: 'leaving',
  version: 1,
  name: { ru: 'Выход из чистой зоны', en: 'Leaving the clean zone', ch: '离开洁净区' },
  origin: {
    ru: 'Правила предприятия для выхода, составлены по опубликованным порядкам',
    en: 'House rules for leaving, drawn from published procedures',
    ch: '本厂离开洁净区的规定，综合已公布的规程',
  },
  sources: [
    'multilab.biz/faq/cleanroom_exit_changing_procedures.htm (after W. Whyte)',
    'qnfcf.uwaterloo.ca/data/general/operating-policies/gowning-procedure',
    'connect2cleanrooms.com, gowning protocols',
  ],
  steps: [
    takeOff('gloves-off', 'gloves', [], { severity: 'major', mark: 4 }),
    takeOff('overboots-off', 'overboots', ['gloves-off'], { severity: 'major', mark: 3 }),
    step('shut-door', {
      match: [{ code: 'D001', params: { open: false } }],
      severity: 'minor',
      mark: 2,
    }),
    takeOff('coverall-off', 'coverall', ['overboots-off'], { severity: 'critical', mark: 4 }),
    takeOff('hood-off', 'hood', ['coverall-off'], { severity: 'major', mark: 3 }),
    takeOff('glasses-off', 'glasses', ['coverall-off'], { severity: 'minor', mark: 2 }),
    takeOff('mask-off', 'mask', ['coverall-off'], { severity: 'minor', mark: 2 }),
    takeOff('hat-off', 'hat', ['hood-off'], { severity: 'minor', mark: 2 }),
    step('cross-back', {
      // The door is in the room before the bench: whoever is past it would have to come back for it.
      after: ['hat-off', 'mask-off', 'glasses-off', 'shut-door'],
      match: [{ code: 'B002', params: { to: 'street' } }],
      severity: 'critical',
      mark: 3,
    }),
    step('boots-on', {
      after: ['cross-back'],
      match: [{ code: 'A001', params: { group: 'boots' } }],
      severity: 'major',
      mark: 3,
    }),
    step('wash-after', {
      after: ['boots-on'],
      match: [{ code: 'W001' }],
      severity: 'minor',
      mark: 3,
    }),
    step('leave', { after: ['wash-after'], match: [{ code: 'L007' }], severity: 'major', mark: 2 }),
  ],
  mistakes: [
    ...usualMistakes.filter(({ id }) =>
      [
        'item-on-floor',
        'skin-with-gloves',
        'sitting-in-coverall',
        'door-left-open',
        'wrongly-binned',
        'outside-touched',
        'sleeve-on-floor',
      ].includes(id),
    ),
    mistake('undressed-in-clean-zone', {
      severity: 'critical',
      on: takenOffInside,
      folds: [...offSteps],
    }),
    // Waterloo: garments onto the rack, what is worn once into the bin.
    mistake('garment-left-lying', {
      severity: 'major',
      left: true,
      on: [
        ...[...layingCodes, 'A011', 'A032'].map((code) => ({
          code,
          params: { group: [...wornAgain, ...wornOnce], belongs: false },
        })),
        { code: 'A043', params: { group: ['mask', 'gloves'], condition: 'used' } },
        // The shelves before the bench are for those who come in.
        ...cleanPutCodes.map((code) => ({
          code,
          params: { group: [...keptInside], side: 'street' },
        })),
      ],
    }),
    // Garments stop at the bench, and what was laid on it may be taken up behind it; shoes and gloves at the door to the street.
    // Whoever wears them has not taken them off, and that is the same cause. In an alarm they are worn out rightly.
    mistake('garment-carried-out', {
      severity: 'major',
      // As critical as the step of taking it off.
      criticalIf: { worn: 'coverall' },
      on: [
        { code: 'B002', params: { to: 'street', alarm: false } },
        { code: 'L002', params: { location: 'separate', alarm: false } },
        { code: 'L007', params: { location: 'entrance', alarm: false } },
      ],
      if: {
        any: [
          ...keptInside.map((along) => ({ along })),
          ...(['changingShoes', 'gloves'] as const).map((along) => ({
            along,
            location: 'entrance' as const,
          })),
        ],
      },
      folds: [...offSteps, 'boots-on'],
    }),
    // Lighter than gloves, which have touched everything. Whoever wears them has missed the step of taking them off.
    mistake('cap-or-mask-carried-out', {
      severity: 'minor',
      on: [{ code: 'L007', params: { alarm: false } }],
      if: { any: [{ held: 'hat' }, { held: 'mask' }] },
    }),
    mistake('emergency-exit', {
      severity: 'critical',
      on: [{ code: 'L007', params: { location: 'transitNwp', alarm: false } }],
      // Whoever goes out there goes past all of it.
      folds: [...offSteps, 'shut-door', 'cross-back', 'boots-on', 'wash-after', 'leave'],
    }),
    mistake('left-without-clothes', {
      severity: 'major',
      on: [{ code: 'L007' }],
      if: { any: [{ not: { worn: 'shirt' } }, { not: { worn: 'jeans' } }] },
    }),
    mistake('street-shoes', {
      severity: 'critical',
      on: [{ code: 'B002', params: { to: 'clean' } }],
      if: { worn: 'boots' },
    }),
  ],
};
