import { describe, expect, it } from 'vitest';
import { attempt, task } from '#tests/support/visible-attempt.ts';
import {
  emptyMemory,
  forgetMemory,
  keepMemory,
  readMemory,
} from '#web/features/test/room/room-memory.ts';
import { keepSnapshot, readSnapshot } from '#web/features/test/saving/attempt-snapshot.ts';
import { leftovers } from '#web/features/test/saving/leftover-answers.ts';
import { memoryStorage } from '#web/lib/local-keys.ts';

describe('room memory', () => {
  it('comes back after a reload, and only to the person it belongs to', () => {
    const storage = memoryStorage();
    const memory = { current: 't2', marked: ['t1'], drafts: { t2: ['aa'] } };
    keepMemory(storage, 'u1', 'a1', memory);
    expect(readMemory(storage, 'u1', 'a1')).toEqual(memory);
    expect(readMemory(storage, 'u2', 'a1')).toEqual(emptyMemory);
    forgetMemory(storage, 'u1', 'a1');
    expect(readMemory(storage, 'u1', 'a1')).toEqual(emptyMemory);
  });

  it.each(['', '{', '{"current":5}', 'null'])('begins anew from a broken %j', (text) => {
    const storage = memoryStorage();
    storage.setItem('room:u1:a1', text);
    expect(readMemory(storage, 'u1', 'a1')).toEqual(emptyMemory);
  });
});

describe('snapshot of an attempt', () => {
  const shown = attempt('SELFCONTROL', [task('t1')]);
  const clock = { ahead: 1500, at: 42 };

  it('comes back with the clock, and is forgotten once the attempt is finished', () => {
    const storage = memoryStorage();
    keepSnapshot(storage, 'u1', { attempt: shown, clock });
    expect(readSnapshot(storage, 'u1', { workId: 'w1', mode: 'SELFCONTROL' })).toEqual({
      attempt: shown,
      clock,
    });
    expect(readSnapshot(storage, 'u2', { workId: 'w1', mode: 'SELFCONTROL' })).toBeNull();
    keepSnapshot(storage, 'u1', { attempt: { ...shown, status: 'FINISHED' }, clock });
    expect(readSnapshot(storage, 'u1', { workId: 'w1', mode: 'SELFCONTROL' })).toBeNull();
  });

  it('of one execution is not that of another', () => {
    const storage = memoryStorage();
    const control = { ...shown, type: 'CONTROL' as const };
    const taken = { workId: 'w1', mode: 'CONTROL' as const };
    keepSnapshot(storage, 'u1', { attempt: { ...control, id: 'a1' }, executionId: 'e1', clock });
    keepSnapshot(storage, 'u1', { attempt: { ...control, id: 'a2' }, executionId: 'e2', clock });
    const idIn = (executionId: string) =>
      readSnapshot(storage, 'u1', { ...taken, executionId })?.attempt.id;
    expect([idIn('e1'), idIn('e2'), idIn('e3')]).toEqual(['a1', 'a2', undefined]);
  });

  it('opens also as earlier versions of the site kept it', () => {
    const storage = memoryStorage();
    const { locksAnswers: _, ...old } = shown;
    storage.setItem('attempt:u1:w1:SELFCONTROL', JSON.stringify(old));
    expect(readSnapshot(storage, 'u1', { workId: 'w1', mode: 'SELFCONTROL' })).toEqual({
      attempt: shown,
      clock: { ahead: 0, at: Date.parse(shown.serverTime) },
    });
  });
});

describe('leftovers of earlier attempts', () => {
  it('are those of the same person that no room of this page sends itself', () => {
    const keys = ['answer:u1:a1:t1', 'answer:u1:a2:t3', 'answer:u2:a2:t1', 'lang', 'answer:u1:a9'];
    expect(leftovers(keys, 'u1', (attemptId) => attemptId === 'a1')).toEqual([['a2', 't3']]);
  });
});
