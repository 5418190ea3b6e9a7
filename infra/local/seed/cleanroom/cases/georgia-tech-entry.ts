import type { CleanroomCase } from '#shared/domain/simulators/cleanroom/case.ts';
import { cardDoor } from '../facility-variants.ts';
import { gowningRoomStock } from '../more-stock.ts';
import { coat, coveralls, several, streetClothes } from '../stock.ts';

export const georgiaTechEntry: CleanroomCase = {
  id: 'georgia-tech-entry',
  version: 1,
  name: {
    ru: 'Вход по карте',
    en: 'Entry by card',
    ch: '刷卡进入',
  },
  goal: {
    ru: 'В этой лаборатории обувь чистят ещё до двери, дверь открывается картой, а своя спецодежда висит в раздевальной. Карта у вас на шее. Оденьтесь и пройдите в транзитную зону.',
    en: 'In this laboratory shoes are cleaned before the door, the door opens to a card, and your garments hang in the gowning room. The card is round your neck. Dress and go to the transit zone.',
    ch: '这个实验室要先在门外清洁鞋底，刷卡开门，自己的洁净服挂在更衣室里。门禁卡挂在您的脖子上。请更衣并进入过渡区。',
  },
  passMark: 80,
  profileId: 'georgia-tech',
  world: {
    facility: cardDoor,
    person: {
      gender: 'man',
      location: 'entrance',
      side: 'street',
      sizes: { gloves: 'L', mask: 'L', coverall: 'L' },
      aspects: [],
      cell: 1,
    },
    items: [
      ...streetClothes,
      ...coat,
      ...several('S013', 1, { at: 'worn' }),
      ...several('S004', 1, { at: 'worn' }),
      ...gowningRoomStock,
      ...coveralls,
    ],
    goal: 'transitNwp',
  },
  secret: { situations: [] },
};
