import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ulid } from 'ulid';
import type { OpenRun } from '#shared/contracts/runs.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { localStore } from '#web/lib/local-keys.ts';
import { serverClock } from '#web/lib/server-clock.ts';
import { notify } from '#web/ui/notices.ts';
import { appendEvents, openRun } from '../runs/api.ts';
import { type CleanroomSession, createCleanroomSession } from '../runs/cleanroom-session.ts';
import { keptRun, openRunJournal } from '../runs/run-journal.ts';
import { createRunSaver, type RunSaver } from '../runs/run-saver.ts';

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
  /** The time of the attempt is over, or it ended: what follows is the room's. */
  onEnded: () => void;
}

/** The run that the server has, or without network the one that this browser has kept. */
async function fetchRun({ userId, attemptId, taskId }: TaskRunOptions): Promise<OpenRun> {
  const sentAt = serverClock.monotonic();
  try {
    const run = await openRun({ runId: ulid(), attemptId, taskId });
    serverClock.observe(run.serverTime, sentAt, serverClock.monotonic());
    return run;
  } catch (error) {
    const kept = keptRun(localStore, userId, attemptId, taskId);
    if (!kept || !(error instanceof ApiError) || error.code !== 'NETWORK') throw error;
    return kept;
  }
}

/** Events that are known: those of the server, and after them those that wait here. */
function allEvents(run: OpenRun, unsent: OpenRun['events']): OpenRun['events'] {
  const from = run.events.length;
  return [...run.events, ...unsent.filter(({ seq }) => seq > from)];
}

/**
 * Opens the run of a case task and keeps it saved: "runs are saved while they happen, resume after a reload". When the
 * server has gone another way (another tab), what it has is shown.
 */
export function useTaskRun(options: TaskRunOptions) {
  const { t } = useTranslation('cleanroom');
  const [opened, setOpened] = useState<TaskRun | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [isOpening, setOpening] = useState(false);
  const current = useRef<TaskRun | null>(null);
  const latest = useRef(options);
  latest.current = options;

  const close = () => {
    current.current?.saver.dispose();
    current.current = null;
    setOpened(null);
  };
  useEffect(() => () => current.current?.saver.dispose(), []);

  const open = async () => {
    setOpening(true);
    setError(null);
    try {
      const run = await fetchRun(latest.current);
      const journal = openRunJournal(localStore, latest.current.userId, run);
      const events = allEvents(run, journal.unsent());
      // What the server has need not be sent again.
      journal.keepUnsent(events.slice(run.events.length));
      journal.keepRun({ ...run, events });
      const startedAt = Date.parse(run.startedAt);
      const saver = createRunSaver({
        journal,
        send: (batch, isOffline) => appendEvents(run.id, batch, isOffline),
        onSaved: (reply) => {
          session.reveal(reply.situations);
          journal.keepRun({
            ...run,
            events: [...session.view().events],
            situations: reply.situations,
          });
        },
        onRefused: (refusal) => {
          if (refusal.code === 'ATTEMPT_EXPIRED' || refusal.code === 'ATTEMPT_FINISHED') {
            return latest.current.onEnded();
          }
          journal.forget();
          notify({
            id: 'run',
            type: 'warning',
            text: t(refusal.code === 'RUN_CONFLICT' ? 'conflict' : 'impossible'),
          });
          close();
          void open();
        },
      });
      const session = createCleanroomSession({
        world: run.world,
        seed: run.seed,
        situations: run.training?.situations ?? run.situations,
        events,
        isTraining: run.type === 'TRAINING',
        elapsed: () => serverClock.now() - startedAt,
        onEvents: (done) => {
          saver.add(done);
          journal.keepRun({ ...run, events: allEvents(run, [...session.view().events, ...done]) });
        },
      });
      current.current?.saver.dispose();
      current.current = { run, session, saver };
      setOpened(current.current);
      return current.current;
    } catch (problem) {
      setError(problem);
      return null;
    } finally {
      setOpening(false);
    }
  };
  return { opened, error, isOpening, open, close };
}
