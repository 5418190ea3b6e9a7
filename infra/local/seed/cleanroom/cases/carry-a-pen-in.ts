import type { CleanroomCase } from '#shared/domain/simulators/cleanroom/case.ts';
import { entering } from '../facility.ts';
import { dressedFor } from '../more-stock.ts';
import { several } from '../stock.ts';

const sizes = { gloves: 'M', mask: 'M', coverall: 'L' } as const;
const onTable = { at: 'furniture', id: 'dressing-table' } as const;
const onShelf = { at: 'furniture', id: 'dressing-gloves' } as const;

export const carryAPenIn: CleanroomCase = {
  id: 'carry-a-pen-in',
  version: 1,
  name: { ru: 'Передать ручку', en: 'Hand over a pen', ch: '递笔' },
  goal: {
    ru: 'Вы одеты и держите в руке ручку для чистой зоны: её ждёт коллега внутри. Передайте её по правилам через транзитную зону.',
    en: 'You are dressed and hold a cleanroom pen that a colleague inside is waiting for. Hand it over through the transit zone as the rules ask.',
    ch: '您已穿好洁净服，手里拿着一支洁净笔，里面的同事正等着用。请按规定经过渡区把它递进去。',
  },
  passMark: 80,
  profileId: 'carrying-in',
  world: {
    facility: entering,
    person: {
      gender: 'man',
      location: 'dressing',
      side: 'clean',
      sizes,
      aspects: [],
      cleanHands: true,
      cell: 3,
    },
    items: [
      ...dressedFor(sizes),
      ...several('S036', 1, { at: 'hand' }),
      ...several('S016', 1, onTable),
      ...several('S017', 1, onTable),
      // For who takes off what is worn once.
      ...several('S019', 2, onShelf),
      ...several('S023', 2, onShelf),
    ],
    goal: 'transitNwp',
  },
  secret: { situations: [] },
};
