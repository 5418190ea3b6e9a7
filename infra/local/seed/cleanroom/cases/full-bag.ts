import type { CleanroomCase } from '#shared/domain/simulators/cleanroom/case.ts';
import { entering } from '../facility.ts';
import { bagWithCard, cleanStock, coveralls, several, streetClothes } from '../stock.ts';

const inBag = { at: 'bag' } as const;

export const fullBag: CleanroomCase = {
  id: 'full-bag',
  version: 1,
  name: { ru: 'Полная сумка', en: 'A full bag', ch: '满满一包' },
  goal: {
    ru: 'Сегодня с собой много вещей: обед, бутылка воды, ноутбук, телефон, что-то для записей, а в руке обёртка от перекуса. Решите, что с ними делать, переоденьтесь и пройдите в транзитную зону.',
    en: 'You have a lot with you today: lunch, a bottle of water, a laptop, a phone, something to write with, and the wrapper of a snack in your hand. Decide what to do with it all, dress and go to the transit zone.',
    ch: '今天您带了很多东西：午饭、一瓶水、笔记本电脑、手机、纸笔，手里还拿着零食包装纸。请决定怎么处理，然后更衣并进入过渡区。',
  },
  passMark: 80,
  profileId: 'standard',
  world: {
    facility: entering,
    person: {
      gender: 'man',
      location: 'entrance',
      side: 'street',
      sizes: { gloves: 'M', mask: 'L', coverall: 'L' },
      aspects: [],
      cell: 5,
    },
    items: [
      ...streetClothes,
      ...bagWithCard,
      ...(['S011', 'S012', 'S014', 'S015', 'S033', 'S034'] as const).flatMap((code) =>
        several(code, 1, inBag),
      ),
      ...several('S026', 1, { at: 'hand' }),
      ...cleanStock,
      ...coveralls,
    ],
    goal: 'transitNwp',
  },
  secret: { situations: [] },
};
