import { describe, expect, it, vi } from 'vitest';
import type { ExecutionView } from '#shared/contracts/execution-views.ts';
import { createExecution } from '#shared/contracts/executions.ts';
import {
  type ControlValues,
  controlResolver,
  isSameSettings,
  newValues,
  settingsOf,
  valuesOf,
} from '#web/features/control/form/control-values.ts';
import { readDraft, removeDraft, writeDraft } from '#web/features/control/form/draft.ts';
import { refusalsOf } from '#web/features/control/form/server-problems.ts';
import { loadAll } from '#web/features/control/load-all.ts';
import {
  institutionWindow,
  momentText,
  relativeText,
  windowText,
} from '#web/features/control/times.ts';
import { windowSummary } from '#web/features/control/window-summary.ts';
import { memoryStorage } from '#web/lib/local-keys.ts';

const now = Date.parse('2026-11-20T09:20:00.000Z');
const spaces = (text: string) => text.replaceAll(/\s/g, ' ');
const values = (more: Partial<ControlValues> = {}): ControlValues => ({
  ...newValues(now),
  workIds: ['work-1'],
  groupIds: ['group-1'],
  ...more,
});

describe('form of an execution', () => {
  const resolve = controlResolver(createExecution.body, (typed) => ({
    ...settingsOf(typed),
    groupIds: typed.groupIds,
    userIds: typed.userIds,
  }));
  const check = (typed: ControlValues) =>
    resolve(typed, undefined, { fields: {}, shouldUseNativeValidation: false } as never);
  const codesOf = async (typed: ControlValues) =>
    Object.fromEntries(
      Object.entries((await check(typed)).errors).map(([name, error]) => [
        name,
        (error as { type: string }).type,
      ]),
    );

  it('begins at the next full hour that is not too soon, for two hours', () => {
    const { startDateTime, endDateTime } = newValues(now);
    expect(startDateTime).toBe('2026-11-20T10:00:00.000Z');
    expect(endDateTime).toBe('2026-11-20T12:00:00.000Z');
    const late = Date.parse('2026-11-20T09:50:00.000Z');
    expect(newValues(late).startDateTime).toBe('2026-11-20T11:00:00.000Z');
  });

  it('sends times in UTC, and no commission where every line of it is empty', async () => {
    const commission = { number: ' ', chair: '', members: ['', '  '], reason: '' };
    const { values: body } = await check(values({ commission, name: ' Autumn ' }));
    expect(body).toEqual({
      name: 'Autumn',
      workIds: ['work-1'],
      startDateTime: '2026-11-20T10:00:00.000Z',
      endDateTime: '2026-11-20T12:00:00.000Z',
      executionTime: 45,
      commission: null,
      groupIds: ['group-1'],
      userIds: [],
    });
  });

  it('keeps the lines of a commission that say something', async () => {
    const commission = { number: '8', chair: '', members: [' Ann ', ''], reason: '' };
    const { values: body } = await check(values({ commission }));
    expect(body).toMatchObject({ commission: { ...commission, members: ['Ann'] } });
  });

  it('names what is missing, and an end before the start', async () => {
    const { startDateTime } = values();
    expect(
      await codesOf(values({ workIds: [], executionTime: null, endDateTime: startDateTime })),
    ).toEqual({
      workIds: 'too_small',
      executionTime: 'required',
      endDateTime: 'not_after_start',
    });
    expect(await codesOf(values({ startDateTime: null }))).toEqual({ startDateTime: 'required' });
  });

  it('comes back from a stored execution as it was sent', () => {
    const typed = values({ name: 'Autumn' });
    const view = {
      ...settingsOf(typed),
      works: [{ id: 'work-1', name: 'Exam', kind: 'EXAM' }],
    } as unknown as ExecutionView;
    expect(isSameSettings(valuesOf(view), typed)).toBe(true);
    expect(isSameSettings(valuesOf(view), { ...typed, executionTime: 46 })).toBe(false);
  });
});

describe('draft', () => {
  it('is kept with the id of what it will become, until that is made', () => {
    const storage = memoryStorage();
    const draft = { id: '01ARZ3NDEKTSV4RRFFQ69G5FAV', values: values() };
    writeDraft(storage, 'draft', draft);
    expect(readDraft(storage, 'draft')).toEqual(draft);
    removeDraft(storage, 'draft');
    expect(readDraft(storage, 'draft')).toBeNull();
  });

  it.each(['', '{', 'null', '{"id":"a"}', '{"id":"a","values":{"name":1}}'])(
    'is none when %j lies there',
    (text) => {
      const storage = memoryStorage();
      storage.setItem('draft', text);
      expect(readDraft(storage, 'draft')).toBeNull();
    },
  );

  it('breaks nothing where the storage refuses', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const refuse = () => {
      throw new Error('full');
    };
    const storage = { getItem: refuse, setItem: refuse, removeItem: refuse };
    writeDraft(storage, 'draft', { id: 'a', values: values() });
    removeDraft(storage, 'draft');
    expect(readDraft(storage, 'draft')).toBeNull();
    expect(warn).toHaveBeenCalledTimes(2);
    warn.mockRestore();
  });
});

describe('fields that the server refused', () => {
  it('are found by their path, with the number of the value in a list', () => {
    const fields = ['workIds', 'name', 'commission.members', 'endDateTime'];
    const errors = [
      { path: 'body.workIds.1', code: 'unknown' },
      { path: 'body.commission.members.0', code: 'too_big' },
      { path: 'body.endDateTime', code: 'not_after_start' },
      { path: 'query.lang', code: 'invalid' },
      { path: 'body.names', code: 'invalid' },
    ];
    expect(refusalsOf(errors, fields)).toEqual([
      { field: 'workIds', code: 'unknown', index: 1 },
      { field: 'commission.members', code: 'too_big', index: 0 },
      { field: 'endDateTime', code: 'not_after_start', index: null },
    ]);
  });
});

describe('what a window means', () => {
  const window = {
    startDateTime: '2026-11-20T10:00:00.000Z',
    endDateTime: '2026-11-20T12:00:00.000Z',
  };

  it('says until when who starts first has time, and who still has all of it', () => {
    expect(windowSummary({ ...window, executionTime: 45 })).toEqual({
      kind: 'whole',
      firstUntil: '2026-11-20T10:45:00.000Z',
      lastFullStart: '2026-11-20T11:15:00.000Z',
    });
    expect(windowSummary({ ...window, executionTime: 120 })).toMatchObject({ kind: 'whole' });
  });

  it('warns where nobody gets all the minutes', () => {
    expect(windowSummary({ ...window, executionTime: 121 })).toEqual({
      kind: 'short',
      minutes: 120,
    });
  });

  it('says nothing of half a window, or of one that ends before it begins', () => {
    expect(windowSummary({ ...window, endDateTime: null, executionTime: 45 })).toBeNull();
    expect(windowSummary({ ...window, executionTime: null })).toBeNull();
    expect(
      windowSummary({ ...window, endDateTime: window.startDateTime, executionTime: 1 }),
    ).toBeNull();
  });
});

describe('times', () => {
  const start = '2026-11-20T10:00:00.000Z';
  const end = '2026-11-20T12:00:00.000Z';

  it('show a window with one date where it stays within a day', () => {
    expect(spaces(windowText(start, end, 'en', 'UTC'))).toBe('Nov 20, 2026, 10:00 AM – 12:00 PM');
    expect(spaces(windowText(start, end, 'ru', 'Europe/Moscow'))).toBe(
      '20 нояб. 2026 г., 13:00–15:00',
    );
  });

  it("explain the institution's clocks only where they show something else", () => {
    const window = { start, end };
    expect(institutionWindow(window, 'en', null, 'UTC')).toBeNull();
    expect(institutionWindow(window, 'en', 'Europe/Moscow', 'Europe/Moscow')).toBeNull();
    // Another name, the same clocks.
    expect(institutionWindow(window, 'en', 'Europe/Minsk', 'Europe/Moscow')).toBeNull();
    expect(spaces(institutionWindow(window, 'en', 'Asia/Tokyo', 'UTC') ?? '')).toBe(
      'Nov 20, 2026, 7:00 – 9:00 PM (Asia/Tokyo)',
    );
  });

  it('name the day only where it is another one', () => {
    const noon = new Date(2026, 10, 20, 12).toISOString();
    const later = new Date(2026, 10, 20, 13).toISOString();
    const nextDay = new Date(2026, 10, 21, 13).toISOString();
    expect(spaces(momentText(later, noon, 'en'))).toBe('1:00 PM');
    expect(spaces(momentText(nextDay, noon, 'en'))).toBe('Nov 21, 2026, 1:00 PM');
  });

  it.each([
    ['2026-11-20T09:19:30.000Z', 'now'],
    ['2026-11-20T09:17:01.000Z', '2 minutes ago'],
    ['2026-11-20T06:00:00.000Z', '3 hours ago'],
    ['2026-11-22T10:00:00.000Z', 'in 2 days'],
  ])('say how long ago %s was: %s', (iso, words) => {
    expect(relativeText(iso, now, 'en')).toBe(words);
  });
});

describe('a list that is loaded as a whole', () => {
  it('asks page by page until everything is there', async () => {
    const asked: string[] = [];
    const rows = await loadAll(async ({ page }) => {
      asked.push(page);
      return { content: [Number(page) * 2, Number(page) * 2 + 1], totalElements: 5 };
    });
    expect(asked).toEqual(['0', '1', '2']);
    expect(rows).toEqual([0, 1, 2, 3, 4, 5]);
    expect(await loadAll(async () => ({ content: [] }))).toEqual([]);
  });
});
