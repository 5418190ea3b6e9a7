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

export const afterTheStreet: CleanroomCase = {
  id: 'after-the-street',
  version: 1,
  name: { ru: 'Прямо с улицы', en: 'Straight from the street', ch: '刚从室外进来' },
  goal: {
    ru: 'Анна спешит на смену прямо со встречи с друзьями. Подготовьте её к работе в чистой зоне и проведите в транзитную зону.',
    en: 'Anna hurries to her shift straight from meeting friends. Get her ready for work in the clean zone and bring her to the transit zone.',
    ch: '安娜刚和朋友聚会完就赶来上班。请帮她做好进入洁净区工作的准备，并带她到过渡区。',
  },
  passMark: 80,
  profileId: 'standard',
  world: {
    facility: entering,
    person: {
      gender: 'girl',
      location: 'entrance',
      side: 'street',
      sizes: { gloves: 'S', mask: 'M', coverall: 'M' },
      aspects: ['makeup', 'looseHair'],
      cell: 2,
    },
    items: [
      ...streetClothes,
      ...coat,
      ...earrings,
      ...several('S035', 1, { at: 'worn' }),
      ...bagWithCard,
      ...cleanStock,
      ...coveralls,
    ],
    goal: 'transitNwp',
  },
  secret: { situations: [] },
};
