import type { AttemptHead } from '#functions/data/attempt-head.ts';
import type { Outcome } from '#functions/platform/outcome.ts';
import type { AttemptResult, SavedAnswer } from '#shared/contracts/attempts.ts';
import { seededRandom } from '#shared/domain/seeded-random.ts';
import type { Answer, Task } from '#shared/domain/works/task.ts';
import { answerId } from '../tasks.ts';
import { minute, type World } from './world.ts';

/** What is known of something that was sent: done, refused, or never answered. */
type Fate = 'done' | 'refused' | 'unknown';

/** One save as the student's browser knows it. */
export interface SentSave {
  taskId: string;
  answer: Answer;
  answerId: string;
  fate: Fate;
  /** Refused as too late: it has to be kept as evidence. */
  isLate: boolean;
}

/** One change as the teacher's browser knows it. */
export interface SentChange {
  kind: 'extend' | 'end' | 'reopen';
  changeId: string;
  fate: Fate;
  minutes: number;
}

/** Everything that was sent in a history, and what came back. */
export interface Ledger {
  attemptIds: Set<string>;
  saves: SentSave[];
  changes: SentChange[];
  /** When the attempt ended by the student's button, as it was answered: that stands for ever. */
  submittedAt: string | null;
  /** The result as it was shown first: from then on it stays. */
  shown: AttemptResult | null;
  /** Something that must not be was seen on the way. */
  wrongs: string[];
  steps: string[];
}

/** A ULID-shaped id that grows with the number. */
const changeIdOf = (number: number) => answerId(100_000 + number);

/** What a student may give for a task: right, wrong or half. */
function answersTo(task: Task): Answer[] {
  switch (task.type) {
    case 'SINGLECHOICE':
      return ['aa1', 'bb2', 'cc3'];
    case 'MULTICHOICE':
      return [['aa1', 'cc3'], ['cc3', 'aa1'], ['bb2'], ['aa1']];
    case 'ORDERQUESTION':
      return [
        ['cc3', 'aa1', 'bb2'],
        ['aa1', 'bb2', 'cc3'],
      ];
    case 'COMMONQUESTION':
      return ['Плазма', 'plasma', 'вода', ''];
    default:
      return ['Some words', 'Other words'];
  }
}

/** Plays one random history: starts, answers, retries, reorderings, expiry, more time, ends, openings, crashes. */
export async function playHistory(world: World, seed: number): Promise<Ledger> {
  const random = seededRandom(seed);
  const { calls, clock, study } = world;
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
  const ledger: Ledger = {
    attemptIds: new Set(),
    saves: [],
    changes: [],
    submittedAt: null,
    shown: null,
    wrongs: [],
    steps: [],
  };
  let attemptId: string | null = null;
  let sent = 0;
  let found: AttemptHead | null = null;

  /** The reply, or null when none came: a fault, or the process died. */
  async function ask<T>(call: () => Promise<Outcome<T>>): Promise<Outcome<T> | null> {
    try {
      return await call();
    } catch {
      return null;
    }
  }
  const fateOf = (outcome: Outcome<unknown> | null): Fate =>
    outcome === null ? 'unknown' : outcome.ok ? 'done' : 'refused';

  async function start(): Promise<void> {
    const outcome = await ask(calls.start);
    if (!outcome?.ok) return;
    attemptId = outcome.value.id;
    ledger.attemptIds.add(outcome.value.id);
  }

  async function finish(showResult?: true): Promise<void> {
    if (!attemptId) return;
    const outcome = await ask(() => calls.finish(attemptId as string, showResult));
    if (!outcome?.ok) return;
    const { finishReason, finishedAt, result } = outcome.value;
    if (finishReason === 'SUBMITTED') ledger.submittedAt ??= finishedAt;
    ledger.shown ??= result;
  }

  /** The sweep looks, and goes on when it comes to it: what it does then rests on what it saw. */
  async function look(): Promise<void> {
    if (attemptId) found = await calls.find(attemptId).catch(() => null);
  }

  async function sweep(): Promise<void> {
    if (found) await calls.sweep(found).catch(() => null);
  }

  async function send(save: SentSave): Promise<void> {
    if (!attemptId) return;
    const at = clock.now;
    const outcome = await ask(() =>
      calls.save(attemptId as string, save.taskId, save.answer, save.answerId),
    );
    if (save.fate !== 'done') save.fate = fateOf(outcome);
    if (outcome?.ok) {
      const reply = outcome.value as SavedAnswer;
      const isNew = reply.answerId === save.answerId && Date.parse(reply.savedAt) === at;
      if (isNew && reply.deadline !== null && at >= Date.parse(reply.deadline)) {
        ledger.wrongs.push(`${save.answerId} was taken at ${at}, after ${reply.deadline}`);
      }
    } else if (outcome) {
      const isLate = outcome.code === 'ATTEMPT_EXPIRED' || outcome.code === 'ATTEMPT_FINISHED';
      if (isLate) save.isLate = true;
      if (!isLate && outcome.code !== 'CONFLICT') ledger.wrongs.push(`a save met ${outcome.code}`);
    }
  }

  function newSave(): SentSave {
    const task = pick(study.tasks);
    sent += 1;
    const save: SentSave = {
      taskId: task.id,
      answer: pick(answersTo(task)),
      answerId: answerId(sent),
      fate: 'unknown',
      isLate: false,
    };
    ledger.saves.push(save);
    return save;
  }

  async function change(kind: SentChange['kind']): Promise<void> {
    const minutes = 1 + Math.floor(random() * 10);
    const made: SentChange = {
      kind,
      changeId: changeIdOf(ledger.changes.length),
      fate: 'unknown',
      minutes,
    };
    if (kind !== 'extend' && !attemptId) return;
    ledger.changes.push(made);
    await repeat(made);
  }

  async function repeat(made: SentChange): Promise<void> {
    const { kind, changeId, minutes } = made;
    const id = attemptId ?? '';
    const type = Number(changeId.slice(-1)) % 2 === 0 ? 'user' : 'group';
    const outcome = await ask<unknown>(() => {
      if (kind === 'extend') return calls.extend(changeId, type, minutes);
      return kind === 'end' ? calls.end(changeId, id) : calls.reopen(changeId, id, minutes);
    });
    if (made.fate !== 'done') made.fate = fateOf(outcome);
  }

  const deeds: Record<string, { weight: number; act: () => Promise<unknown> }> = {
    start: { weight: 2, act: start },
    'start twice': { weight: 1, act: () => Promise.all([start(), start()]) },
    save: { weight: 8, act: () => send(newSave()) },
    'save in the wrong order': {
      weight: 2,
      act: () => {
        const [first, second] = [newSave(), newSave()];
        return Promise.all([send(second), send(first)]);
      },
    },
    'send again': {
      weight: 3,
      act: async () => {
        if (ledger.saves.length > 0) await send(pick(ledger.saves));
      },
    },
    wait: {
      weight: 3,
      act: async () => {
        clock.now += Math.floor(random() ** 2 * 16 * minute);
      },
    },
    submit: {
      weight: 0.6,
      act: () => finish(),
    },
    'submit while saving': {
      weight: 0.4,
      act: () => Promise.all([finish(), send(newSave())]),
    },
    read: {
      weight: 1,
      act: async () => {
        if (attemptId) await ask(() => calls.read(attemptId as string));
      },
    },
    'ask for the result': {
      weight: 0.2,
      act: () => finish(true),
    },
    'look as the sweep': { weight: 1, act: look },
    sweep: { weight: 1, act: sweep },
    'sweep while saving': { weight: 0.5, act: () => Promise.all([sweep(), send(newSave())]) },
    'sweep while reopening': { weight: 0.5, act: () => Promise.all([sweep(), change('reopen')]) },
    'sweep while extending': { weight: 0.5, act: () => Promise.all([sweep(), change('extend')]) },
    'extend while saving': {
      weight: 0.5,
      act: () => Promise.all([change('extend'), send(newSave())]),
    },
    extend: { weight: 1, act: () => change('extend') },
    end: { weight: 0.7, act: () => change('end') },
    reopen: { weight: 1, act: () => change('reopen') },
    'change again': {
      weight: 0.8,
      act: async () => {
        if (ledger.changes.length > 0) await repeat(pick(ledger.changes));
      },
    },
    'end while reopening': {
      weight: 0.3,
      act: () => Promise.all([change('end'), change('reopen')]),
    },
  };
  const names = Object.keys(deeds);
  const whole = names.reduce((sum, name) => sum + (deeds[name]?.weight ?? 0), 0);
  const drawn = (): string => {
    let left = random() * whole;
    for (const name of names) {
      left -= deeds[name]?.weight ?? 0;
      if (left < 0) return name;
    }
    return 'save';
  };

  await start();
  const count = 4 + Math.floor(random() * 12);
  for (let step = 0; step < count; step += 1) {
    const name = drawn();
    const dies = random() < 0.12 ? 1 + Math.floor(random() * 6) : null;
    ledger.steps.push(dies === null ? name : `${name} (dies after ${dies})`);
    if (dies !== null) world.crashAfter(dies);
    await deeds[name]?.act();
    world.recover();
  }
  return ledger;
}
