import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Attempt } from '#shared/contracts/attempts.ts';
import type { Answer } from '#shared/domain/works/task.ts';
import { isShut } from '#web/lib/api-error.ts';
import { localStore } from '#web/lib/local-keys.ts';
import { holdWork } from '#web/lib/open-work.ts';
import { isLate } from '#web/lib/save-failures.ts';
import { serverClock } from '#web/lib/server-clock.ts';
import { runOutbox, runPhaseOf } from '#web/simulators/runs/run-outbox.ts';
import { flushRuns, resumeRuns } from '#web/simulators/runs/run-sending.ts';
import { notify } from '#web/ui/notices.ts';
import { useProblemText } from '#web/ui/problem-text.ts';
import { tellLateAnswers } from '#web/ui/tell-late-answers.ts';
import { useIsHintAwaited } from '../api.ts';
import { keepSnapshot } from '../saving/attempt-snapshot.ts';
import { holdQueue, queueOf } from '../saving/save-queues.ts';
import { isBlank } from './answer-value.ts';
import {
  emptyMemory,
  forgetMemory,
  keepMemory,
  type RoomMemory,
  readMemory,
} from './room-memory.ts';
import { type TaskState, taskStates } from './task-state.ts';
import { restMillis } from './use-last-call.ts';

/** Everything that the parts of the room share. */
export interface Room {
  attempt: Attempt;
  states: readonly TaskState[];
  index: number;
  current: TaskState | undefined;
  goTo: (index: number) => void;
  toggleMark: () => void;
  choose: (value: Answer) => void;
  /** TRAINING: answers with what is chosen. */
  answer: () => void;
  /** TRAINING: the hint of the task on show was asked for and has not come. */
  isHintAwaited: boolean;
  nextAnswerId: (taskId: string) => string;
  /** Of how many tasks the server has not confirmed the answer, or the run that is the answer. */
  unsent: number;
  /** Sends what is unsent; tells whether all of it arrived. */
  flush: () => Promise<boolean>;
}

/** The state of the room: answers of the server and of the queue, the task on show, the marks. */
export function useRoom(attempt: Attempt, userId: string, executionId?: string): Room {
  const words = useProblemText();
  const queue = queueOf(userId, attempt.id);
  const pending = useSyncExternalStore(queue.subscribe, queue.getSnapshot);
  const outbox = useSyncExternalStore(runOutbox.subscribe, runOutbox.getSnapshot);
  const [memory, setMemory] = useState<RoomMemory>(() =>
    readMemory(localStore, userId, attempt.id),
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: the words of an error do not change the queue
  useEffect(() => {
    let late = 0;
    return holdQueue(userId, attempt.id, (error) => {
      // The room is left, and the page that follows says why.
      if (isShut(error)) return;
      if (isLate(error)) {
        late += 1;
        void tellLateAnswers(late);
      } else notify({ id: 'save-refused', type: 'danger', text: words(error) });
    });
  }, [userId, attempt.id]);
  useEffect(() => void resumeRuns(userId, attempt.id), [userId, attempt.id]);
  // A new release of the site waits meanwhile.
  useEffect(() => holdWork(), []);
  useEffect(() => queue.restore(attempt.answers), [queue, attempt.answers]);
  useEffect(() => {
    const keep = () =>
      keepSnapshot(localStore, userId, { attempt, executionId, clock: serverClock.memory() });
    keep();
    // What the clock shows when the page goes is where it goes on without network.
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, [userId, attempt, executionId]);

  const remember = useCallback(
    (change: (known: RoomMemory) => RoomMemory) => setMemory((known) => change(known)),
    [],
  );
  useEffect(() => {
    if (attempt.status === 'FINISHED') forgetMemory(localStore, userId, attempt.id);
    else if (memory !== emptyMemory) keepMemory(localStore, userId, attempt.id, memory);
  }, [userId, attempt.id, attempt.status, memory]);

  const states = useMemo(
    () =>
      taskStates(attempt, pending, memory, (taskId) =>
        runPhaseOf(outbox, userId, attempt.id, taskId),
      ),
    [userId, attempt, pending, memory, outbox],
  );
  const index = Math.max(
    0,
    states.findIndex(({ task }) => task.id === memory.current),
  );
  const found = states[index];
  const isHintAwaited = useIsHintAwaited(attempt.id, found?.task.id ?? '');
  // An answer that overtakes the hint closes the task, and the hint is refused.
  const current = found && { ...found, canAnswer: found.canAnswer && !isHintAwaited };
  const isTraining = attempt.type === 'TRAINING';
  /** A run locks with all that was done in it; as long as that cannot be sent, it stays open. */
  const leave = async (taskId: string, value: Answer) => {
    const isUnsent = runPhaseOf(outbox, userId, attempt.id, taskId) !== null;
    if (isUnsent && !(await flushRuns(userId, attempt.id))) return;
    queue.leave(taskId, value);
  };

  return {
    attempt,
    states,
    index,
    current,
    goTo: (next) => {
      const task = states[next]?.task;
      if (!task) return;
      // What a task is left with stays, where the work says so.
      if (attempt.locksAnswers && found && found.task.id !== task.id && !found.isClosed) {
        const { value } = found;
        if (value !== null && !isBlank(value)) void leave(found.task.id, value);
      }
      remember((known) => ({ ...known, current: task.id }));
    },
    toggleMark: () => {
      if (!current) return;
      const { id } = current.task;
      remember((known) => ({
        ...known,
        marked: known.marked.includes(id)
          ? known.marked.filter((one) => one !== id)
          : [...known.marked, id],
      }));
    },
    choose: (value) => {
      if (!current || current.isClosed) return;
      const { id } = current.task;
      if (!isTraining) queue.put(id, value, restMillis(attempt.deadline));
      else if (!current.isSending) {
        remember((known) => ({ ...known, drafts: { ...known.drafts, [id]: value } }));
      }
    },
    answer: () => {
      if (!current?.canAnswer || current.value === null) return;
      const { id } = current.task;
      queue.put(id, current.value);
      remember((known) => {
        const { [id]: _, ...drafts } = known.drafts;
        return { ...known, drafts };
      });
    },
    isHintAwaited,
    nextAnswerId: (taskId) => queue.nextId(taskId),
    unsent: states.filter(({ phase }) => phase !== null).length,
    flush: async () => {
      const arrived = await Promise.all([queue.flush(), flushRuns(userId, attempt.id)]);
      return arrived.every(Boolean);
    },
  };
}
