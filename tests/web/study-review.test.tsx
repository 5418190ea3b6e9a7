import { MantineProvider } from '@mantine/core';
import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { beforeAll, expect, it } from 'vitest';
import type { AttemptResult } from '#shared/contracts/attempts.ts';
import { attempt, task } from '#tests/support/visible-attempt.ts';
import { ResultSummary } from '#web/features/results/result-summary.tsx';

beforeAll(() => i18next.use(initReactI18next).init({ lng: 'cimode' }));

const summaryOf = (result: AttemptResult) =>
  renderToStaticMarkup(
    <MantineProvider>
      <ResultSummary attempt={attempt('SELFCONTROL', [task('t1')])} result={result} />
    </MantineProvider>,
  );

const open = {
  mark: 0,
  maxMark: 20,
  percent: 0,
  passed: null,
  pendingReview: 3,
  failedCritical: 0,
};

it('what a teacher has yet to review is no bare nought', () => {
  const summary = summaryOf(open);
  expect(summary).toContain('verdict.inReview');
  expect(summary).toContain('facts.markSoFar');
  expect(summary).not.toMatch(/>0\s*%</);
});

it('once it is reviewed the ring says how much was reached', () => {
  const summary = summaryOf({ ...open, passed: false, pendingReview: 0 });
  expect(summary).toMatch(/>0\s*%</);
  expect(summary).not.toContain('facts.markSoFar');
});
