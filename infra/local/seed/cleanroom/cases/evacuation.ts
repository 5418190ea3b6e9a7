import type { CleanroomCase } from '#shared/domain/simulators/cleanroom/case.ts';
import { leaving } from '../facility.ts';
import { dressedFor } from '../more-stock.ts';

const sizes = { gloves: 'L', mask: 'M', coverall: 'L' } as const;

export const evacuation: CleanroomCase = {
  id: 'evacuation',
  version: 1,
  name: { ru: 'Начало смены', en: 'Start of the shift', ch: '上班' },
  goal: {
    ru: 'Вы одеты и готовы к работе. Пройдите в транзитную зону и дальше действуйте по обстановке.',
    en: 'You are dressed and ready for work. Go to the transit zone and then act as the situation asks.',
    ch: '您已穿戴完毕，准备上班。请进入过渡区，之后根据情况行动。',
  },
  // Whoever leaves by the usual way has got out, but not as one should.
  passMark: 85,
  profileId: 'evacuation',
  world: {
    facility: leaving,
    person: {
      gender: 'man',
      location: 'dressing',
      side: 'clean',
      sizes,
      aspects: [],
      cleanHands: true,
      cell: 4,
    },
    items: dressedFor(sizes),
    goal: 'out',
  },
  secret: {
    situations: [
      {
        id: 'gas-alarm',
        kind: 'evacuation',
        message: {
          ru: 'Воет сирена, мигает красный маяк: в производственной зоне газовая тревога. Рядом работают ещё двое и не оборачиваются.',
          en: 'A siren howls and a red beacon flashes: gas alarm in the production zone. Two others are working near you and do not turn round.',
          ch: '警笛响起，红灯闪烁：生产区发生气体报警。旁边还有两个人在干活，没有回头。',
        },
        when: { location: 'transitNwp' },
      },
    ],
  },
};
