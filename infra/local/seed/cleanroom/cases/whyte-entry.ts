import type { CleanroomCase } from '#shared/domain/simulators/cleanroom/case.ts';
import { threeZones } from '../facility-variants.ts';
import { threeZonesStock } from '../more-stock.ts';
import { bagWithCard, coat, coveralls, several, streetClothes } from '../stock.ts';

export const whyteEntry: CleanroomCase = {
  id: 'whyte-entry',
  version: 1,
  name: {
    ru: 'Вход через три зоны (по Уайту)',
    en: 'Entry through three zones (Whyte)',
    ch: '三区进入（怀特）',
  },
  goal: {
    ru: 'На этом предприятии три зоны: подготовка, переодевание и входная зона за скамьёй. Одевайтесь сверху вниз, спецодежду надевайте в перчатках для одевания. Дойдите до транзитной зоны.',
    en: 'This site has three zones: pre-change, changing, and the entrance zone behind the bench. Dress from the top down and wear donning gloves for the garments. Get to the transit zone.',
    ch: '这里分三个区：预更衣区、更衣区和更衣凳后面的入口区。请从上到下更衣，戴更衣手套穿洁净服，走到过渡区。',
  },
  passMark: 80,
  profileId: 'whyte',
  world: {
    facility: threeZones,
    person: {
      gender: 'man',
      location: 'entrance',
      side: 'street',
      sizes: { gloves: 'XL', mask: 'L', coverall: 'XL' },
      aspects: ['beard'],
      cell: 3,
    },
    items: [
      ...streetClothes,
      ...coat,
      ...several('S035', 1, { at: 'worn' }),
      ...bagWithCard,
      ...threeZonesStock,
      ...coveralls,
    ],
    goal: 'transitNwp',
  },
  secret: { situations: [] },
};
