import type { BodyPoint } from '#shared/domain/simulators/cleanroom/case.ts';
import type { Profile } from '#shared/domain/simulators/cleanroom/profile.ts';
import type { StepWordId } from '../words/steps.ts';
import { mistake, step } from './build-profile.ts';
import { usualMistakes } from './usual-mistakes.ts';

/** What is wrong with the colleague of the case five-mistakes, and the step that names it. */
const wrong = [
  ['name-hair', 'hair'],
  ['name-mask', 'mask'],
  ['name-gloves', 'gloves'],
  ['name-shoes', 'shoes'],
  ['name-pocket', 'pocket'],
] as const satisfies (readonly [StepWordId, BodyPoint])[];

/** What is in order; whoever names it has not looked. */
const right = ['ears', 'wrist', 'sleeves'] as const satisfies BodyPoint[];

/** Looking a colleague over before the door of the clean zone. */
export const colleagueProfile: Profile = {
  id: 'five-mistakes',
  version: 1,
  name: { ru: 'Проверка коллеги', en: 'Checking a colleague', ch: '检查同事的穿戴' },
  origin: {
    ru: 'Взаимная проверка перед входом, по опубликованным правилам',
    en: 'Looking each other over before entry, drawn from published rules',
    ch: '进入前互相检查，综合已公布的规定',
  },
  sources: [
    'multilab.biz/faq/cleanroom_entrance_zones.htm (after W. Whyte): check before the mirror',
    'nano.indiana.edu, best practices',
    'ywccleanroom.yale.edu, policies',
  ],
  steps: wrong.map(([id, point]) =>
    step(id, { match: [{ code: 'C001', params: { point } }], severity: 'major', mark: 2 }),
  ),
  mistakes: [
    // Whoever looks another over is dressed as well.
    ...usualMistakes.filter(({ id }) =>
      ['item-on-floor', 'skin-with-gloves', 'wrongly-binned', 'door-left-open'].includes(id),
    ),
    mistake('false-naming', {
      severity: 'major',
      each: true,
      on: [{ code: 'C001', params: { point: [...right] } }],
    }),
  ],
};
