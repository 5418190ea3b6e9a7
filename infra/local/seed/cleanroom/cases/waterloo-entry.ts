import type { CleanroomCase } from '#shared/domain/simulators/cleanroom/case.ts';
import { gowningRoom } from '../facility-variants.ts';
import { gowningRoomStock } from '../more-stock.ts';
import { bagWithCard, coat, coveralls, streetClothes } from '../stock.ts';

export const waterlooEntry: CleanroomCase = {
  id: 'waterloo-entry',
  version: 1,
  name: {
    ru: 'Вход по правилам Уотерлу',
    en: 'Entry by the Waterloo procedure',
    ch: '按滑铁卢大学规程进入',
  },
  goal: {
    ru: 'Вы в гостях в лаборатории, где очки надевают раньше маски, а маску раньше шапочки. Скамьи здесь нет. Оденьтесь по местному порядку и пройдите в транзитную зону.',
    en: 'You visit a laboratory where glasses come before the mask and the mask before the cap. There is no bench. Dress by the local procedure and go to the transit zone.',
    ch: '您来到一个实验室，这里先戴护目镜再戴口罩，先戴口罩再戴发罩，没有更衣凳。请按当地规程更衣并进入过渡区。',
  },
  passMark: 80,
  profileId: 'waterloo',
  world: {
    facility: gowningRoom,
    person: {
      gender: 'girl',
      location: 'entrance',
      side: 'street',
      sizes: { gloves: 'S', mask: 'S', coverall: 'M' },
      aspects: [],
      cell: 2,
    },
    items: [...streetClothes, ...coat, ...bagWithCard, ...gowningRoomStock, ...coveralls],
    goal: 'transitNwp',
  },
  secret: { situations: [] },
};
