import * as z from 'zod/mini';
import { ulidSchema } from '#shared/domain/ids.ts';
import { plainText } from '#shared/domain/plain-text.ts';

/** Why somebody does something to an exam: kept in the audit log. */
const reasonSchema = plainText(500).check(z.minLength(3));

/** What every change to an exam tells of itself: a change that is sent twice under one id happens once. */
export const reasonedChange = { changeId: ulidSchema, reason: reasonSchema };

/** One entry of the audit log: who did what to an execution or an attempt, and why. */
export const auditEntrySchema = z.object({
  id: z.string(),
  at: z.string(),
  by: z.object({ id: z.string(), name: z.string() }),
  action: z.enum([
    'CREATED',
    'UPDATED',
    'REMOVED',
    'ASSIGNED',
    'UNASSIGNED',
    'STARTED_NOW',
    'EXTRA_TIME',
    'RELEASED',
    'ENDED',
    'REOPENED',
    'REVIEWED',
    'LATE_ANSWER_ACCEPTED',
  ]),
  /** What was changed, as it was and as it is; the fields depend on the action. */
  before: z.record(z.string(), z.unknown()),
  after: z.record(z.string(), z.unknown()),
  reason: z.string(),
});

export type AuditEntry = z.infer<typeof auditEntrySchema>;
