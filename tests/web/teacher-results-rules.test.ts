import { describe, expect, it } from 'vitest';
import type { MatrixRow } from '#shared/contracts/results.ts';
import { attemptPath, changeAddress, readAddress } from '#web/features/teacher-results/address.ts';
import { gapPieces, shapesOf } from '#web/features/teacher-results/answer-parts.ts';
import { changesOf } from '#web/features/teacher-results/attempt/audit-words.ts';
import { itemVerdict, reliabilityOf } from '#web/features/teacher-results/by-work/item-words.ts';
import {
  type MatrixSort,
  nextSort,
  sortedRows,
} from '#web/features/teacher-results/by-work/matrix-order.ts';
import { personNumbers } from '#web/features/teacher-results/person-names.ts';
import { createChangeIds } from '#web/lib/change-ids.ts';
import { personName } from '#web/ui/person-name.ts';

describe('address of the results', () => {
  const read = (query: string) => readAddress(new URLSearchParams(query));

  it('begins with the list, names and the last attempts; what somebody typed is never wrong', () => {
    const begun = {
      view: 'list',
      workId: null,
      executionId: null,
      attempts: 'last',
      taskId: null,
      names: true,
    };
    expect(read('')).toEqual(begun);
    expect(read('view=nonsense&attempts=0&workIds=,&names=on')).toEqual(begun);
  });

  it('holds everything that was chosen and leaves out what is as at the beginning', () => {
    const query = 'view=work&workIds=w1&execution=e1&attempts=best&task=t1&names=off';
    const { view, attempts, executionId, taskId, names } = read(query);
    const again = changeAddress(new URLSearchParams('workIds=w1'), {
      ...{ view, attempts, executionId, taskId, names },
    });
    expect(readAddress(again)).toEqual(read(query));
    expect(changeAddress(again, { view: 'list', attempts: 'last', names: true }).toString()).toBe(
      'workIds=w1&execution=e1&task=t1',
    );
  });

  it('another work forgets the execution and the task of the one before, another view the page', () => {
    const query = new URLSearchParams('workIds=w1,w2&execution=e&task=t&groupIds=g&page=3');
    expect(changeAddress(query, { workId: 'w3' }).toString()).toBe('workIds=w3&groupIds=g&page=3');
    expect(changeAddress(query, { view: 'reviews' }).has('page')).toBe(false);
  });

  it('leads to the answer in an attempt, and keeps names hidden on the way', () => {
    expect(attemptPath('a1', true, 't1')).toBe('/results-user/a1#task-t1');
    expect(attemptPath('a1', false)).toBe('/results-user/a1?names=off');
  });
});

describe('order of the matrix', () => {
  const row = (id: string, mark: number, cells: MatrixRow['cells'], maxMark = 10) =>
    ({ id, result: { mark, maxMark }, cells }) as MatrixRow;
  const right = { status: 'SUCCESS', mark: 2 } as const;
  const partly = { status: 'PARTIALLY_CORRECT', mark: 1 } as const;
  const wrong = { status: 'FAILURE', mark: 0 } as const;
  const rows = [
    row('c', 5, [right, wrong]),
    row('a', 9, [wrong, null]),
    row('b', 5, [partly, right]),
    row('d', 4, [{ status: 'NOT_STARTED', mark: 0 }, partly], 5),
  ];
  const order = (by: MatrixSort['by'], desc: boolean) =>
    sortedRows(rows, { by, desc }, (a, b) => a.id.localeCompare(b.id))
      .map(({ id }) => id)
      .join('');

  it('is by name both ways', () => {
    expect(order('name', false)).toBe('abcd');
    expect(order('name', true)).toBe('dcba');
  });

  it('is by the share of the marks, equals by name', () => {
    expect(order('mark', true)).toBe('adbc');
    expect(order('mark', false)).toBe('bcda');
  });

  it('is by a task from unanswered to right; who did not have the task stands last both ways', () => {
    expect(order(0, false)).toBe('dabc');
    expect(order(0, true)).toBe('cbad');
    expect(order(1, false)).toBe('cdba');
    expect(order(1, true)).toBe('bdca');
  });

  it('a press on a head sorts the best first for marks, A to Z for others, then turns', () => {
    expect(nextSort({ by: 'name', desc: false }, 'mark')).toEqual({ by: 'mark', desc: true });
    expect(nextSort({ by: 'mark', desc: true }, 3)).toEqual({ by: 3, desc: false });
    expect(nextSort({ by: 3, desc: false }, 3)).toEqual({ by: 3, desc: true });
  });
});

describe('words for the figures', () => {
  const task = { attempts: 30, facility: 0.6, itemRest: 0.3, discriminationIndex: 0.3 };

  it.each([
    ['tooFew', { attempts: 29, itemRest: null, discriminationIndex: null }],
    ['tooFew', { facility: null }],
    ['negative', { discriminationIndex: -0.1, facility: 0.95 }],
    ['negative', { itemRest: -0.2 }],
    ['tooEasy', { facility: 0.9 }],
    ['tooHard', { facility: 0.2 }],
    ['alike', { discriminationIndex: null, itemRest: null }],
    ['weak', { discriminationIndex: 0.19 }],
    ['fair', {}],
    ['good', { discriminationIndex: 0.4 }],
  ] as const)('a task is %s', (verdict, more) => {
    expect(itemVerdict({ ...task, ...more })).toBe(verdict);
  });

  it.each([
    [null, 'unknown'],
    [-0.3, 'poor'],
    [0.5, 'low'],
    [0.7, 'fair'],
    [0.83, 'good'],
    [0.9, 'excellent'],
  ] as const)('an alpha of %s is %s', (alpha, word) => {
    expect(reliabilityOf(alpha)).toBe(word);
  });
});

describe('ids of changes', () => {
  it('what is sent again unchanged keeps its id; another content or an accepted change gets a new one', () => {
    let made = 0;
    const ids = createChangeIds(() => String(++made));
    expect([ids.idOf({ mark: 1 }), ids.idOf({ mark: 1 })]).toEqual(['1', '1']);
    expect(ids.idOf({ mark: 2 })).toBe('2');
    expect(ids.idOf({ mark: 1 })).toBe('1');
    ids.done();
    expect(ids.idOf({ mark: 2 })).toBe('3');
  });

  it('where the last word counts, going back to an earlier mark is another change', () => {
    let made = 0;
    const ids = createChangeIds(() => String(++made), { replaces: true });
    const given = [{ mark: 1 }, { mark: 1 }, { mark: 2 }, { mark: 1 }].map(ids.idOf);
    expect(given).toEqual(['1', '1', '2', '3']);
  });
});

describe('people', () => {
  it('stand by last name; one person has one number', () => {
    expect(personName({ lastName: 'Орлов', name: 'Дмитрий' })).toBe('Орлов Дмитрий');
    expect(personName({ lastName: 'user-1', name: '' })).toBe('user-1');
    expect([...personNumbers([{ id: 'b' }, { id: 'a' }, { id: 'b' }])]).toEqual([
      ['b', 1],
      ['a', 2],
    ]);
  });
});

describe('pieces of answers', () => {
  it('are the shapes of a drawing and the pieces of a text with gaps', () => {
    const shapes = [{ kind: 'point' as const, points: [{ x: 0, y: 1 }] }];
    expect(shapesOf({ shapes })).toBe(shapes);
    expect(shapesOf('text')).toEqual([]);
    expect(gapPieces('{{1}} and {{2}}.')).toEqual([
      { gap: 0 },
      { words: ' and ' },
      { gap: 1 },
      { words: '.' },
    ]);
  });
});

describe('log in words', () => {
  it('reads what an entry changed, and nothing of what it does not know', () => {
    expect(changesOf({ before: { mark: 1 }, after: { taskId: 't1', mark: 2 } })).toEqual({
      ...{ taskId: 't1', mark: 2, markBefore: 1, deadline: null },
    });
    expect(changesOf({ before: {}, after: { deadline: 5, status: 'ACTIVE' } })).toEqual({
      ...{ taskId: null, mark: null, markBefore: null, deadline: null },
    });
  });
});
