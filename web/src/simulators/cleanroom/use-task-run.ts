import { useEffect, useRef, useState } from 'react';
import { ulid } from 'ulid';
import type { AppendedRun, OpenRun } from '#shared/contracts/runs.ts';
import type { RunEvent } from '#shared/domain/simulators/kernel/run.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { localStore } from '#web/lib/local-keys.ts';
import { serverClock } from '#web/lib/server-clock.ts';
import { openRun } from '../runs/api.ts';
import { type CleanroomSession, createCleanroomSession } from '../runs/cleanroom-session.ts';
import { contiguous, forgetRun, keepRun, keptRun, openRunJournal } from '../runs/run-journal.ts';
import type { RunRef } from '../runs/run-outbox.ts';
import { isOver, type RunSaver } from '../runs/run-saver.ts';
import { holdSaver } from '../runs/run-savers.ts';
import { isRunFinished } from '../runs/runs-under-way.ts';

/** A run of a case task that is open in this page. */
export interface TaskRun {
  run: OpenRun;
  session: CleanroomSession;
  saver: RunSaver;
}

interface TaskRunOptions {
  userId: string;
  attemptId: string;
  taskId: string;
  /** The attempt has ended, the task was left for good, or another window has finished the run: what follows is the room's. */
  onEnded: () => void;
}

/**
 * The run with all events that are known: those of the server and after them those that wait here, or without network
 * what this browser has kept. `runId` is of the run to go on with, or of the one that begins if there is none.
 */
async function fetchRun(
  { userId, attemptId, taskId }: TaskRunOptions,
  runId: string,
): Promise<OpenRun> {
  const sentAt = serverClock.monotonic();
  const kept = keptRun(localStore, userId, attemptId, taskId);
  const unsentOf = (run: RunRef) => openRunJournal(localStore, userId, run).read();
  // What waits now may arrive while the run is asked for: the reply need not know of it, and the journal no more.
  const before = kept ? unsentOf(kept) : [];
  try {
    const run = await openRun({ runId, attemptId, taskId });
    serverClock.observe(run.serverTime, sentAt, serverClock.monotonic());
    const from = run.events.length;
    // What the server has need not be sent again.
    openRunJournal(localStore, userId, run).confirm(from);
    const waiting = [...(kept?.id === run.id ? before : []), ...unsentOf(run)];
    const unsent = contiguous(waiting.filter(({ seq }) => seq > from));
    const isNext = unsent[0]?.seq === from + 1;
    return { ...run, events: isNext ? [...run.events, ...unsent] : run.events };
  } catch (error) {
    if (!kept || !(error instanceof ApiError) || error.code !== 'NETWORK') throw error;
    return kept;
  }
}

/** Whether the server came to another state than this page after the event that is the last of both. */
function isOutOfStep(session: CleanroomSession, reply: AppendedRun): boolean {
  const here = session.hash();
  return here.seq === reply.lastSeq && here.hash !== reply.hash;
}

/**
 * Opens the run of a case task and keeps it saved: "runs are saved while they happen, resume after a reload". When the
 * server has gone another way (another tab), what it has is shown. Leaving the page sends what is left in the background.
 */
export function useTaskRun(options: TaskRunOptions) {
  const [opened, setOpened] = useState<TaskRun | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [isOpening, setOpening] = useState(false);
  const release = useRef(() => {});
  const latest = useRef(options);
  latest.current = options;
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      release.current();
    };
  }, []);

  const begin = (run: OpenRun, isAgain: boolean): TaskRun => {
    const { userId } = latest.current;
    const startedAt = Date.parse(run.startedAt);
    let { situations } = run;
    const keep = (known: readonly RunEvent[]) =>
      keepRun(localStore, userId, { ...run, events: [...known], situations });
    const session = createCleanroomSession({
      world: run.world,
      seed: run.seed,
      situations: run.training?.situations ?? run.situations,
      events: run.events,
      isTraining: run.type === 'TRAINING',
      elapsed: () => serverClock.now() - startedAt,
      onEvents: (done) => {
        holding.saver.add(done);
        keep([...session.view().events, ...done]);
      },
    });
    release.current();
    const holding = holdSaver(userId, run, {
      onSaved: (reply) => {
        situations = reply.situations;
        session.reveal(situations);
        keep(session.view().events);
        if (reply.lastSeq > session.hash().seq) return void load(isAgain, run.id);
        if (!isAgain && isOutOfStep(session, reply)) {
          console.warn('server and page differ after event', reply.lastSeq);
          void load(true);
        }
      },
      onRefused: (refusal) => {
        setOpened(null);
        if (isOver(refusal)) return latest.current.onEnded();
        forgetRun(localStore, userId, run);
        void load(false, run.id);
      },
      onOthers: () => void load(false),
    });
    release.current = holding.release;
    keep(run.events);
    return { run, session, saver: holding.saver };
  };

  /**
   * `isAgain`: it is opened anew because server and page differed; should they differ again, that is left as it is.
   * `overtaken`: the run with which another window went on. It is shown as the server has it, and no next one is begun.
   */
  const load = async (isAgain: boolean, overtaken?: string): Promise<TaskRun | null> => {
    if (isGone.current) return null;
    setOpening(true);
    setError(null);
    try {
      const run = await fetchRun(latest.current, overtaken ?? ulid());
      // The page was left meanwhile; what waits goes out without it.
      if (isGone.current) return null;
      // Who has finished it in TRAINING has answered with it too: the attempt knows what it came to.
      if (overtaken !== undefined && run.type === 'TRAINING' && isRunFinished(run)) {
        setOpened(null);
        latest.current.onEnded();
        return null;
      }
      const next = begin(run, isAgain);
      setOpened(next);
      return next;
    } catch (problem) {
      // Another window has left nothing to do here.
      if (problem instanceof ApiError && isOver(problem)) latest.current.onEnded();
      else setError(problem);
      return null;
    } finally {
      setOpening(false);
    }
  };
  return { opened, error, isOpening, open: () => load(false) };
}
