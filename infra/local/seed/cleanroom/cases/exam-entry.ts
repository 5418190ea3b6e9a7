import type { CleanroomCase } from '#shared/domain/simulators/cleanroom/case.ts';
import { entering } from '../facility.ts';
import {
  bagWithCard,
  cleanStock,
  coat,
  coveralls,
  earrings,
  several,
  streetClothes,
} from '../stock.ts';

/** The exercise of the practical exam, which is used nowhere else: whoever practises meets another start. */
export const examEntry: CleanroomCase = {
  id: 'exam-entry',
  version: 1,
  name: {
    ru: 'Экзамен: вход в чистую зону',
    en: 'Exam: entering the clean zone',
    ch: '考试：进入洁净区',
  },
  goal: {
    ru: 'Вы пришли на смену с улицы. Подготовьтесь к работе по правилам предприятия, пройдите в транзитную зону и завершите упражнение.',
    en: 'You come to your shift from the street. Get ready for work by the house rules, go to the transit zone and finish the exercise.',
    ch: '您从室外来上班。请按本厂规程做好准备，进入过渡区，然后结束练习。',
  },
  passMark: 80,
  profileId: 'standard',
  world: {
    facility: entering,
    person: {
      gender: 'girl',
      location: 'entrance',
      side: 'street',
      sizes: { gloves: 'M', mask: 'S', coverall: 'M' },
      aspects: ['looseHair'],
      cell: 6,
    },
    items: [
      ...streetClothes,
      ...coat,
      ...earrings,
      ...bagWithCard,
      ...several('S012', 1, { at: 'bag' }),
      ...cleanStock,
      ...coveralls,
    ],
    goal: 'transitNwp',
  },
  secret: { situations: [] },
};
