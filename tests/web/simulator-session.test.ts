import { expect, it } from 'vitest';
import { dressAndEnter } from '#infra/local/seed/cleanroom/cases/dress-and-enter.ts';
import { standardProfile } from '#infra/local/seed/cleanroom/profiles/standard.ts';
import { cleanroom } from '#shared/domain/simulators/cleanroom/cleanroom-machine.ts';
import { adviceOf } from '#shared/domain/simulators/cleanroom/coach.ts';
import {
  finishCode,
  hintCode,
  maxActions,
  maxEvents,
  type RunEvent,
} from '#shared/domain/simulators/kernel/run.ts';
import { createCleanroomSession } from '#web/simulators/runs/cleanroom-session.ts';

const { world, secret, passMark } = dressAndEnter;
const matter = { world, situations: secret.situations };

/** A session of TRAINING in which this many hints were asked for. */
function sessionAfter(hints: number) {
  const saved: RunEvent[] = [];
  const session = createCleanroomSession({
    ...{ ...matter, seed: 0, isTraining: true, elapsed: () => 0 },
    events: Array.from({ length: hints }, (_, i) => ({
      ...{ seq: i + 1, atMs: 0, code: hintCode, params: {} },
    })),
    onEvents: (done) => saved.push(...done),
  });
  return { session, saved };
}

const touchFace = { code: 'W006', params: {} };
const finish = { code: finishCode, params: {} };

it('a run that has become too long says so of all but the finish, and keeps nothing that the server refuses', () => {
  const { session, saved } = sessionAfter(maxActions - 1);
  expect(session.perform([touchFace])).toBeNull();
  const refusals = () => session.view().refused?.refusal.reason;
  expect(session.perform([touchFace])?.reason).toBe('tooLong');
  session.undo();
  expect(refusals()).toBe('tooLong');
  session.askHint();
  expect(refusals()).toBe('tooLong');
  const { options } = session.view();
  const possible = options.filter(({ refusal }) => refusal === null);
  expect(possible.map(({ action }) => action)).toEqual([finish]);
  expect(options.some(({ refusal }) => refusal?.reason === 'tooLong')).toBe(true);
  expect(session.perform([finish])).toBeNull();
  expect(session.view().played.state.finished).toBe(true);
  expect(saved.map(({ seq, code }) => [seq, code])).toEqual([
    [maxActions, touchFace.code],
    [maxEvents, finishCode],
  ]);
});

it('walking somewhere and doing something there takes two places', () => {
  const walking = (hints: number) =>
    sessionAfter(hints)
      .session.view()
      .options.filter(({ before }) => before.length > 0);
  expect(walking(maxActions - 2).some(({ refusal }) => refusal === null)).toBe(true);
  const late = walking(maxActions - 1);
  expect(late.length).toBeGreaterThan(0);
  expect(late.every(({ refusal }) => refusal?.reason === 'tooLong')).toBe(true);
});

it('a hint near the end is the hint that it is at the beginning', () => {
  const adviceAfter = (hints: number) => {
    const start = cleanroom.start(matter, 0);
    const expected = { profile: standardProfile, matter, start, goal: world.goal, passMark };
    return adviceOf(expected, sessionAfter(hints).session.view().played);
  };
  expect(adviceAfter(0)).not.toBeNull();
  expect(adviceAfter(maxActions)).toEqual(adviceAfter(0));
});
