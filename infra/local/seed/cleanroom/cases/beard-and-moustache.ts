import type { CleanroomCase } from '#shared/domain/simulators/cleanroom/case.ts';
import { entering } from '../facility.ts';
import { bagWithCard, cleanStock, coat, coveralls, streetClothes } from '../stock.ts';

export const beardAndMoustache: CleanroomCase = {
  id: 'beard-and-moustache',
  version: 1,
  name: { ru: 'Борода и усы', en: 'Beard and moustache', ch: '胡须' },
  goal: {
    ru: 'Виктор носит бороду и усы и сбривать их не собирается. Оденьте его по правилам предприятия и проведите в транзитную зону.',
    en: 'Victor has a beard and a moustache and means to keep them. Dress him by the house rules and bring him to the transit zone.',
    ch: '维克托留着胡须，不打算剃掉。请按本厂规程为他更衣，并带他到过渡区。',
  },
  passMark: 80,
  profileId: 'standard',
  world: {
    facility: entering,
    person: {
      gender: 'man',
      location: 'entrance',
      side: 'street',
      sizes: { gloves: 'XL', mask: 'XL', coverall: 'XL' },
      aspects: ['beard', 'mustaches'],
      cell: 7,
    },
    items: [...streetClothes, ...coat, ...bagWithCard, ...cleanStock, ...coveralls],
    goal: 'transitNwp',
  },
  secret: { situations: [] },
};
