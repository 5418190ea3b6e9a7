import * as z from 'zod/mini';
import { modeSchema } from '#shared/domain/works/work.ts';
import type { ActivityStore } from './activity-store.ts';
import { getItem } from './get-many.ts';
import { runKey } from './keys.ts';

export const runHeadSchema = z.object({
  id: z.string(),
  /** As of its attempt: user id, or session id in a demo. */
  owner: z.string(),
  attemptId: z.string(),
  taskId: z.string(),
  mode: modeSchema,
  caseId: z.string(),
  caseVersion: z.number(),
  profileId: z.string(),
  profileVersion: z.number(),
  seed: z.number(),
  /** ms */
  startedAt: z.number(),
  /** Number that the next event will have. */
  nextSeq: z.number(),
  /** What the machine said when it was finished. */
  finished: z.optional(
    z.object({ at: z.number(), percent: z.number(), passed: z.boolean(), hints: z.number() }),
  ),
  /** What came after the end of the attempt. */
  lateBatches: z.optional(z.number()),
  lateEvents: z.optional(z.number()),
  share: z.optional(z.object({ token: z.string(), expiresAt: z.number() })),
});

/** A run without its events. */
export type RunHead = z.infer<typeof runHeadSchema>;

/** The run that is an answer to a task of an attempt; null where it is no run of them. */
export async function findRunOfTask(
  store: ActivityStore,
  { attemptId, taskId, runId }: { attemptId: string; taskId: string; runId: string },
): Promise<RunHead | null> {
  const item = await getItem(store.db, store.table, runKey(runId), {
    isConsistent: true,
  });
  const head = item ? runHeadSchema.parse(item) : null;
  const isOwn =
    head?.owner === store.owner && head.attemptId === attemptId && head.taskId === taskId;
  return isOwn ? head : null;
}
