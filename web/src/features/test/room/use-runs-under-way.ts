import { useEffect, useState } from 'react';
import { useCurrentUser } from '#web/lib/session.ts';
import type { Room } from './use-room.ts';

const none: ReadonlySet<string> = new Set();

/** Tests without an exercise do without what knows of runs. */
const runs = () => import('#web/simulators/runs/runs-under-way.ts');

/** The tasks of the room whose exercise was begun and not finished; none until that is known. */
export function useRunsUnderWay({ attempt, states }: Room): ReadonlySet<string> {
  const userId = useCurrentUser()?.id ?? '';
  const [underWay, setUnderWay] = useState(none);
  // biome-ignore lint/correctness/useExhaustiveDependencies: nothing is done in an exercise while the question is open
  useEffect(() => {
    const exercises = states.flatMap(({ task, value }) => {
      if (task.type !== 'TASKTESTCASECASSETESTATUS') return [];
      const named = value !== null && typeof value === 'object' && 'runId' in value;
      return [{ taskId: task.id, runId: named ? value.runId : null }];
    });
    if (exercises.length === 0) return;
    let isGone = false;
    runs()
      .then(({ runsUnderWay }) => runsUnderWay(userId, attempt, exercises))
      .then((found) => {
        if (!isGone) setUnderWay(found);
      })
      .catch((error: unknown) => console.warn('exercises under way are not known', error));
    return () => {
      isGone = true;
    };
  }, []);
  return underWay;
}
