import type { CleanroomCase } from '#shared/domain/simulators/cleanroom/case.ts';
import { leaving } from '../facility.ts';
import { dressedFor } from '../more-stock.ts';
import { several } from '../stock.ts';

const sizes = { gloves: 'S', mask: 'S', coverall: 'M' } as const;

export const leaveTheCleanZone: CleanroomCase = {
  id: 'leave-the-clean-zone',
  version: 1,
  name: { ru: 'Конец смены', en: 'End of the shift', ch: '下班离开' },
  goal: {
    ru: 'Смена окончена, вы вышли в транзитную зону. Разденьтесь так, чтобы спецодежду можно было надеть снова, и выйдите на улицу. Ваша обувь стоит в зоне разделения.',
    en: 'Your shift is over and you stand in the transit zone. Undress so that the garments can be worn again, and go outside. Your shoes are in the separation zone.',
    ch: '您已下班，来到过渡区。请脱下洁净服，使其还能再穿，然后走到室外。您的鞋在隔离区。',
  },
  passMark: 80,
  profileId: 'leaving',
  world: {
    facility: leaving,
    person: {
      gender: 'girl',
      location: 'transitNwp',
      side: 'clean',
      sizes,
      aspects: [],
      cleanHands: true,
      cell: 8,
    },
    items: [
      ...dressedFor(sizes),
      ...several('S002', 1, { at: 'furniture', id: 'separate-shelf' }),
      ...several('S008', 1, { at: 'furniture', id: 'locker-hanger' }),
      ...several('S004', 1, { at: 'furniture', id: 'locker-lockers', cell: 8 }),
      ...several('S013', 1, { at: 'bag' }),
    ],
    goal: 'out',
  },
  secret: { situations: [] },
};
