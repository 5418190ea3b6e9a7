import type { CleanroomCase } from '#shared/domain/simulators/cleanroom/case.ts';
import { gowningRoom } from '../facility-variants.ts';
import { gowningRoomStock } from '../more-stock.ts';
import { bagWithCard, coat, coveralls, streetClothes } from '../stock.ts';

export const highTechEntry: CleanroomCase = {
  id: 'high-tech-entry',
  version: 1,
  name: {
    ru: 'Вход с двумя парами перчаток',
    en: 'Entry with two pairs of gloves',
    ch: '两双手套的进入方式',
  },
  goal: {
    ru: 'Здесь начинают с мытья рук и шапочки, а перчаток может быть две пары: в первой одеваются, во второй работают. Оденьтесь по этому порядку и пройдите в транзитную зону.',
    en: 'Here you begin with washing and the cap, and there may be two pairs of gloves: one to dress in, one to work in. Dress in this order and go to the transit zone.',
    ch: '这里先洗手、戴发罩，手套可以戴两双：一双用来更衣，一双用来工作。请按此顺序更衣并进入过渡区。',
  },
  passMark: 80,
  profileId: 'high-tech-conversions',
  world: {
    facility: gowningRoom,
    person: {
      gender: 'girl',
      location: 'entrance',
      side: 'street',
      sizes: { gloves: 'M', mask: 'M', coverall: 'L' },
      aspects: ['looseHair'],
      cell: 6,
    },
    items: [...streetClothes, ...coat, ...bagWithCard, ...gowningRoomStock, ...coveralls],
    goal: 'transitNwp',
  },
  secret: { situations: [] },
};
