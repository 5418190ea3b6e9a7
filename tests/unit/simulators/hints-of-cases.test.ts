import { describe, expect, it } from 'vitest';
import { cleanroomCases } from '#infra/local/seed/cleanroom/cases.ts';
import { tryAll } from '#shared/domain/simulators/cleanroom/available.ts';
import type { CleanroomCase } from '#shared/domain/simulators/cleanroom/case.ts';
import { cleanroom } from '#shared/domain/simulators/cleanroom/cleanroom-machine.ts';
import { adviceOf } from '#shared/domain/simulators/cleanroom/coach.ts';
import { evaluate } from '#shared/domain/simulators/cleanroom/evaluate.ts';
import { opening } from '#shared/domain/simulators/kernel/machine.ts';
import { type Action, finishCode } from '#shared/domain/simulators/kernel/run.ts';
import { doneOn, expectedOf, named } from '#tests/support/cleanroom-right-run.ts';
import { caseOf, profileOf } from '#tests/support/cleanroom-shipped.ts';
import { act } from '#tests/support/cleanroom-world.ts';

/** Does what the hints say to the end; `stray` comes between, as soon as it is possible. */
function hinted(one: CleanroomCase, stray: Action[] = []) {
  const expected = expectedOf(one, profileOf(one.profileId));
  const { matter } = expected;
  let played = opening(cleanroom, matter, 0);
  const left = [...stray];
  for (let count = 0; count < 200 && !played.state.finished; count += 1) {
    const [astray] = left;
    const way = astray && tryAll(matter, played.state, [astray]).refusal === null ? astray : null;
    if (way) left.shift();
    const action = way ?? adviceOf(expected, played)?.action ?? { code: finishCode, params: {} };
    played = doneOn(matter, played, [action]);
  }
  return { left, verdict: evaluate(expected, played) };
}

describe('whoever follows every hint of a case that ships', () => {
  it.each(cleanroomCases.map((one) => [one.id, one] as const))('does %s rightly', (_, one) => {
    const { verdict } = hinted(one);
    expect(named(verdict)).toEqual([]);
    expect(verdict).toMatchObject({ percent: 100, passed: true });
  });

  const locker = [act('P001', { place: 'locker-bench' })];
  const lay = (item: string) => act('A021', { item, place: 'locker-bench' });
  const onShelf = (item: string) => act('A013', { item, place: 'entrance-shelf' });
  it.each<[string, string, Action[]]>([
    ['dress-and-enter', 'a coat in the hand', [act('A003', { item: 'S004-1' })]],
    ['dress-and-enter', 'bag and coat on the bench', [...locker, lay('S004-1'), lay('S008-1')]],
    ['after-the-street', 'a bag on the shoe shelf', [onShelf('S004-1')]],
    ['after-the-street', 'earrings on the bench', [...locker, lay('S009-1')]],
    ['after-the-street', 'a watch in the hand', [act('A003', { item: 'S035-1' })]],
    ['after-the-street', 'all jewellery', [...locker, lay('S009-1'), lay('S035-1'), lay('S004-1')]],
    ['dress-and-enter', 'the key card', [...locker, lay('S013-1')]],
    ['full-bag', 'an apple out of the bag', [...locker, lay('S011-1'), lay('S034-1')]],
  ])('%s: %s is put away in the end', (id, _, stray) => {
    const { left, verdict } = hinted(caseOf(id), stray);
    expect(left).toEqual([]);
    expect(named(verdict)).toEqual([]);
    expect(verdict).toMatchObject({ percent: 100, passed: true });
  });
});
