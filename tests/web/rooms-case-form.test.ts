import { describe, expect, it } from 'vitest';
import { cleanroomCases } from '#infra/local/seed/cleanroom/cases.ts';
import type { CleanroomCase } from '#shared/domain/simulators/cleanroom/case.ts';
import {
  caseWords,
  newSituation,
  situationOf,
  typedCase,
  worldWith,
} from '#web/features/rooms/cases/case-form.ts';

const caseOf = (id: string) => cleanroomCases.find((one) => one.id === id) as CleanroomCase;

describe('what is typed of a case', () => {
  it.each(cleanroomCases)('comes out as it went in: $id', (whole) => {
    const { name, goal, passMark, secret } = whole;
    const { situations } = secret;
    expect(caseWords(typedCase(whole))).toEqual({ name, goal, passMark, situations });
  });

  it('is sent without what was left open', () => {
    const typed = typedCase({ ...caseOf('dress-and-enter'), name: { ru: 'Задание', en: ' ' } });
    const alarm = newSituation([{ id: 'situation-1' }]);
    alarm.message.ru = 'Сирена';
    const sent = caseWords({ ...typed, situations: [alarm] });
    expect(sent.name).toEqual({ ru: 'Задание' });
    expect(sent.situations).toEqual([
      { id: 'situation-2', kind: 'evacuation', message: { ru: 'Сирена' }, when: {} },
    ]);
    const when = { location: 'locker', afterEvents: 0, takenOff: ['hat'] } as const;
    const full = { ...alarm, when: { ...when, takenOff: [...when.takenOff] } };
    expect(caseWords({ ...typed, situations: [full] }).situations[0]?.when).toEqual(when);
  });

  it('does not tell where a case with a surprise ends', () => {
    const { world } = caseOf('dress-and-enter');
    expect(world.goal).toBeDefined();
    expect(worldWith(world, [])).toEqual(world);
    expect(worldWith(world, ['alarm'])).toEqual({ ...world, goal: undefined });
    expect('goal' in worldWith(world, ['alarm'])).toBe(false);
  });

  it('a problem of a situation says at which', () => {
    expect(situationOf({ path: 'secret.situations.12' })).toBe(12);
    expect(situationOf({ path: 'profile.steps' })).toBeNull();
  });
});
