import * as z from 'zod/mini';
import { idSchema } from '../ids.ts';
import { plainLine, plainText } from '../plain-text.ts';
import type { ExecutionWindow } from './attempt-rules.ts';

/** Who sits on the exam and on what ground: typed once per execution, printed on its protocol. */
export const commissionSchema = z.object({
  /** Number of the protocol. */
  number: z.string(),
  chair: z.string(),
  members: z.array(z.string()),
  /** Why the exam is held. */
  reason: z.string(),
});

export type Commission = z.infer<typeof commissionSchema>;

/** A commission as it is typed in; what is stored already is read whatever the rules of typing have become. */
export const typedCommissionSchema = z.object({
  number: plainLine(50),
  chair: plainLine(200),
  members: z.array(plainLine(200).check(z.minLength(1))).check(z.maxLength(20)),
  reason: plainText(500),
});

/** Whom extra time is given to: one person or one group. */
export const subjectSchema = z.object({ type: z.enum(['user', 'group']), id: idSchema });
export type Subject = z.infer<typeof subjectSchema>;

/** A scheduled CONTROL window: works, people or groups, start, end, minutes. */
export const executionSchema = z.object({
  id: z.string(),
  /** What people see over the works; empty: the names of the works stand for it. */
  name: z.string(),
  workIds: z.array(z.string()).check(z.minLength(1)),
  /** Groups whose people may take it; single people are rows of their own. */
  groupIds: z.array(z.string()),
  /** ms */
  startsAt: z.number(),
  endsAt: z.number(),
  /** Minutes for one attempt. */
  executionTime: z.number(),
  commission: z.nullable(commissionSchema),
  /** Minutes given beyond the deadline, by subject. */
  extraTime: z.record(z.string(), z.number()),
  /** From when students may see which of their tasks were wrong, ms: nobody is at work any more then; null: not released. */
  releasedAt: z.nullable(z.number()),
  createdBy: z.string(),
  createdAt: z.number(),
  /** Grows with every change, so that two people do not overwrite each other. */
  revision: z.number(),
});

export type Execution = z.infer<typeof executionSchema>;

/** The name under which a subject's extra time is kept. */
export const subjectKey = ({ type, id }: Subject): string => `${type}:${id}`;

/** A person as an execution knows them: their group counts besides themself. */
export interface Taker {
  userId: string;
  groupId: string | null;
}

/** Minutes that somebody has been given: their own and their group's together. */
export function extraMinutesOf(
  execution: Pick<Execution, 'extraTime'>,
  { userId, groupId }: Taker,
): number {
  const own = execution.extraTime[subjectKey({ type: 'user', id: userId })] ?? 0;
  const ofGroup = groupId
    ? (execution.extraTime[subjectKey({ type: 'group', id: groupId })] ?? 0)
    : 0;
  return own + ofGroup;
}

/** The window of an execution as it holds for somebody. */
export const windowOf = (execution: Execution, taker: Taker): ExecutionWindow => ({
  endsAt: execution.endsAt,
  executionTimeMinutes: execution.executionTime,
  extraMinutes: extraMinutesOf(execution, taker),
});

/** Where an execution stands: it can be begun while it is open. */
export type ExecutionState = 'PLANNED' | 'OPEN' | 'OVER';

export function executionState(
  { startsAt, endsAt }: Pick<Execution, 'startsAt' | 'endsAt'>,
  now: number,
): ExecutionState {
  if (now < startsAt) return 'PLANNED';
  return now < endsAt ? 'OPEN' : 'OVER';
}

/**
 * When nobody who begins can be at work any more: the end of the window, with the most that one person may have been given.
 * Whom a teacher let in again, or whose window was shortened, may have longer.
 */
export function lastEndOf({ endsAt, extraTime }: Pick<Execution, 'endsAt' | 'extraTime'>): number {
  const most = (type: Subject['type']) =>
    Math.max(
      0,
      ...Object.entries(extraTime).flatMap(([key, minutes]) =>
        key.startsWith(subjectKey({ type, id: '' })) ? minutes : [],
      ),
    );
  return endsAt + (most('user') + most('group')) * 60_000;
}

type Release = Pick<Execution, 'releasedAt' | 'endsAt' | 'extraTime'>;

/**
 * From when students may see which of their tasks were wrong, ms: "after the window's end and the teacher's release". A
 * release given before waits for the end, also of those with extra time. Infinite: it is not given.
 */
export const releaseTime = (execution: Release): number =>
  execution.releasedAt === null
    ? Number.POSITIVE_INFINITY
    : Math.max(execution.releasedAt, lastEndOf(execution));

/** Whether that time has come. From then on nobody gets more time: the others know the tasks. */
export const isReleased = (execution: Release, now: number): boolean =>
  now >= releaseTime(execution);

/**
 * "Start now for all": the window opens at this moment, and stays open long enough for a whole attempt.
 * An execution that is open or over stays as it is.
 */
export function startedNow<E extends Pick<Execution, 'startsAt' | 'endsAt' | 'executionTime'>>(
  execution: E,
  now: number,
): E {
  if (executionState(execution, now) !== 'PLANNED') return execution;
  const endsAt = Math.max(execution.endsAt, now + execution.executionTime * 60_000);
  return { ...execution, startsAt: now, endsAt };
}
