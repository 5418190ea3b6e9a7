import { vi } from 'vitest';
import { createAnswerIds } from '#web/features/test/saving/answer-ids.ts';
import { openJournal, type PendingSave } from '#web/features/test/saving/answer-journal.ts';
import { SaveQueue, type SaveReply } from '#web/features/test/saving/save-queue.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { type KeyValueStorage, memoryStorage } from '#web/lib/local-keys.ts';

/** When the clock of the bench starts. */
export const noon = Date.parse('2026-10-01T12:00:00Z');

const reply = (save: PendingSave, answerId = save.answerId): SaveReply => ({
  taskId: save.taskId,
  answerId,
  savedAt: '2026-10-01T12:00:00.000Z',
  revision: 1,
  deadline: null,
  triesLeft: null,
});

/** Lets every promise that can settle do so. */
export const settle = async () => {
  for (let i = 0; i < 10; i += 1) await Promise.resolve();
};

export interface Sent {
  save: PendingSave;
  succeed: (answerId?: string) => Promise<void>;
  fail: (error: unknown) => Promise<void>;
}

/** A queue whose clock, storage and network are in the hand of the test. */
export function bench(storage: KeyValueStorage = memoryStorage(), startAt = noon) {
  const clock = { now: startAt };
  const timers: { at: number; act: () => void }[] = [];
  const sent: Sent[] = [];
  const journal = openJournal(storage, 'u1', 'a1');
  const onSaved = vi.fn();
  const onRefused = vi.fn();
  const queue = new SaveQueue({
    journal,
    ids: createAnswerIds(() => clock.now),
    send: (save) =>
      new Promise((resolve, reject) => {
        sent.push({
          save,
          succeed: async (answerId) => {
            resolve(reply(save, answerId));
            await settle();
          },
          fail: async (error) => {
            reject(error);
            await settle();
          },
        });
      }),
    later: (millis, act) => {
      const timer = { at: clock.now + millis, act };
      timers.push(timer);
      return () => {
        const index = timers.indexOf(timer);
        if (index >= 0) timers.splice(index, 1);
      };
    },
    now: () => clock.now,
    onSaved,
    onRefused,
  });
  const pass = async (millis: number) => {
    clock.now += millis;
    for (const timer of timers.filter(({ at }) => at <= clock.now)) {
      timers.splice(timers.indexOf(timer), 1);
      timer.act();
    }
    await settle();
  };
  const last = () => sent.at(-1) as Sent;
  return { queue, storage, journal, sent, last, pass, onSaved, onRefused, clock, timers };
}

/** What a call without network fails with. */
export const offline = () => new ApiError('NETWORK');
