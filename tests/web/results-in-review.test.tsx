import i18next from 'i18next';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AttemptDetails, ResultRow } from '#shared/contracts/results.ts';
import { ResultRows } from '#web/features/results/result-rows.tsx';
import { AttemptHead } from '#web/features/teacher-results/attempt/attempt-head.tsx';

const result = (pendingReview: number) => ({
  mark: 3,
  maxMark: 20,
  percent: 15,
  passed: null,
  pendingReview,
  failedCritical: 0,
});

const times = { startedAt: '2026-10-01T12:00:00.000Z', finishedAt: '2026-10-01T12:30:00.000Z' };

const row = (pendingReview: number) =>
  ({
    ...times,
    id: 'a1',
    kind: 'PRACTICE',
    type: 'SELFCONTROL',
    result: result(pendingReview),
  }) as ResultRow;

const attempt = (pendingReview: number) =>
  ({ ...times, passMark: null, result: result(pendingReview) }) as unknown as AttemptDetails;

const shown = (element: ReturnType<typeof createElement>) =>
  renderToStaticMarkup(createElement(MemoryRouter, null, element));
const list = (pendingReview: number) =>
  shown(createElement(ResultRows, { rows: [row(pendingReview)], isStale: false }));
const head = (pendingReview: number) =>
  shown(createElement(AttemptHead, { attempt: attempt(pendingReview), names: false }));

describe('a result under review', () => {
  // The keys stand for the words.
  beforeAll(() => i18next.use(initReactI18next).init({ lng: 'cimode' }));

  it.each([
    ['list of the student', list],
    ['page of the teacher', head],
  ])('shows no percent as if it were final: %s', (_, page) => {
    expect(page(1)).toContain('markSoFar');
    expect(page(1)).not.toMatch(/15\s%/);
    expect(page(0)).not.toContain('markSoFar');
    expect(page(0)).toMatch(/15\s%/);
  });
});
