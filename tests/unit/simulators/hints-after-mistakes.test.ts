import { describe, expect, it } from 'vitest';
import { cleanroomCases } from '#infra/local/seed/cleanroom/cases.ts';
import { seededRandom } from '#shared/domain/seeded-random.ts';
import { available } from '#shared/domain/simulators/cleanroom/available.ts';
import type { CleanroomCase } from '#shared/domain/simulators/cleanroom/case.ts';
import { adviceOf } from '#shared/domain/simulators/cleanroom/coach.ts';
import type { Verdict } from '#shared/domain/simulators/cleanroom/evaluate.ts';
import { bestWay } from '#shared/domain/simulators/cleanroom/foresight.ts';
import type { CleanroomState } from '#shared/domain/simulators/cleanroom/state.ts';
import { goTo } from '#shared/domain/simulators/cleanroom/ways.ts';
import type { Played } from '#shared/domain/simulators/kernel/machine.ts';
import { type Action, finishCode } from '#shared/domain/simulators/kernel/run.ts';
import {
  asked,
  beginningOf,
  chainIn,
  hintedOn,
  judged,
  reachedOn,
  runUpTo,
  wentOn,
} from '#tests/support/cleanroom-hints.ts';
import { doneOn, expectedOf, named, rightSteps } from '#tests/support/cleanroom-right-run.ts';
import { caseOf, profileOf, put, take } from '#tests/support/cleanroom-shipped.ts';
import { act } from '#tests/support/cleanroom-world.ts';

const expectedIn = (one: CleanroomCase) => expectedOf(one, profileOf(one.profileId));

/** How many runs of each case are drawn. */
const drawn = Number(process.env.HINTED_RUNS ?? 4);

describe('whoever follows the hints after actions of their own', () => {
  it.each(cleanroomCases.map((one) => [one.id, one] as const))(
    'comes to an end in %s that is no worse than going on without them',
    (_, one) => {
      const expected = expectedIn(one);
      const { matter, goal } = expected;
      for (let seed = 1; seed <= drawn; seed += 1) {
        const random = seededRandom(seed * 7919);
        let before = beginningOf(expected, random());
        for (let strays = 1 + Math.floor(random() * 3); strays > 0; strays -= 1) {
          const options = available(matter, before.state).filter(
            ({ refusal, action }) => !refusal && action.code !== finishCode,
          );
          const option = options[Math.floor(random() * options.length)];
          if (option) before = doneOn(matter, before, [...option.before, option.action]);
        }
        const { played, isEnded } = hintedOn(expected, before);
        const verdict = judged(expected, played);
        const without = judged(expected, wentOn(expected, before));
        const said = `seed ${seed}: ${named(verdict)}; without hints ${named(without)}`;
        expect(isEnded, said).toBe(true);
        if (goal && goTo(matter, played.state, goal)) {
          expect(played.state.person.location, said).toBe(goal);
        }
        expectNoWorse(verdict, without, said);
      }
    },
    600_000,
  );
});

/** Of two that pass the one with fewer mistakes is better, otherwise the one with more marks. */
function expectNoWorse(verdict: Verdict, without: Verdict, said: string) {
  expect(Number(verdict.passed), said).toBeGreaterThanOrEqual(Number(without.passed));
  if (verdict.passed !== without.passed) return;
  expect(verdict.percent, said).toBeGreaterThanOrEqual(without.percent);
  if (!verdict.passed) return;
  expect(verdict.mistakes.length, said).toBeLessThanOrEqual(without.mistakes.length);
}

describe('whoever has forgotten two steps and follows the hints then', () => {
  it.each(cleanroomCases.map((one) => [one.id, one] as const))(
    'comes to an end in %s that is no worse than going on without them, and no worse than stopping',
    (_, one) => {
      const expected = expectedIn(one);
      const ids = rightSteps(chainIn(expected)).map(({ id }) => id);
      for (let seed = 1; seed <= drawn; seed += 1) {
        const random = seededRandom(seed * 6007);
        const drawFrom = (some: readonly string[]) =>
          some[Math.floor(random() * some.length)] as string;
        const reached = 2 + Math.floor(random() * (ids.length - 1));
        const skip = [0, 1].map(() => drawFrom(ids.slice(0, reached)));
        const before = runUpTo(expected, ids[reached] ?? null, skip);
        const { played, isEnded } = hintedOn(expected, before);
        const verdict = judged(expected, played);
        const without = judged(expected, wentOn(expected, before));
        const stopped = judged(expected, before);
        const said = `${skip} before ${ids[reached]}: ${named(verdict)}; without hints ${named(without)}`;
        expect(isEnded, said).toBe(true);
        expectNoWorse(verdict, without, said);
        if (!stopped.passed) {
          expect(verdict.percent, said).toBeGreaterThanOrEqual(stopped.percent);
        }
      }
    },
    600_000,
  );
});

/** What a run that was right up to a step and then spoiled comes to by hints alone. */
function hinted(id: string, upTo: string | null, actions: Action[], skip: string[] = []) {
  const expected = expectedIn(caseOf(id));
  const before = reachedOn(expected, runUpTo(expected, upTo, skip), actions);
  const { played, isEnded } = hintedOn(expected, before);
  expect(isEnded).toBe(true);
  return judged(expected, played);
}

describe('a step that was forgotten', () => {
  it.each([
    ['leave-the-clean-zone', 'shut-door', 'wash-after', 'late:shut-door'],
    ['leave-the-clean-zone', 'mask-off', null, 'missing:mask-off'],
    ['whyte-entry', 'sticky-mat', 'hood', 'missing:sticky-mat'],
    ['georgia-tech-entry', 'shoe-cleaner', 'coat-off', 'missing:shoe-cleaner'],
  ])('%s: %s costs its own mark, and no more, before %s', (id, forgotten, upTo, said) => {
    const verdict = hinted(id, upTo, [], [forgotten]);
    expect(named(verdict)).toEqual([said]);
    expect(verdict.passed).toBe(true);
  });
});

describe('two steps that were forgotten', () => {
  it.each([
    ['hat-off', ['late:shut-door', 'missing:hat-off']],
    ['mask-off', ['late:shut-door', 'missing:mask-off']],
  ])('leave-the-clean-zone: %s and shutting the door do not lead to and fro', (forgotten, said) => {
    const verdict = hinted('leave-the-clean-zone', 'wash-after', [], [forgotten, 'shut-door']);
    expect(named(verdict)).toEqual(said);
    expect(verdict.passed).toBe(true);
  });

  it.each([
    ['exam-entry', 'overboots'],
    ['after-the-street', 'overboots'],
    ['after-the-street', 'mask'],
  ])('%s: what is to be done again after undressing for the %s is not forgotten', (id, step) => {
    const verdict = hinted(id, 'enter', [], ['tie-hair', step]);
    expect(named(verdict)).toEqual(['late:tie-hair', 'tooEarly:gloves']);
  });
});

describe('a key card that lies on the street', () => {
  it.each(['dress-and-enter', 'beard-and-moustache'])(
    '%s: is fetched before anybody goes where it is needed',
    (id) => {
      const dropped = [act('L007'), take('S013-1'), act('A022', { item: 'S013-1' }), act('L001')];
      const verdict = hinted(id, 'footwear', dropped);
      expect(named(verdict)).toEqual(['item-on-floor']);
      expect(verdict.passed).toBe(true);
    },
  );
});

describe('whoever asks for a hint where nothing passes any more, or all seems done', () => {
  const shut = act('D001', { door: 'door-dressing-transit', open: false });
  const point = (at: string) => act('C001', { point: at });
  const idle = [act('L006'), act('C002'), act('W006'), act('W006'), shut, act('L005')];
  const binned = [take('S020-1'), put('A031', 'S020-1', 'dressing-bin')];
  const gone = [act('L004'), act('B002'), act('L002'), act('L001'), act('L007')];
  const looked = [point('pocket'), point('ears'), act('L006'), shut];
  it.each<[string, string, Action[], number]>([
    ['start-of-shift', 'is led out of the alarm', idle, 80],
    ['start-of-shift', 'is led on to the alarm', binned, 80],
    ['start-of-shift', 'is led back in from the street', gone, 100],
    ['five-mistakes', 'is led back to the colleague, and has the door shut again', looked, 80],
  ])('%s: %s', (id, _, actions, percent) => {
    const expected = expectedIn(caseOf(id));
    const { played } = hintedOn(expected, reachedOn(expected, beginningOf(expected, 0), actions));
    expect(judged(expected, played).percent).toBe(percent);
  });
});

describe('a garment that was forgotten', () => {
  it.each([
    ['dress-and-enter', 'hat', 'glasses'],
    ['dress-and-enter', 'hat', 'enter'],
    ['dress-and-enter', 'mask', 'enter'],
    ['dress-and-enter', 'hood', 'enter'],
    ['dress-and-enter', 'overboots', 'enter'],
    ['waterloo-entry', 'mask', 'enter'],
    ['high-tech-entry', 'coverall', 'enter'],
  ])('%s: whoever asks for hints undresses for the %s, and passes, before %s', (id, step, upTo) => {
    const verdict = hinted(id, upTo, [], [step]);
    expect(verdict.passed).toBe(true);
    expect(verdict.mistakes).toEqual([]);
    expect(verdict.percent).toBeGreaterThan(90);
  });

  it('is put on late rather than not at all, where nothing passes any more', () => {
    expect(named(hinted('high-tech-entry', 'enter', [], ['hat']))).toEqual(['late:hat']);
  });
});

describe('a garment that was taken off with a pen to carry in', () => {
  const down = put('A041', 'S036-1', 'dressing-rack');
  const off = (item: string) => put('A041', item, 'dressing-rack');
  const binned = put('A031', 'S019-1', 'dressing-bin');
  it.each<[string, Action[]]>([
    ['glasses', [off('S029-1')]],
    ['overboots', [off('S030-1')]],
    ['a hood', [off('S028-1')]],
    ['gloves in the bin', [binned]],
    ['all of them', [binned, off('S029-1'), off('S028-1'), off('S030-1')]],
  ])('%s: is put on again, and the pen taken up again for the door', (_, actions) => {
    const lying = hinted('carry-a-pen-in', 'enter', [down, ...actions]);
    expect(named(lying)).toEqual([]);
    const held = hinted('carry-a-pen-in', 'enter', [down, ...actions, take('S036-1')]);
    expect(named(held)).toEqual([]);
    expect(held).toMatchObject({ percent: 100, passed: true });
  });

  it('is a new one where it is worn once and a new one lies there', () => {
    const mask = put('A043', 'S023-1', 'dressing-gloves');
    const verdict = hinted('carry-a-pen-in', 'wipe-pen', [down, mask]);
    expect(named(verdict)).toEqual([]);
    expect(verdict).toMatchObject({ percent: 100, passed: true });
  });
});

describe('whoever took the shoes off', () => {
  it.each([
    ['high-tech-entry', 'hat'],
    ['high-tech-entry', 'mask'],
    ['waterloo-entry', 'glasses'],
  ])('%s: puts them on again before %s, and washes for the garments that come', (id, upTo) => {
    expect(hinted(id, upTo, [take('S002-1')]).percent).toBe(100);
  });
});

describe('bag and coat that were laid down before the locker room', () => {
  it.each([
    ['dress-and-enter', []],
    ['high-tech-entry', []],
    ['waterloo-entry', []],
    ['whyte-entry', []],
    // The page has the coat off after the shoe covers.
    ['georgia-tech-entry', ['tooEarly:coat-off']],
  ])('%s: the bag goes on the shoulder, so that the hand carries the coat', (id, said) => {
    const expected = expectedIn(caseOf(id));
    const laid = ['S004-1', 'S008-1'].map((item) => put('A013', item, 'entrance-shelf'));
    const { played, isEnded } = hintedOn(
      expected,
      reachedOn(expected, beginningOf(expected, 0), laid),
    );
    expect(isEnded).toBe(true);
    expect(named(judged(expected, played))).toEqual(said);
  });
});

describe('several own things that were laid down before the locker room', () => {
  /** A run that begins with own things on the shoe shelf of the entrance; what was in the way of one lies there already. */
  const laid = (id: string, items: readonly string[]) => {
    const expected = expectedIn(caseOf(id));
    const before = items.reduce(
      (run, item) => {
        const where = run.state.items[item]?.where;
        const isThere = where?.at === 'furniture' && where.id === 'entrance-shelf';
        return isThere ? run : reachedOn(expected, run, [put('A013', item, 'entrance-shelf')]);
      },
      beginningOf(expected, 0),
    );
    return { expected, before };
  };
  const [bag, shirt, coat, earrings, watch] = [
    'S004-1',
    'S005-1',
    'S008-1',
    'S009-1',
    'S035-1',
  ] as const;

  it.each([
    ['dress-and-enter', [bag, coat, shirt], []],
    ['after-the-street', [coat, earrings], []],
    ['full-bag', ['S011-1', 'S012-1', 'S015-1'], []],
    ['whyte-entry', [coat, watch], []],
    ['high-tech-entry', [bag, coat, shirt], []],
    ['georgia-tech-entry', [bag, coat, shirt], ['tooEarly:coat-off']],
  ])('%s: %j are carried to their places one after another', (id, items, said) => {
    const { expected, before } = laid(id, items as string[]);
    const { played, isEnded } = hintedOn(expected, before);
    expect(isEnded).toBe(true);
    const verdict = judged(expected, played);
    expect(named(verdict)).toEqual(said);
    expect(verdict.passed).toBe(true);
  });

  const on = (item: string): Action => ({ code: 'A001', params: { item } });
  const inCell = (item: string): Action => ({
    code: 'A011',
    params: { item, place: 'locker-lockers', cell: 6 },
  });
  const onShelf = [bag, coat, shirt].map((item) => put('A013', item, 'entrance-shelf'));
  it.each([
    [
      'exam-entry',
      [on('S001-entrance-1'), put('A013', earrings, 'entrance-shelf'), inCell(bag)],
      [put('A012', coat, 'locker-hanger'), on(coat)],
    ],
    ['high-tech-entry', [inCell(shirt)], [put('A021', 'S002-1', 'locker-bench')]],
  ])('%s: who follows hints is not led to and fro', (id, ...several) => {
    const expected = expectedIn(caseOf(id));
    const before = reachedOn(expected, beginningOf(expected, 0), [...onShelf, ...several.flat()]);
    const { played, isEnded } = hintedOn(expected, before);
    expect(isEnded).toBe(true);
    expect(judged(expected, played).passed).toBe(true);
  });

  const entries = cleanroomCases.filter(({ world }) =>
    world.items.some(({ code, where }) => code === 'S008' && where.at === 'worn'),
  );
  it.each(entries.map(({ id, world }) => [id, world.items] as const))(
    '%s: any three are no reason for a mistake',
    (id, things) => {
      const own = things
        .filter(({ code, where }) => where.at !== 'furniture' && code !== 'S007')
        .map((one) => one.id);
      for (let seed = 1; seed <= drawn; seed += 1) {
        const random = seededRandom(seed * 4001);
        const left = [...own];
        while (left.length > 3) left.splice(Math.floor(random() * left.length), 1);
        const { expected, before } = laid(id, left);
        const said = `seed ${seed}: ${left}`;
        const { verdict } = bestWay(expected, before);
        expectNoWorse(verdict, judged(expected, wentOn(expected, before)), said);
      }
    },
    600_000,
  );
});

describe('shoe covers from behind a door without a way back', () => {
  it('stay on, also where nothing passes any more and all else comes off', () => {
    const expected = expectedIn(caseOf('high-tech-entry'));
    const before = runUpTo(expected, 'gloves', ['tie-hair', 'wash-hands']);
    const { played, isEnded } = hintedOn(expected, before);
    expect(isEnded).toBe(true);
    expect(played.state.items['S001-locker-1']?.where).toEqual({ at: 'worn' });
    expect(named(judged(expected, played))).toEqual(['hands-unwashed', 'late:tie-hair']);
  });
});

describe('shoe covers that were taken off behind the bench', () => {
  const covers = 'S001-entrance-1';
  it.each([
    ['dress-and-enter', 'mask'],
    ['dress-and-enter', 'enter'],
    ['full-bag', 'gloves'],
  ])('%s: are put on a second time, where no new ones are, before %s', (id, upTo) => {
    const laid = hinted(id, upTo, [put('A042', covers, 'dressing-table')]);
    expect(named(laid)).toEqual(['worn-twice']);
    expect(laid.passed).toBe(true);
    const held = hinted(id, upTo, [take(covers)]);
    expect(named(held)).toEqual(['worn-twice']);
  });
});

describe('a hint that was not followed', () => {
  it('is given again: a bottle wiped is no hand wiped', () => {
    const expected = expectedIn(caseOf('dress-and-enter'));
    const wiping = (played: Played<CleanroomState>) =>
      adviceOf(expected, asked(expected, played))?.action;
    const touched = reachedOn(expected, runUpTo(expected, 'clean-hands'), [act('W006')]);
    const atTable = doneOn(expected.matter, touched, [wiping(touched) as Action]);
    expect(wiping(atTable)).toEqual(act('W004'));
    const wiped = doneOn(expected.matter, asked(expected, atTable), [
      act('W004', { item: 'S016-dressing-1' }),
    ]);
    expect(wiping(wiped)).toEqual(act('W004'));
  });
});

describe('new gloves in the hand', () => {
  it('go back to the clean ones, and not into the bin', () => {
    const expected = expectedIn(caseOf('dress-and-enter'));
    const before = reachedOn(expected, runUpTo(expected, 'coverall'), [take('S020-dressing-1')]);
    expect(adviceOf(expected, before)?.action).toEqual(
      put('A043', 'S020-dressing-1', 'dressing-gloves'),
    );
  });
});

describe('gloves of the wrong size', () => {
  it('go into the bin once they were worn, and not back to the clean ones', () => {
    const expected = expectedIn(caseOf('dress-and-enter'));
    const wrong = act('A001', { item: 'S018-dressing-1', grip: 'inside' });
    const before = reachedOn(expected, runUpTo(expected, 'gloves'), [wrong]);
    const { played } = hintedOn(expected, before);
    expect(judged(expected, played).percent).toBe(100);
    expect(played.state.items['S018-dressing-1']?.where).toEqual({
      at: 'furniture',
      id: 'dressing-bin',
    });
  });
});

describe('a coat that was forgotten', () => {
  it.each(['dress-and-enter', 'beard-and-moustache', 'torn-garment'])(
    '%s: in front of the bench it is laid down rather than worn or carried over it',
    (id) => {
      const expected = expectedIn(caseOf(id));
      const coat = expected.matter.world.items.find(({ code }) => code === 'S008');
      expect(coat?.where).toEqual({ at: 'worn' });
      // Behind it there is no way back to the lockers.
      const door = act('L004', { door: 'door-locker-separate' });
      const verdict = hinted(id, 'cross-bench', [door], ['coat-off']);
      expect(verdict).toMatchObject({ passed: true, criticalMiss: false });
      const held = hinted(id, 'cross-bench', [door, take(coat?.id ?? '')], ['coat-off']);
      expect(held).toMatchObject({ passed: true, criticalMiss: false });
    },
  );
});

describe('what is in the hand or lies about', () => {
  const open = (isOpen: boolean) => act('D001', { door: 'door-dressing-transit', open: isOpen });
  it.each<[string, string, string | null, Action[]]>([
    ['carry-a-pen-in', 'a pen on the rack', 'enter', [put('A041', 'S036-1', 'dressing-rack')]],
    ['carry-a-pen-in', 'a pen on the table', 'wipe-pen', [put('A042', 'S036-1', 'dressing-table')]],
    ['start-of-shift', 'glasses in the hand', 'enter', [take('S029-1')]],
    [
      'start-of-shift',
      'a hood on the bench, boots in the hand',
      'enter',
      [take('S028-1'), put('A021', 'S028-1', 'dressing-bench'), take('S030-1')],
    ],
    ['dress-and-enter', 'a shirt at the bench', 'cross-bench', [take('S005-1')]],
    ['georgia-tech-entry', 'a bag in the hand', 'shoe-covers', [take('S004-1')]],
    [
      'georgia-tech-entry',
      'a card on the shelf',
      'card',
      [put('A013', 'S013-1', 'entrance-shelf')],
    ],
    [
      'leave-the-clean-zone',
      'a coverall on the bench',
      'coverall-off',
      [put('A021', 'S027-1', 'dressing-bench')],
    ],
    [
      'leave-the-clean-zone',
      'a mask on the table',
      'mask-off',
      [put('A042', 'S022-1', 'dressing-table')],
    ],
    [
      'leave-the-clean-zone',
      'jeans on the shelf, a shirt in the hand',
      'wash-after',
      [put('A013', 'S006-1', 'separate-shelf'), take('S005-1')],
    ],
  ])('%s: %s is put away or on in time', (id, _, upTo, actions) => {
    const verdict = hinted(id, upTo, actions);
    expect(named(verdict)).toEqual([]);
    expect(verdict.percent).toBe(100);
  });

  it('a step back over the bench, or out of the room, is made good', () => {
    expect(hinted('leave-the-clean-zone', 'boots-on', [act('B002')]).percent).toBe(100);
    expect(hinted('georgia-tech-entry', 'coat-off', [act('L001')]).percent).toBe(100);
  });

  it('a door that was opened and shut before its time is shut in the end', () => {
    const verdict = hinted(
      'carry-a-pen-in',
      null,
      [],
      ['wipe-pen', 'enter', 'pen-in-pass-box', 'shut-door'],
    );
    expect(verdict.percent).toBe(100);
    const early = hinted('carry-a-pen-in', 'wipe-pen', [open(true), open(false)]);
    expect(early.mistakes).toEqual([]);
    expect(early.passed).toBe(true);
  });

  it('a door that no step asks to shut is shut', () => {
    expect(hinted('five-mistakes', null, [open(true)]).percent).toBe(100);
  });

  it('overboots put on before the coverall are taken off, and the run passes', () => {
    const early = act('A001', { item: 'S030-dressing-1', grip: 'inside' });
    expect(hinted('dress-and-enter', 'coverall', [early]).passed).toBe(true);
  });

  it.each(['dress-and-enter', 'whyte-entry', 'exam-entry'])(
    '%s: soiled hands are cleaned before a garment is touched',
    (id) => {
      const verdict = hinted(id, 'hat', [act('W006')]);
      expect(verdict.mistakes.map(({ mistakeId }) => mistakeId)).not.toContain('hands-soiled');
      expect(verdict.soiled).toEqual([]);
    },
  );
});
