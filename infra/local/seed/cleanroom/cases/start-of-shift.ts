import type { CleanroomCase } from '#shared/domain/simulators/cleanroom/case.ts';
import { leaving } from '../facility.ts';
import { dressedFor } from '../more-stock.ts';

const sizes = { gloves: 'L', mask: 'M', coverall: 'L' } as const;

/** An alarm comes where nobody was told of one: neither name, id nor goal gives it away. */
export const startOfShift: CleanroomCase = {
  id: 'start-of-shift',
  version: 1,
  name: { ru: 'Начало смены', en: 'Start of the shift', ch: '上班' },
  goal: {
    ru: 'Вы одеты, смена начинается. Пройдите в транзитную зону и действуйте по правилам предприятия.',
    en: 'You are dressed and your shift begins. Go to the transit zone and follow the house rules.',
    ch: '您已穿戴完毕，开始上班。请进入过渡区，并遵守本厂规程。',
  },
  // Whoever leaves by the usual way has got out, but not as one should.
  passMark: 85,
  profileId: 'shift-rules',
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
    // No goal: where it ends is told before the start, and would give the alarm away.
    items: dressedFor(sizes),
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
