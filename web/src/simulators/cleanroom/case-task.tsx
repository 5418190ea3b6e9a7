import { Button } from '@mantine/core';
import { IconDoorEnter, IconRepeat } from '@tabler/icons-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { localStore } from '#web/lib/local-keys.ts';
import { Countdown } from '#web/ui/countdown.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { sentences } from '#web/ui/joined.ts';
import { useProblemText } from '#web/ui/problem-text.ts';
import { keptRun } from '../runs/run-journal.ts';
import type { RunSaver } from '../runs/run-saver.ts';
import classes from './case-task.module.css';
import { RunReplay } from './replay/run-replay.tsx';
import { fetchScene } from './scene-view.tsx';
import { Simulator } from './simulator.tsx';
import { type TaskRun, useTaskRun } from './use-task-run.ts';

export interface CaseTaskProps {
  userId: string;
  attemptId: string;
  taskId: string;
  isTraining: boolean;
  deadline: string | null;
  /** The run that is the answer, once there is one. */
  runId: string | null;
  /** Absent: the answer is locked. */
  onRun: ((runId: string) => void) | undefined;
  /** TRAINING: the run is finished and is the answer now. */
  onFinished: (runId: string) => void;
  /** The server takes nothing more: the attempt is to be looked at anew. */
  onEnded: () => void;
  isBusy: boolean;
}

/** Where the run of a task stands, as far as this page knows. */
type Progress =
  /** Nothing was done yet, or nothing is known of it here. */
  { stage: 'ready' } | { stage: 'under'; number: number } | { stage: 'finished' };

const ready: Progress = { stage: 'ready' };

function useProgress(opened: TaskRun | null): Progress {
  const session = opened?.session;
  const view = useSyncExternalStore(session?.subscribe ?? never, () => session?.view() ?? null);
  if (!view) return ready;
  if (view.played.state.finished) return { stage: 'finished' };
  return view.events.length > 0 ? { stage: 'under', number: view.events.length } : ready;
}

const never = () => () => {};

/** A case task in the room: what it is, how far it is, and the way into the simulator, which opens over the page. */
export function CaseTask(props: CaseTaskProps) {
  const { userId, attemptId, taskId, isTraining, runId, onRun, isBusy } = props;
  const { t } = useTranslation('cleanroom');
  const words = useProblemText();
  const [isOpen, setOpen] = useState(false);
  /** What was open, or was to be opened, is over: what was pressed may be gone as soon as the room knows it. */
  const hasEnded = useRef(false);
  const task = useTaskRun({
    userId,
    attemptId,
    taskId,
    onEnded: () => {
      hasEnded.current = true;
      setOpen(false);
      props.onEnded();
    },
  });
  const { opened } = task;
  const progress = useProgress(opened);
  const isFinished = progress.stage === 'finished';
  // In TRAINING the last run may be answered already, and is over then.
  const isAnswered = isTraining && opened?.run.id === runId;
  /** What is answered is another run than the one whose actions are counted here. */
  const isNextBegun = progress.stage !== 'ready' && !isAnswered;
  /** Outside TRAINING a finished run is final: "one run per task". */
  const canEnter = onRun !== undefined && (isTraining || !isFinished);

  // The engine comes while the task is read.
  useEffect(fetchScene, []);
  // A run that was begun before is shown as far as it is, also after a reload or on another device.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was there when the task came on show
  useEffect(() => {
    if (onRun && !opened && hasRunUnderWay(props)) void task.open();
  }, []);
  // From its first action the run is the answer, so that it counts as it stands when the time is over.
  const toBeNamed = !isTraining && progress.stage !== 'ready' ? (opened?.run.id ?? null) : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each run
  useEffect(() => {
    if (toBeNamed !== null && toBeNamed !== runId) onRun?.(toBeNamed);
  }, [toBeNamed]);
  // The answer names a finished run, so the server has to have all of it first.
  const isToBeAnswered = isTraining && isFinished && !isAnswered && !isBusy;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each run
  useEffect(() => {
    if (!opened || !isToBeAnswered) return;
    let isGone = false;
    void untilSaved(opened.saver).then((isArrived) => {
      if (isArrived && !isGone) props.onFinished(opened.run.id);
    });
    return () => {
      isGone = true;
    };
  }, [opened, isToBeAnswered]);

  // What was pressed is shut while the run is fetched, and gone once the exercise has ended: the focus has no way back
  // by itself.
  const note = useRef<HTMLParagraphElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const isShown = opened !== null && isOpen;
  const isAway = task.isOpening || isShown;
  const wasAway = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each return
  useEffect(() => {
    if (wasAway.current && !isAway) {
      const isAtEnd = isFinished || hasEnded.current;
      const isAdrift = hasEnded.current || document.activeElement === document.body;
      if (isAdrift) (isAtEnd ? note : opener).current?.focus({ preventScroll: true });
      hasEnded.current = false;
    }
    wasAway.current = isAway;
  }, [isAway]);

  const enter = async () => {
    hasEnded.current = false;
    const run = opened && !isFinished ? opened : await task.open();
    if (run) setOpen(true);
  };

  return (
    <div className={classes.task}>
      <p ref={note} tabIndex={-1} className={classes.note}>
        {t(`task.${runId && !onRun ? 'finished' : progress.stage}`, { ...progress })}
      </p>
      {isFinished && !isTraining && <p className={classes.note}>{t('task.final')}</p>}
      {task.error !== null && (
        <p role="alert" className={classes.error}>
          {sentences(t('task.failed'), words(task.error))}
        </p>
      )}
      {canEnter && (
        <Button
          ref={opener}
          size="md"
          loading={task.isOpening || isBusy || isToBeAnswered}
          leftSection={<Icon of={isAnswered ? IconRepeat : IconDoorEnter} />}
          onClick={() => void enter()}
        >
          {t(labelOf(progress, runId, isTraining))}
        </Button>
      )}
      {isTraining && runId && !isOpen && !isBusy && (
        <div>
          {isNextBegun && <h3 className={classes.last}>{t('task.last')}</h3>}
          <RunReplay runId={runId} />
        </div>
      )}
      {isShown && <OpenSimulator {...props} opened={opened} onClose={() => setOpen(false)} />}
    </div>
  );
}

/** Whether a run was begun: outside TRAINING it is the answer from its first action, in TRAINING this browser has kept it. */
function hasRunUnderWay({ userId, attemptId, taskId, isTraining, runId }: CaseTaskProps): boolean {
  if (!isTraining && runId !== null) return true;
  const kept = keptRun(localStore, userId, attemptId, taskId);
  return kept !== null && kept.id !== runId;
}

function labelOf({ stage }: Progress, runId: string | null, isTraining: boolean) {
  if (stage === 'under') return 'task.resume' as const;
  if (runId === null) return 'task.open' as const;
  return isTraining ? ('task.again' as const) : ('task.resume' as const);
}

/** Resolves once the server has everything; the saver tries again by itself meanwhile. */
function untilSaved(saver: RunSaver): Promise<boolean> {
  return new Promise((resolve) => {
    const look = () => {
      const state = saver.state();
      if (state !== 'saved' && state !== 'stopped') return;
      stop();
      resolve(state === 'saved');
    };
    const stop = saver.subscribe(look);
    void saver.flush().then(look);
  });
}

function OpenSimulator({
  opened,
  deadline,
  onClose,
}: CaseTaskProps & { opened: TaskRun; onClose: () => void }) {
  const { t } = useTranslation('cleanroom');
  const { session, saver, run } = opened;
  const view = useSyncExternalStore(session.subscribe, session.view);
  const saveState = useSyncExternalStore(saver.subscribe, saver.state);
  const { finished } = view.played.state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end comes once
  useEffect(() => {
    if (finished) onClose();
  }, [finished]);
  return (
    <Simulator
      session={session}
      name={run.caseName}
      goal={run.goal}
      training={run.training}
      saveState={saveState}
      settle={run.training ? undefined : saver.flush}
      clock={deadline && <Countdown deadline={deadline} label={t('timeLeft')} />}
      onClose={onClose}
    />
  );
}
