import type { CleanroomCase } from '#shared/domain/simulators/cleanroom/case.ts';
import { entering } from '../facility.ts';
import { bagWithCard, cleanStock, coat, coveralls, several, streetClothes } from '../stock.ts';

const onShelf = { at: 'furniture', id: 'dressing-gloves' } as const;
const onRack = { at: 'furniture', id: 'dressing-rack' } as const;

/** In front lies what somebody has put back wrongly; the sound things are behind it. */
const inFront = [
  { id: 'S027-front', code: 'S027', where: onRack, size: 'M', condition: 'damaged' },
  { id: 'S023-front', code: 'S023', where: onShelf, condition: 'used' },
  { id: 'S019-front', code: 'S019', where: onShelf, condition: 'used' },
] as const satisfies CleanroomCase['world']['items'];

export const tornGarment: CleanroomCase = {
  id: 'torn-garment',
  version: 1,
  name: { ru: 'Что лежит сверху', en: 'What lies in front', ch: '放在最前面的' },
  goal: {
    ru: 'Прошлая смена торопилась и сложила спецодежду как попало. Оденьтесь по правилам предприятия, внимательно выбирая вещи, и пройдите в транзитную зону.',
    en: 'The last shift was in a hurry and left the garments in disorder. Dress by the house rules, choosing with care, and go to the transit zone.',
    ch: '上一班走得匆忙，洁净服放得很乱。请按本厂规程更衣，仔细挑选，然后进入过渡区。',
  },
  passMark: 80,
  profileId: 'standard',
  world: {
    facility: entering,
    person: {
      gender: 'girl',
      location: 'entrance',
      side: 'street',
      sizes: { gloves: 'M', mask: 'M', coverall: 'M' },
      aspects: [],
      cell: 1,
    },
    items: [
      ...streetClothes,
      ...coat,
      ...bagWithCard,
      ...inFront,
      ...cleanStock,
      ...several('S010', 1, onShelf).map((item) => ({ ...item, id: 'S010-spare' })),
      ...coveralls,
    ],
    goal: 'transitNwp',
  },
  secret: { situations: [] },
};
