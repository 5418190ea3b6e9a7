import type { Profile } from '#shared/domain/simulators/cleanroom/profile.ts';
import { mistake, step } from './build-profile.ts';

/** Leaving in an alarm: at once, in the garments, by the nearest exit. */
export const evacuationProfile: Profile = {
  id: 'evacuation',
  version: 1,
  name: { ru: 'Действия при тревоге', en: 'In an alarm', ch: '警报时的行动' },
  origin: {
    ru: 'Правила предприятия при тревоге, составлены по опубликованным порядкам эвакуации',
    en: 'House rules for an alarm, drawn from published evacuation procedures',
    ch: '本厂警报规定，综合已公布的疏散规程',
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
      match: [{ code: 'L007' }],
      severity: 'critical',
      mark: 6,
    }),
    step('no-undressing', {
      forbidden: true,
      match: [{ code: 'A003', params: { from: 'worn' } }],
      severity: 'critical',
      mark: 0,
    }),
  ],
  mistakes: [
    mistake('undressed-in-alarm', {
      severity: 'critical',
      on: [{ code: 'A003', params: { from: 'worn' } }],
      if: { alarm: true },
      folds: ['no-undressing'],
    }),
    mistake('wrong-exit', {
      severity: 'major',
      on: [{ code: 'L005' }],
      if: { alarm: true },
    }),
  ],
};
