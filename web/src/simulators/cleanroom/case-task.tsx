import { Button } from '@mantine/core';
import { IconDoorEnter, IconRepeat } from '@tabler/icons-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Countdown } from '#web/ui/countdown.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useProblemText } from '#web/ui/problem-text.ts';
import type { CleanroomSession } from '../runs/cleanroom-session.ts';
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
  isBusy: boolean;
}

/** A case task in the room: what it is, how far it is, and the way into the simulator, which opens over the page. */
export function CaseTask(props: CaseTaskProps) {
  const { userId, attemptId, taskId, isTraining, runId, onRun, isBusy } = props;
  const { t } = useTranslation('cleanroom');
  const words = useProblemText();
  const [isOpen, setOpen] = useState(false);
  const task = useTaskRun({ userId, attemptId, taskId, onEnded: () => setOpen(false) });
  const { opened } = task;

  // The engine comes while the task is read.
  useEffect(fetchScene, []);

  const enter = async () => {
    const run = opened && !opened.session.view().played.state.finished ? opened : await task.open();
    if (!run) return;
    // The run is the answer from its start, so that it counts as it stands when the time is over.
    if (!isTraining) onRun?.(run.run.id);
    setOpen(true);
  };

  return (
    <div className={classes.task}>
      {opened ? (
        <Progress session={opened.session} />
      ) : (
        <p className={classes.note}>{t(runId && !onRun ? 'task.finished' : 'task.ready')}</p>
      )}
      {task.error !== null && (
        <p role="alert" className={classes.error}>
          {t('task.failed')}. {words(task.error)}
        </p>
      )}
      {onRun && (
        <Button
          size="md"
          loading={task.isOpening || isBusy}
          leftSection={<Icon of={runId && isTraining ? IconRepeat : IconDoorEnter} />}
          onClick={() => void enter()}
        >
          <Label opened={opened} hasRun={runId !== null} isTraining={isTraining} />
        </Button>
      )}
      {isTraining && runId && !isOpen && !isBusy && <RunReplay runId={runId} />}
      {opened && isOpen && (
        <OpenSimulator
          {...props}
          opened={opened}
          onClose={() => setOpen(false)}
          onDone={async () => {
            setOpen(false);
            // The answer names a finished run, so the server has to have all of it first.
            const isArrived = await untilSaved(opened.saver);
            if (!isArrived) return;
            props.onFinished(opened.run.id);
          }}
        />
      )}
    </div>
  );
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

function Label({
  opened,
  hasRun,
  isTraining,
}: {
  opened: TaskRun | null;
  hasRun: boolean;
  isTraining: boolean;
}) {
  const { t } = useTranslation('cleanroom');
  if (opened && !opened.session.view().played.state.finished) return t('task.resume');
  if (!hasRun) return t('task.open');
  return t(isTraining ? 'task.again' : 'task.resume');
}

function Progress({ session }: { session: CleanroomSession }) {
  const { t } = useTranslation('cleanroom');
  const { played, events } = useSyncExternalStore(session.subscribe, session.view);
  return (
    <p className={classes.note}>
      {played.state.finished ? t('task.finished') : t('task.under', { number: events.length })}
    </p>
  );
}

function OpenSimulator({
  opened,
  isTraining,
  deadline,
  onClose,
  onDone,
}: CaseTaskProps & { opened: TaskRun; onClose: () => void; onDone: () => void }) {
  const { t } = useTranslation('cleanroom');
  const { session, saver, run } = opened;
  const view = useSyncExternalStore(session.subscribe, session.view);
  const saveState = useSyncExternalStore(saver.subscribe, saver.state);
  const { finished } = view.played.state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end comes once
  useEffect(() => {
    if (!finished) return;
    if (isTraining) onDone();
    else onClose();
  }, [finished]);
  return (
    <Simulator
      session={session}
      name={run.caseName}
      goal={run.goal}
      training={run.training}
      saveState={saveState}
      clock={deadline && <Countdown deadline={deadline} label={t('timeLeft')} />}
      onClose={onClose}
    />
  );
}
