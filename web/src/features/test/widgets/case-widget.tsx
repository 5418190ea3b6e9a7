import { useEffect, useState } from 'react';
import { useCurrentUser } from '#web/lib/session.ts';
import { CaseTask } from '#web/simulators/cleanroom/case-task.tsx';
import { reloadAttempt } from '../saving/save-queues.ts';
import type { TaskWidgetProps } from './task-widgets.tsx';

/** TASKTESTCASECASSETESTATUS: "performs a case of a simulator; the run is the answer". */
export function CaseWidget({ task, attempt, value, onChange, onConfirm, isBusy }: TaskWidgetProps) {
  const userId = useCurrentUser()?.id ?? '';
  const runId =
    value !== null && typeof value === 'object' && 'runId' in value ? value.runId : null;
  const isTraining = attempt.type === 'TRAINING';
  /** A finished run of TRAINING that is to be answered with, as soon as it is the value. */
  const [finished, setFinished] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: confirming is due when the value has arrived
  useEffect(() => {
    if (finished === null || runId !== finished || isBusy) return;
    setFinished(null);
    onConfirm?.();
  }, [finished, runId, isBusy]);
  return (
    <CaseTask
      userId={userId}
      attemptId={attempt.id}
      taskId={task.id}
      isTraining={isTraining}
      deadline={attempt.deadline}
      runId={runId}
      onRun={onChange && ((id) => onChange({ runId: id }))}
      onFinished={(id) => {
        onChange?.({ runId: id });
        setFinished(id);
      }}
      onEnded={() => void reloadAttempt(attempt.id)}
      isBusy={isBusy}
    />
  );
}
