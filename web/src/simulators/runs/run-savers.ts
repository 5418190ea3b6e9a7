import i18next from 'i18next';
import type { AppendedRun } from '#shared/contracts/runs.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { loadTexts } from '#web/lib/i18n.ts';
import { localStore } from '#web/lib/local-keys.ts';
import { userStore } from '#web/lib/session.ts';
import { callingUserId } from '#web/lib/token-claims.ts';
import { notify } from '#web/ui/notices.ts';
import { tellLateAnswers } from '#web/ui/tell-late-answers.ts';
import { appendEvents } from './api.ts';
import { openRunJournal, type RunJournal } from './run-journal.ts';
import { type RunRef, reportRun } from './run-outbox.ts';
import { createRunSaver, isOver, type RunSaver } from './run-saver.ts';

/** Whoever performs the run on this page. */
interface Performer {
  onSaved: (reply: AppendedRun) => void;
  /** The server takes nothing more of what was done here. */
  onRefused: (error: ApiError) => void;
  /** Another tab left events that are not known here. */
  onOthers: () => void;
}

interface Held {
  userId: string;
  run: RunRef;
  saver: RunSaver;
  journal: RunJournal;
  performer: Performer | null;
  /** Tells the room how the run stands. */
  report: () => void;
}

/** The savers of this page, by run. One outlives the simulator that it was opened for, until all has arrived. */
const held = new Map<string, Held>();

const phases = { saved: null, stopped: null, saving: 'sending', offline: 'waiting' } as const;

function open(userId: string, run: RunRef, performer: Performer | null): Held {
  const journal = openRunJournal(localStore, userId, run);
  const saver = createRunSaver({
    journal,
    send: async (events, isOffline) => {
      // In the name of whoever did it, and of nobody else who uses this browser.
      if (callingUserId() !== userId) throw new ApiError('NOT_SIGNED_IN', { status: 401 });
      return appendEvents(run.id, events, isOffline);
    },
    onSaved: (reply) => made.performer?.onSaved(reply),
    onRefused: (error, events) => {
      held.delete(run.id);
      void tellRefused(error, events.length);
      made.performer?.onRefused(error);
    },
  });
  const report = () => {
    if (held.get(run.id) !== made) return;
    reportRun(userId, run, phases[saver.state()]);
    if (saver.state() === 'saved' && !made.performer) close(made);
  };
  const made: Held = { userId, run, saver, journal, performer, report };
  saver.subscribe(report);
  held.set(run.id, made);
  report();
  return made;
}

function close(one: Held): void {
  one.saver.dispose();
  if (held.get(one.run.id) === one) held.delete(one.run.id);
}

/** Says why what was done does not count: whoever left the simulator learns it too. */
async function tellRefused(error: ApiError, count: number): Promise<void> {
  if (isOver(error)) return tellLateAnswers(1);
  await loadTexts('cleanroom');
  const text = i18next.t(
    error.code === 'RUN_CONFLICT' ? 'cleanroom:conflict' : 'cleanroom:impossible',
    { count },
  );
  notify({ id: 'run', type: 'warning', text, millis: 15_000 });
}

/** The saver of a run that is performed on this page. It begins with what the journal holds. */
export function holdSaver(
  userId: string,
  run: RunRef,
  performer: Performer,
): { saver: RunSaver; release: () => void } {
  const known = held.get(run.id);
  if (known) close(known);
  const made = open(userId, run, performer);
  return {
    saver: made.saver,
    release: () => {
      made.performer = null;
      void made.saver.flush().then((isSaved) => isSaved && close(made));
    },
  };
}

/** Sends what these runs left in the journal; what nobody performs now is sent in the background. */
export function resumeSavers(userId: string, runs: readonly RunRef[]): void {
  for (const run of runs) {
    const known = held.get(run.id);
    if (!known) open(userId, run, null);
    else {
      known.report();
      // All that was done here is on its way; the rest of what is stored another tab has left.
      const isOthers = known.saver.state() === 'saved' && known.journal.read().length > 0;
      if (isOthers) known.performer?.onOthers();
      void known.saver.flush();
    }
  }
}

/** Sends all that the runs of an attempt have not sent; tells whether it arrived. */
export async function flushSavers(userId: string, attemptId: string): Promise<boolean> {
  const own = [...held.values()].filter(
    (one) => one.userId === userId && one.run.attemptId === attemptId,
  );
  const arrived = await Promise.all(own.map(({ saver }) => saver.flush()));
  return arrived.every(Boolean);
}

const wakeAll = () => {
  for (const { saver } of held.values()) void saver.flush();
};
window.addEventListener('online', wakeAll);
// Who puts the page away may not come back: what still gathers goes out at once.
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') wakeAll();
});
// Somebody has signed in: what waited for them goes on.
userStore.subscribe(wakeAll);
