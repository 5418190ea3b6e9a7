import { isFinished } from '#functions/data/attempt-finishing.ts';
import { findHead, getEntries } from '#functions/data/attempts.ts';
import { listAuditOfAttempt, listAuditOfExecution } from '#functions/data/audit.ts';
import type { Dependencies } from '#functions/data/dependencies.ts';
import { getExecution } from '#functions/data/executions.ts';
import { listLateAnswers } from '#functions/data/late-answers.ts';
import { listResults } from '#functions/data/results.ts';
import { listTakings } from '#functions/data/takings.ts';
import { controlDeadline } from '#shared/domain/works/attempt-rules.ts';
import { totalAgain } from '../second-grader.ts';
import type { Ledger } from './history.ts';
import { executionMinutes, minute, type World } from './world.ts';

/**
 * What is wrong with the final tables, given what was sent and answered; empty when nothing is. Everything is settled by one
 * look long after the end.
 */
export async function checkHistory(
  sound: Dependencies,
  world: World,
  ledger: Ledger,
): Promise<string[]> {
  const wrongs = [...ledger.wrongs];
  const expect = (isRight: boolean, words: string) => {
    if (!isRight) wrongs.push(words);
  };
  const store = { db: sound.db, table: 'activity', owner: world.userId, ttl: null } as const;
  expect(ledger.attemptIds.size <= 1, `two attempts: ${[...ledger.attemptIds]}`);
  const [attemptId] = ledger.attemptIds;
  world.clock.now += 48 * 60 * minute;
  if (attemptId) await world.calls.read(attemptId);
  const [takings, results, audit, execution] = await Promise.all([
    listTakings(store),
    listResults(store),
    listAuditOfExecution(sound.db, world.executionId, 1000),
    getExecution(sound.db, world.executionId),
  ]);
  if (!attemptId) {
    // A start whose reply was lost may have been made; a second one would be a second taking or a result.
    expect(takings.length <= 1, 'more than one standing without an attempt');
    return wrongs;
  }
  const head = await findHead(store, attemptId);
  if (!head || !isFinished(head) || !execution) return [...wrongs, 'the attempt is not finished'];
  const { startedAt, deadline } = head;
  if (deadline === null) return [...wrongs, 'the attempt has no deadline'];

  // One attempt, one result.
  const [taking] = takings;
  expect(takings.length === 1 && taking?.started === 1, 'another number of attempts than one');
  expect(taking?.active === null && taking?.finished === 1, 'the standing is not finished');
  expect(results.length === 1 && results[0]?.id === attemptId, `${results.length} results`);
  const same = JSON.stringify(head.totals);
  expect(JSON.stringify(results[0]?.totals) === same, 'result and attempt differ');
  expect(JSON.stringify(taking?.last?.totals) === same, 'standing and attempt differ');
  expect(results[0]?.finishedAt === head.finishedAt, 'result and attempt end differently');

  // The result is a function of the stored answers.
  const entries = await getEntries(store, attemptId);
  const again = totalAgain(world.study.tasks, (taskId) => entries.get(taskId)?.answer);
  const { mark, maxMark, pendingReview } = head.totals;
  expect(
    JSON.stringify({ mark, maxMark, pendingReview }) === JSON.stringify(again),
    `${mark} of ${maxMark}, ${pendingReview} waiting; the second grader: ${JSON.stringify(again)}`,
  );

  // What the student ended stays ended, and what was shown stays as it was shown.
  const { submittedAt, shown } = ledger;
  const endedAt = new Date(head.finishedAt).toISOString();
  expect(
    submittedAt === null || (head.finishReason === 'SUBMITTED' && endedAt === submittedAt),
    `submitted at ${submittedAt}, ended ${head.finishReason} at ${endedAt}`,
  );
  expect(
    shown === null || (shown.mark === mark && shown.pendingReview === pendingReview),
    `shown ${JSON.stringify(shown)}, is ${same}`,
  );

  // Every acknowledged answer is there with its last acknowledged value.
  for (const task of world.study.tasks) {
    const entry = entries.get(task.id);
    const sent = ledger.saves.filter((save) => save.taskId === task.id);
    const done = sent.filter((save) => save.fate === 'done').map((save) => save.answerId);
    const newest = done.sort().at(-1) ?? '';
    const stored = entry?.answerId ?? '';
    expect(stored >= newest, `${task.id}: ${newest} was acknowledged, ${stored} is stored`);
    const origin = sent.find((save) => save.answerId === stored);
    expect(stored === '' || origin !== undefined, `${task.id}: nobody sent ${stored}`);
    if (!origin || !entry) continue;
    expect(origin.fate !== 'refused', `${task.id}: ${stored} was refused and is stored`);
    expect(
      JSON.stringify(origin.answer) === JSON.stringify(entry.answer),
      `${task.id}: another value than the one of ${stored}`,
    );
    // Nothing after the deadline.
    expect(entry.savedAt < deadline, `${task.id}: saved at ${entry.savedAt}, over at ${deadline}`);
  }

  // What came too late is kept.
  const late = new Set((await listLateAnswers(store, attemptId)).map((one) => one.answerId));
  for (const save of ledger.saves) {
    const isKept = late.has(save.answerId) || entries.get(save.taskId)?.answerId === save.answerId;
    expect(!save.isLate || isKept || save.fate === 'done', `${save.answerId} is lost`);
  }

  // The log explains each change.
  const ofAttempt = await listAuditOfAttempt(sound.db, attemptId);
  const made = new Map([...audit, ...ofAttempt].map((entry) => [entry.changeId, entry]));
  made.delete(world.executionId);
  for (const change of ledger.changes) {
    // An end of what had ended already is answered and changes nothing.
    const isLogged = made.has(change.changeId) || change.kind === 'end';
    expect(change.fate !== 'done' || isLogged, `${change.kind} was answered and is not logged`);
    expect(
      change.fate !== 'refused' || !made.has(change.changeId),
      `${change.kind} was refused and is logged`,
    );
  }
  const sentIds = new Set(ledger.changes.map((change) => change.changeId));
  for (const id of made.keys()) expect(sentIds.has(id), `nobody made the logged change ${id}`);
  const kinds = (action: string) => [...made.values()].filter((one) => one.action === action);
  expect((head.round ?? 0) === kinds('REOPENED').length, 'opened again without the log');
  const given = ledger.changes.filter((one) => one.kind === 'extend' && made.has(one.changeId));
  const minutes = given.reduce((sum, one) => sum + one.minutes, 0);
  const stored = Object.values(execution.extraTime).reduce((sum, one) => sum + one, 0);
  expect(minutes === stored, `${stored} minutes given, ${minutes} in the log`);
  const base = {
    ...{ endsAt: world.window.endsAt, executionTimeMinutes: executionMinutes },
    extraMinutes: 0,
  };
  const openings = kinds('REOPENED');
  const openedAt = Math.max(0, ...openings.map(({ at }) => at));
  const loggedAt = (one: { changeId: string }) => made.get(one.changeId)?.at ?? 0;
  const sum = (some: typeof given) => some.reduce((all, one) => all + one.minutes, 0) * 60_000;
  // Who was let in again has the minutes of the last opening, of which there may be several at one moment, and what was
  // given since; what was given at that moment may be in them.
  const lastOpened = openings.filter(({ at }) => at === openedAt);
  const without =
    openings.length > 0
      ? lastOpened.map(({ after }) => Date.parse(String(after.deadline)))
      : [controlDeadline(base, startedAt)];
  const most = sum(given.filter((one) => loggedAt(one) >= openedAt));
  expect(
    without.some((end) => deadline >= end && deadline <= end + most),
    `nothing explains the deadline ${deadline}`,
  );
  if (head.finishReason === 'ENDED_BY_TEACHER') {
    const ends = kinds('ENDED').map((entry) => entry.at);
    expect(ends.includes(head.finishedAt), 'ended by a teacher without the log');
  }
  // More time that was given before the end was had; what came after the end may have come too late.
  const inTime = given.filter((one) => loggedAt(one) > openedAt && loggedAt(one) < deadline);
  if (head.finishReason === 'TIME_EXPIRED') {
    const due = Math.min(...without) + sum(inTime);
    expect(deadline >= due, `ended at ${deadline}, ${due} was given before`);
  }
  return wrongs;
}
