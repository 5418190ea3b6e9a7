import { describe, expect, it } from 'vitest';
import type { AuditEntry } from '#shared/contracts/audit.ts';
import type { BoardRow } from '#shared/contracts/execution-views.ts';
import { makeChange, peopleOf, rowsFor } from '#web/features/control/board/board-change.ts';
import { changesOf, peopleIn } from '#web/features/control/log/log-changes.ts';
import { executionName, executionPath } from '#web/features/control/names.ts';

const row = (id: string, more: Partial<BoardRow>): BoardRow =>
  ({ user: { id }, workId: 'work-1', state: 'NOT_STARTED', canReopen: false, ...more }) as BoardRow;

describe('actions of the board', () => {
  const rows = [
    row('waiting', {}),
    row('writing', { state: 'ACTIVE' }),
    row('timed-out', { state: 'FINISHED', canReopen: true }),
    row('submitted', { state: 'FINISHED' }),
  ];
  const idsFor = (action: 'extra' | 'finish' | 'reopen') =>
    rowsFor(action, rows).map(({ user }) => user.id);

  it('end only what is under way, and open again only what may be', () => {
    expect(idsFor('finish')).toEqual(['writing']);
    expect(idsFor('reopen')).toEqual(['timed-out']);
    expect(idsFor('extra')).toHaveLength(4);
  });

  it('give time to the same people in the same change, in whatever order their rows failed', async () => {
    const twice = [
      row('a', { workId: 'w1' }),
      row('b', { workId: 'w1' }),
      row('a', { workId: 'w2' }),
      row('b', { workId: 'w2' }),
    ];
    const said: string[] = [];
    const idOf = (change: unknown) => {
      said.push(JSON.stringify(change));
      return 'an id';
    };
    // No site answers here: every change fails.
    const give = (rows: BoardRow[]) =>
      makeChange(
        { action: 'extra', executionId: 'e', rows, lang: 'en', idOf },
        { reason: 'a reason', minutes: 5, groupId: '-' },
      );
    const failures = await give(twice);
    expect(new Set(failures.map((failure) => failure.row))).toEqual(new Set(twice));
    await give(failures.map((failure) => failure.row).toReversed());
    expect(new Set(said).size).toBe(1);
    expect(said[0]).toContain('"subjects":[{"type":"user","id":"a"},{"type":"user","id":"b"}]');
  });

  it('count who takes several works once', () => {
    const twice = [row('a', {}), row('a', { workId: 'work-2' }), row('b', {})];
    expect(peopleOf(twice).map((user) => user.id)).toEqual(['a', 'b']);
  });
});

describe('names of an execution', () => {
  it('are its own, else those of its works', () => {
    const works = [
      { id: 'a', name: 'Test', kind: 'TEST' as const },
      { id: 'b', name: 'Exam', kind: 'EXAM' as const },
    ];
    expect(executionName({ name: 'Autumn', works })).toBe('Autumn');
    expect(executionName({ name: '', works })).toBe('Test, Exam');
  });

  it('lead to its tabs', () => {
    expect(executionPath('e 1')).toBe('/update-control?id=e%201');
    expect(executionPath('e1', 'log')).toBe('/update-control?id=e1&tab=log');
  });
});

const entry = (
  action: AuditEntry['action'],
  before: AuditEntry['before'],
  after: AuditEntry['after'],
): AuditEntry => ({
  id: '01ARZ3NDEKTSV4RRFFQ69G5FAV',
  at: '2026-11-20T10:00:00.000Z',
  by: { id: 'teacher', name: 'Kamenev Sergey' },
  reason: '',
  ...{ action, before, after },
});

describe('the log', () => {
  const time = (iso: string) => ({ kind: 'time', iso });

  it('tells of a change of settings only what changed, the commission line by line', () => {
    const commission = { number: '8', chair: 'Ann', members: ['Bob'], reason: '' };
    const before = { name: 'A', workIds: ['w'], executionTime: 45, commission: null };
    const after = { name: 'A', workIds: ['w', 'v'], executionTime: 60, commission };
    expect(changesOf(entry('UPDATED', before, after))).toEqual([
      {
        what: { field: 'works' },
        before: { kind: 'names', of: 'work', ids: ['w'] },
        after: { kind: 'names', of: 'work', ids: ['w', 'v'] },
      },
      {
        what: { field: 'minutes' },
        before: { kind: 'minutes', count: 45 },
        after: { kind: 'minutes', count: 60 },
      },
      { what: { field: 'protocol' }, before: null, after: { kind: 'text', text: '8' } },
      { what: { field: 'chair' }, before: null, after: { kind: 'text', text: 'Ann' } },
      { what: { field: 'members' }, before: null, after: { kind: 'text', text: 'Bob' } },
    ]);
  });

  it('tells whose minutes grew, and from how many', () => {
    const given = entry('EXTRA_TIME', { 'group:g:1': 5 }, { 'group:g:1': 15, 'user:u': 10 });
    expect(changesOf(given)).toEqual([
      {
        what: { extraTime: { type: 'group', id: 'g:1' } },
        before: { kind: 'minutes', count: 5 },
        after: { kind: 'minutes', count: 15 },
      },
      {
        what: { extraTime: { type: 'user', id: 'u' } },
        before: null,
        after: { kind: 'minutes', count: 10 },
      },
    ]);
  });

  it('tells whose attempt was opened again, how it had ended and until when it is open', () => {
    const reopened = entry(
      'REOPENED',
      {
        status: 'FINISHED',
        userId: 'u',
        finishReason: 'TIME_EXPIRED',
        finishedAt: '2026-11-20T10:45:00.000Z',
      },
      { status: 'ACTIVE', deadline: '2026-11-20T11:00:00.000Z' },
    );
    expect(changesOf(reopened)).toEqual([
      { what: { field: 'person' }, before: null, after: { kind: 'names', of: 'user', ids: ['u'] } },
      { what: { field: 'finishedAt' }, before: null, after: time('2026-11-20T10:45:00.000Z') },
      {
        what: { field: 'finishReason' },
        before: null,
        after: { kind: 'finishReason', reason: 'TIME_EXPIRED' },
      },
      { what: { field: 'deadline' }, before: null, after: time('2026-11-20T11:00:00.000Z') },
    ]);
  });

  it('tells who was taken off, the mark of a review and the moved window', () => {
    expect(changesOf(entry('UNASSIGNED', { userIds: ['u'], groupIds: [] }, {}))).toEqual([
      { what: { field: 'people' }, before: { kind: 'names', of: 'user', ids: ['u'] }, after: null },
    ]);
    expect(
      changesOf(entry('REVIEWED', { taskId: 't', mark: 1 }, { taskId: 't', mark: 2 })),
    ).toEqual([
      {
        what: { field: 'mark' },
        before: { kind: 'number', value: 1 },
        after: { kind: 'number', value: 2 },
      },
    ]);
    const from = '2026-11-21T10:00:00.000Z';
    const to = '2026-11-20T10:00:00.000Z';
    expect(changesOf(entry('STARTED_NOW', { startDateTime: from }, { startDateTime: to }))).toEqual(
      [{ what: { field: 'start' }, before: time(from), after: time(to) }],
    );
  });

  it('tells whose task was reviewed, and whose late answer was taken', () => {
    const whose = {
      what: { field: 'person' },
      before: null,
      after: { kind: 'names', of: 'user', ids: ['u'] },
    };
    const reviewed = entry(
      'REVIEWED',
      { taskId: 't', userId: 'u', mark: null },
      { taskId: 't', mark: 2 },
    );
    expect(changesOf(reviewed)).toEqual([
      whose,
      { what: { field: 'mark' }, before: null, after: { kind: 'number', value: 2 } },
    ]);
    const accepted = entry('LATE_ANSWER_ACCEPTED', { taskId: 't', userId: 'u' }, { taskId: 't' });
    expect(changesOf(accepted)).toEqual([whose]);
    expect(peopleIn([reviewed, accepted])).toEqual(['u']);
  });

  it('tells from when students see their mistakes, and that an opening put it off', () => {
    const iso = '2026-11-20T12:00:00.000Z';
    const change = { what: { field: 'released' }, before: null, after: { kind: 'time', iso } };
    expect(changesOf(entry('RELEASED', { releasedAt: null }, { releasedAt: iso }))).toEqual([
      change,
    ]);
    expect(changesOf(entry('REOPENED', {}, { status: 'ACTIVE', releasedAt: iso }))).toEqual([
      change,
    ]);
  });

  it('says nothing of facts that it cannot read', () => {
    const odd = { name: 3, workIds: 'x', members: 4, finishReason: 'BORED', mark: '1' };
    expect(changesOf(entry('UPDATED', odd, {}))).toEqual([]);
  });

  it('knows the people whom it speaks of', () => {
    const entries = [
      entry('ASSIGNED', {}, { userIds: ['a', 'b'], groupIds: ['g'] }),
      entry('EXTRA_TIME', {}, { 'user:c': 5, 'group:g': 5 }),
      entry('ENDED', { status: 'ACTIVE', userId: 'a' }, { status: 'FINISHED' }),
    ];
    expect(peopleIn(entries)).toEqual(['a', 'b', 'c']);
  });
});
