import {
  deedCodes,
  locationCodes,
  putCodes,
  takeCodes,
} from '#shared/domain/simulators/cleanroom/codes.ts';
import type { Profile } from '#shared/domain/simulators/cleanroom/profile.ts';
import { mistake, step } from './build-profile.ts';
import { undressedInside } from './usual-mistakes.ts';

/** Three deeds beside warning and leaving are forgiven: whoever is startled may press something twice. */
const dallying = 4;

/** Whoever is outside is safe, and holds nobody up. */
const inside = Object.keys(locationCodes).filter((location) => location !== 'out');

const idleCodes = [...Object.values(deedCodes), ...Object.values(takeCodes), ...putCodes];

/** Leaving in an alarm: at once, in the garments, by the nearest exit. */
export const shiftRules: Profile = {
  id: 'shift-rules',
  version: 1,
  // What is to come is told by neither name nor origin: both are shown beforehand.
  name: { ru: 'Правила для смены', en: 'Rules for the shift', ch: '当班规程' },
  origin: {
    ru: 'Правила предприятия для смены, составлены по опубликованным порядкам',
    en: 'House rules for the shift, drawn from published procedures',
    ch: '本厂当班规定，综合已公布的规程',
  },
  sources: [
    'epfl.ch, CMi, Emergency procedures',
    'fens.sabanciuniv.edu, Clean Room Evacuation Procedure',
  ],
  steps: [
    step('enter', { match: [{ code: 'L006' }], severity: 'minor', mark: 1 }),
    step('warn-others', {
      after: ['enter'],
      match: [{ code: 'C002' }],
      severity: 'major',
      mark: 3,
    }),
    step('leave-now', {
      after: ['warn-others'],
      match: [{ code: 'L007', params: { alarm: true } }],
      severity: 'critical',
      mark: 6,
    }),
    step('no-undressing', {
      forbidden: true,
      match: [{ code: 'A003', params: { from: 'worn', alarm: true, location: { oneOf: inside } } }],
      severity: 'critical',
      mark: 0,
    }),
  ],
  mistakes: [
    undressedInside,
    // In an alarm cleanliness no longer counts.
    mistake('skin-with-gloves', {
      severity: 'major',
      on: [{ code: 'W006', params: { alarm: false } }],
      if: { worn: 'gloves' },
    }),
    mistake('undressed-in-alarm', {
      severity: 'critical',
      on: [{ code: 'A003', params: { from: 'worn', location: inside } }],
      if: { alarm: true },
      folds: ['no-undressing'],
    }),
    mistake('wrong-exit', {
      severity: 'major',
      on: [{ code: 'L005', params: { location: 'transitNwp' } }],
      if: { alarm: true },
    }),
    mistake('returned-in-alarm', {
      severity: 'critical',
      on: [{ code: 'L001', params: { location: 'out', alarm: true } }],
    }),
    mistake('dallied-in-alarm', {
      severity: 'major',
      on: idleCodes.map((code) => ({ code, params: { idle: dallying } })),
    }),
  ],
};
