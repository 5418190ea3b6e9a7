import type { CleanroomCase } from '#shared/domain/simulators/cleanroom/case.ts';
import { entering } from '../facility.ts';
import { bagWithCard, cleanStock, coat, coveralls, streetClothes } from '../stock.ts';

export const dressAndEnter: CleanroomCase = {
  id: 'dress-and-enter',
  version: 1,
  name: {
    ru: 'Переодеться и войти',
    en: 'Dress and enter',
    ch: '更衣并进入',
  },
  goal: {
    ru: 'Вы пришли с улицы. Переоденьтесь по правилам предприятия, пройдите в транзитную зону и завершите упражнение.',
    en: 'You come from the street. Dress by the house rules, go to the transit zone and finish the exercise.',
    ch: '您从室外到达。请按本厂规程更衣，进入过渡区，然后结束练习。',
  },
  passMark: 80,
  profileId: 'standard',
  world: {
    facility: entering,
    person: {
      gender: 'man',
      location: 'entrance',
      side: 'street',
      sizes: { gloves: 'L', mask: 'L', coverall: 'L' },
      aspects: [],
      cell: 4,
    },
    items: [...streetClothes, ...coat, ...bagWithCard, ...cleanStock, ...coveralls],
    goal: 'transitNwp',
  },
  secret: { situations: [] },
};
