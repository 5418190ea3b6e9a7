import { ulid } from 'ulid';
import type { BoardRow, ExecutionView } from '#shared/contracts/execution-views.ts';
import type { Study } from './study.ts';
import type { Caller, TestApi } from './test-api.ts';

/** A change with an id of its own. */
export const reasoned = (reason = 'for the test') => ({ changeId: ulid(), reason });

/** The calls of executions. */
export function executionsOf(api: TestApi) {
  return {
    /** An execution of the work of a study for its group: open for an hour, half an hour for an attempt. */
    async newExecution(study: Study, more: object = {}): Promise<ExecutionView> {
      const now = api.deps.now();
      const { status, body, text } = await api.send('POST', '/execution-work', {
        as: await study.teacher(),
        body: {
          workIds: [study.work.id],
          groupIds: [study.groupId],
          startDateTime: new Date(now - 60_000).toISOString(),
          endDateTime: new Date(now + 3_600_000).toISOString(),
          executionTime: 30,
          ...more,
        },
      });
      if (status !== 200) throw new Error(text);
      return body;
    },

    /** Its teacher moves the window of an execution into the past. */
    async closeWindow(study: Study, execution: ExecutionView): Promise<void> {
      const hoursAgo = (hours: number) =>
        new Date(api.deps.now() - hours * 3_600_000).toISOString();
      const { status, text } = await api.send('PUT', `/execution-work/${execution.id}`, {
        as: await study.teacher(),
        body: {
          workIds: [study.work.id],
          startDateTime: hoursAgo(2),
          endDateTime: hoursAgo(1),
          executionTime: execution.executionTime,
          revision: execution.revision,
        },
      });
      if (status !== 200) throw new Error(text);
    },

    start: (as: Caller, study: Study, executionId: string) =>
      api.send('POST', `/works/${study.work.id}/completed-work?lang=en`, {
        as,
        body: { type: 'CONTROL', executionId },
      }),

    /** A change of an execution by its teacher: `path` below the execution. */
    change: async (study: Study, executionId: string, path: string, body: object) =>
      api.send('POST', `/execution-work/${executionId}/${path}`, {
        as: await study.teacher(),
        body,
      }),

    async board(study: Study, executionId: string): Promise<BoardRow[]> {
      const { body } = await api.send('GET', `/execution-work/${executionId}/board?size=100`, {
        as: await study.teacher(),
      });
      return body.content;
    },

    async audit(study: Study, executionId: string) {
      const { body } = await api.send('GET', `/execution-work/${executionId}/audit?size=100`, {
        as: await study.teacher(),
      });
      return body.content as {
        action: string;
        reason: string;
        by: { id: string };
        after: object;
      }[];
    },
  };
}
