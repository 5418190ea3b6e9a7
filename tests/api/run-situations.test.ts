import { describe, expect, it } from 'vitest';
import { type RunView, runViewSchema } from '#shared/contracts/runs.ts';
import { cleanroom } from '#shared/domain/simulators/cleanroom/cleanroom-machine.ts';
import type { Matter } from '#shared/domain/simulators/cleanroom/situation-rules.ts';
import { replay } from '#shared/domain/simulators/kernel/machine.ts';
import type { RunEvent } from '#shared/domain/simulators/kernel/run.ts';
import { stateHash } from '#shared/domain/simulators/kernel/state-hash.ts';
import { apiOfTests } from '#tests/support/api.ts';
import { attemptsOf } from '#tests/support/attempts.ts';
import { actionOf, alarm, caseTask, newCleanroom, runsOf } from '#tests/support/cleanroom.ts';
import { newStudy, type Study } from '#tests/support/study.ts';
import { exampleTask } from '#tests/support/tasks.ts';

const api = apiOfTests();
const attempts = attemptsOf(api);
const runs = runsOf(api);
const { begin, append, get } = runs;

/** The exercise of the demo institution with an alarm that sounds in the transit zone. */
const evacuation = (): Promise<Study> =>
  newStudy(api, [caseTask('start-of-shift'), exampleTask('SINGLECHOICE', 'choice')]);

/** A student with an attempt of this mode and a run in it. */
const begun = async (study: Study, type?: string) => ({
  study,
  ...(await runs.begun(study, type)),
});

/** These actions as events from a number on. */
const eventsOf = (from: number, ...codes: string[]): RunEvent[] =>
  codes.map((code, i) => ({ ...actionOf(code), seq: from + i }));

const [enter, back, warn, leave] = ['L006', 'L005', 'C002', 'L007'] as const;
const offline = { isOffline: true };

/** Ends the attempt and reads the run as its teacher does. */
async function judged({ study, student, attemptId, runId }: Awaited<ReturnType<typeof begun>>) {
  await attempts.finish(student, attemptId);
  const { body } = await get(await study.teacher(), runId);
  expect(runViewSchema.safeParse(body).success).toBe(true);
  return body as RunView;
}

const mistakes = ({ verdict }: RunView) => verdict.mistakes.map(({ mistakeId }) => mistakeId);

/** What a browser makes of a run by what it was told. */
const playedBy = (world: Matter['world'], situations: Matter['situations'], events: RunEvent[]) =>
  stateHash(replay(cleanroom, { world, situations }, 0, events, false).played.state);

describe('a situation', () => {
  it('is told when it is due and not before, and lasts over a reload', async () => {
    const room = await newCleanroom(api, [alarm]);
    const { perfect } = await newCleanroom(api);
    const { student, attemptId, runId, run } = await begun(room.study);
    expect(run.situations).toEqual([]);
    const { body: two } = await append(student, runId, perfect.slice(0, 2));
    expect(two.situations).toEqual([]);
    const { body: three } = await append(student, runId, perfect.slice(2, 3));
    const { when: _, ...face } = alarm;
    expect(three.situations).toEqual([{ ...face, sinceSeq: 3 }]);
    expect((await begin(student, attemptId)).body.situations).toEqual(three.situations);
    // The browser knows only what was told, and comes to the same state.
    const own = replay(
      cleanroom,
      { world: run.world, situations: three.situations },
      run.seed,
      perfect.slice(0, 3),
      false,
    );
    expect(stateHash(own.played.state)).toBe(three.hash);
  });
});

describe('outside TRAINING a situation begins when the person could know of it', () => {
  it('what was done without network before the reply is not judged by it', async () => {
    const one = await begun(await evacuation());
    const blind = eventsOf(1, enter, back, enter);
    const { body } = await append(one.student, one.runId, blind, offline);
    expect(body.situations).toMatchObject([{ id: 'gas-alarm', sinceSeq: 3 }]);
    expect(playedBy(one.run.world, body.situations, blind)).toBe(body.hash);
    const rest = eventsOf(4, warn, leave, 'F001');
    const { body: end } = await append(one.student, one.runId, rest);
    expect(playedBy(one.run.world, body.situations, [...blind, ...rest])).toBe(end.hash);
    const view = await judged(one);
    expect(mistakes(view)).toEqual([]);
    // Whoever replays it sees the alarm at the same moment.
    expect(playedBy(view.world, view.situations, view.run.events)).toBe(end.hash);
  });

  it('what was done after the reply is', async () => {
    const one = await begun(await evacuation());
    const { body } = await append(one.student, one.runId, eventsOf(1, enter));
    expect(body.situations).toMatchObject([{ id: 'gas-alarm', sinceSeq: 1 }]);
    await append(one.student, one.runId, eventsOf(2, back, enter, warn, leave, 'F001'), offline);
    const view = await judged(one);
    expect(mistakes(view)).toEqual(['wrong-exit']);
    expect(view.situations).toMatchObject([{ sinceSeq: 1, when: { location: 'transitNwp' } }]);
  });

  it('a reply that was lost is the word of the browser: the verdict stays, the teacher sees what it would be', async () => {
    const one = await begun(await evacuation());
    await append(one.student, one.runId, eventsOf(1, enter));
    // The browser did not hear of it and sends everything again, with what was done since.
    const again = eventsOf(1, enter, back);
    await append(one.student, one.runId, again, offline);
    const more = eventsOf(1, enter, back, enter);
    const { body } = await append(one.student, one.runId, more, offline);
    expect(body.situations).toMatchObject([{ sinceSeq: 1 }]);
    expect((await begin(one.student, one.attemptId)).body.situations).toEqual(body.situations);
    expect(await append(one.student, one.runId, more, offline)).toMatchObject({ body });
    await append(one.student, one.runId, eventsOf(4, warn, leave, 'F001'));
    const view = await judged(one);
    expect(view.verdict).toMatchObject({
      passed: false,
      mistakes: [{ mistakeId: 'wrong-exit', seq: 2 }],
    });
    expect(view).toMatchObject({
      offline: { batches: 2 },
      unheard: { percent: 100, passed: true },
    });
  });

  it('and who says nothing of that kind is not asked', async () => {
    const one = await begun(await evacuation());
    await append(one.student, one.runId, eventsOf(1, enter));
    await append(one.student, one.runId, eventsOf(1, enter, back));
    expect(await judged(one)).toMatchObject({ situations: [{ sinceSeq: 1 }], unheard: null });
  });

  it('nobody answers to an alarm before it was told', async () => {
    const one = await begun(await evacuation());
    const reply = await append(one.student, one.runId, eventsOf(1, enter, warn), offline);
    expect(reply).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'events.1', code: 'noAlarm' }] },
    });
  });

  it('in TRAINING the browser knows of it all the time, so it begins at once', async () => {
    const one = await begun(await evacuation(), 'TRAINING');
    const events = eventsOf(1, enter, back, enter, warn, leave, 'F001');
    const { body } = await append(one.student, one.runId, events, offline);
    expect(body.situations).toMatchObject([{ sinceSeq: 1 }]);
    expect(body.verdict.mistakes).toMatchObject([{ mistakeId: 'wrong-exit', seq: 2 }]);
    const { body: view } = await get(one.student, one.runId);
    expect(view.situations[0].sinceSeq).toBeUndefined();
  });
});
