import { ulid } from 'ulid';
import { putCase } from '#functions/data/cases.ts';
import { putProfile } from '#functions/data/profiles.ts';
import { dressAndEnter } from '#infra/local/seed/cleanroom/cases/dress-and-enter.ts';
import { standardProfile } from '#infra/local/seed/cleanroom/profiles/standard.ts';
import type { CleanroomCase, Situation } from '#shared/domain/simulators/cleanroom/case.ts';
import { cleanroom } from '#shared/domain/simulators/cleanroom/cleanroom-machine.ts';
import { perform } from '#shared/domain/simulators/cleanroom/perform.ts';
import {
  chainOf,
  type Profile,
  type ProfileStep,
} from '#shared/domain/simulators/cleanroom/profile.ts';
import { inOrder } from '#shared/domain/simulators/kernel/chain.ts';
import { finishCode, hintCode, type RunEvent } from '#shared/domain/simulators/kernel/run.ts';
import type { Task } from '#shared/domain/works/task.ts';
import { attemptsOf } from './attempts.ts';
import { newStudy, type Study } from './study.ts';
import { canary, exampleTask } from './tasks.ts';
import type { Caller, TestApi } from './test-api.ts';

const localText = (ru: string) => ({ ru, en: ru, ch: ru });

/** A profile of the demo institution with a mark in every text that nobody may read before its time. */
export const profileOf = (id: string): Profile => ({
  ...standardProfile,
  id,
  origin: localText(`${canary} origin`),
  steps: standardProfile.steps.map((step) => ({ ...step, hint: localText(`${canary} hint`) })),
});

/** The first case of the demo institution under a profile of its own. */
export const caseOf = (id: string, profileId: string, situations: Situation[] = []) =>
  ({
    ...dressAndEnter,
    id,
    profileId,
    secret: { situations },
  }) satisfies CleanroomCase;

/** An alarm that comes with the third action. */
export const alarm: Situation = {
  id: 'alarm',
  kind: 'evacuation',
  message: localText(`${canary} alarm`),
  when: { afterEvents: 3 },
};

/** The whole of a case done without a mistake. */
export function perfectRun(whole: CleanroomCase, profile: Profile): RunEvent[] {
  const matter = { world: whole.world, situations: whole.secret.situations };
  const chain = chainOf(profile, matter, cleanroom.start(matter, 0), whole.secret.without);
  const wanted = chain.filter((step) => !step.forbidden && !step.optional);
  // Quick hands, so that no event is ahead of its arrival.
  const done = perform(matter, chain, inOrder(wanted) as ProfileStep[], 0);
  if (!done.isPossible) throw new Error(`${done.stepId} cannot be done`);
  return done.events;
}

/** The same events with these put in before the last, and all numbered anew. */
export const renumbered = (events: readonly RunEvent[]): RunEvent[] =>
  events.map((event, i) => ({ ...event, seq: i + 1 }));

export const actionOf = (code: string, params: RunEvent['params'] = {}): RunEvent => ({
  seq: 0,
  atMs: 0,
  code,
  params,
});

export const finish = actionOf(finishCode);
export const hint = actionOf(hintCode);

/** A course with one case task and one choice. */
export interface CleanroomStudy {
  study: Study;
  caseId: string;
  profileId: string;
  perfect: RunEvent[];
}

export const caseTask = (caseId: string): Task => ({
  ...exampleTask('TASKTESTCASECASSETESTATUS', 'case'),
  simulator: 'cleanroom',
  caseId,
  mark: 4,
});

export async function newCleanroom(
  api: TestApi,
  situations: Situation[] = [],
  more: Parameters<typeof newStudy>[2] = {},
): Promise<CleanroomStudy> {
  const suffix = api.deps.newId().toLowerCase();
  const profile = profileOf(`profile-${suffix}`);
  const whole = caseOf(`case-${suffix}`, profile.id, situations);
  await putProfile(api.deps.db, profile);
  await putCase(api.deps.db, whole, {
    createdBy: 'user-teacher',
    updatedAt: '2026-01-01T00:00:00.000Z',
  });
  const tasks = [caseTask(whole.id), exampleTask('SINGLECHOICE', 'choice')];
  const study = await newStudy(api, tasks, more);
  const perfect = situations.length > 0 ? [] : perfectRun(whole, profile);
  return { study, caseId: whole.id, profileId: profile.id, perfect };
}

/** The calls of runs. */
export function runsOf(api: TestApi) {
  const begin = (as: Caller, attemptId: string, runId = ulid(), taskId = 'case') =>
    api.send('POST', '/runs', { as, body: { runId, attemptId, taskId } });
  return {
    begin,
    append: (as: Caller, runId: string, events: readonly RunEvent[], more: object = {}) =>
      api.send('PATCH', `/runs/${runId}`, { as, body: { events, ...more } }),
    get: (as: Caller, runId: string) => api.send('GET', `/runs/${runId}`, { as }),
    /** A student with an attempt of this mode and a run in it. */
    begun: async (study: Study, type = 'SELFCONTROL') => {
      const student = await study.student();
      const { body: attempt } = await attemptsOf(api).start(student, study, type);
      const { body: run } = await begin(student, attempt.id);
      return { student, attemptId: attempt.id as string, runId: run.id as string, run };
    },
  };
}
