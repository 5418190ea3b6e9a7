import * as z from 'zod/mini';
import { idSchema, ulidSchema } from '#shared/domain/ids.ts';
import { plainLine } from '#shared/domain/plain-text.ts';
import { subjectSchema, typedCommissionSchema } from '#shared/domain/works/execution.ts';
import { languageSchema } from '#shared/language-schemas.ts';
import { limits } from '#shared/limits.ts';
import { auditEntrySchema, reasonedChange } from './audit.ts';
import { call, idListSchema, idParams, listOf, pageQuery } from './call.ts';
import { boardCalls } from './execution-board.ts';
import { executionRowSchema, executionViewSchema, ownExecutionSchema } from './execution-views.ts';

const lang = z.object({ lang: z.optional(languageSchema) });

/** A time in UTC, as ISO 8601. */
const timeSchema = z.iso.datetime();

const idList = (most: number) => z.array(idSchema).check(z.maxLength(most));

/** What a teacher sets of an execution. */
const settings = {
  name: z._default(plainLine(200), ''),
  workIds: z.array(idSchema).check(z.minLength(1), z.maxLength(limits.execution.works)),
  startDateTime: timeSchema,
  endDateTime: timeSchema,
  /** Minutes for one attempt. */
  executionTime: z.number().check(z.int(), z.gte(1), z.lte(limits.execution.mostMinutes)),
  commission: z._default(z.nullable(typedCommissionSchema), null),
};

export const createExecution = call({
  name: 'createExecution',
  method: 'POST',
  path: '/execution-work',
  area: 'executions',
  access: 'executions:write',
  summary: 'Schedules a CONTROL window; the same id again is the same execution once.',
  query: lang,
  body: z.object({
    ...settings,
    id: z.optional(ulidSchema),
    userIds: z._default(idList(limits.execution.users), []),
    groupIds: z._default(idList(limits.execution.groups), []),
  }),
  response: executionViewSchema,
  errors: ['NOT_FOUND', 'CONFLICT'],
  repeatable: true,
});

export const listExecutions = call({
  name: 'listExecutions',
  method: 'GET',
  path: '/execution-work',
  area: 'executions',
  access: 'executions:read',
  summary: 'Executions of the works that the person teaches, the latest window first.',
  query: z.object({
    ...lang.shape,
    ...pageQuery,
    /** true: the window is not over; false: it is. */
    active: z.optional(z.enum(['true', 'false'])),
    search: z.optional(z.string().check(z.maxLength(100))),
  }),
  response: listOf(executionRowSchema),
  repeatable: true,
});

export const listExecutionsOfWork = call({
  name: 'listExecutionsOfWork',
  method: 'GET',
  path: '/execution-work/works/{id}',
  area: 'executions',
  access: 'executions:read',
  summary: 'Executions of one work, the latest window first.',
  params: idParams,
  query: z.object({ ...lang.shape, ...pageQuery }),
  response: listOf(executionRowSchema),
  errors: ['NOT_FOUND'],
  repeatable: true,
});

export const getExecution = call({
  name: 'getExecution',
  method: 'GET',
  path: '/execution-work/{id}',
  area: 'executions',
  access: 'executions:read',
  summary: 'One execution with works, people, groups and extra time.',
  params: idParams,
  query: lang,
  response: executionViewSchema,
  errors: ['NOT_FOUND'],
  repeatable: true,
});

export const updateExecution = call({
  name: 'updateExecution',
  method: 'PUT',
  path: '/execution-work/{id}',
  area: 'executions',
  access: 'executions:write',
  summary:
    'Changes works, window, minutes and commission. Attempts under way never lose time by it; works that somebody has begun stay.',
  params: idParams,
  query: lang,
  body: z.object({
    ...settings,
    /** The revision that the change starts from; another one stored: 409. */
    revision: z.number(),
  }),
  response: executionViewSchema,
  errors: ['NOT_FOUND', 'CONFLICT', 'EXECUTION_STARTED', 'EXECUTION_RELEASED'],
  repeatable: true,
});

export const deleteExecution = call({
  name: 'deleteExecution',
  method: 'DELETE',
  path: '/execution-work/{id}',
  area: 'executions',
  access: 'executions:write',
  summary: 'Removes an execution that nobody has begun.',
  params: idParams,
  errors: ['NOT_FOUND', 'EXECUTION_STARTED', 'CONFLICT'],
  repeatable: true,
});

export const assignToExecution = call({
  name: 'assignToExecution',
  method: 'PATCH',
  path: '/execution-work/{id}/users',
  area: 'executions',
  access: 'executions:write',
  summary: 'Assigns people and groups, also while the execution runs.',
  params: idParams,
  query: lang,
  body: z.object({
    userIds: z._default(idList(limits.execution.users), []),
    groupIds: z._default(idList(limits.execution.groups), []),
  }),
  response: executionViewSchema,
  errors: ['NOT_FOUND'],
  repeatable: true,
});

export const unassignFromExecution = call({
  name: 'unassignFromExecution',
  method: 'DELETE',
  path: '/execution-work/{id}/users',
  area: 'executions',
  access: 'executions:write',
  summary:
    'Takes people and groups off an execution; who has begun goes on to the end. Ids between commas.',
  params: idParams,
  query: z.object({
    ...lang.shape,
    userIds: z.optional(idListSchema),
    groupIds: z.optional(idListSchema),
  }),
  response: executionViewSchema,
  errors: ['NOT_FOUND'],
  repeatable: true,
});

export const startExecutionNow = call({
  name: 'startExecutionNow',
  method: 'POST',
  path: '/execution-work/{id}/start-now',
  area: 'executions',
  access: 'executions:write',
  summary: 'Opens a planned window at this moment for everybody.',
  params: idParams,
  query: lang,
  body: z.object(reasonedChange),
  response: executionViewSchema,
  errors: ['NOT_FOUND', 'EXECUTION_OVER'],
  repeatable: true,
});

export const giveExtraTime = call({
  name: 'giveExtraTime',
  method: 'POST',
  path: '/execution-work/{id}/extra-time',
  area: 'executions',
  access: 'executions:write',
  summary:
    'Gives minutes to people or groups, beyond the window too; attempts under way get them at once.',
  params: idParams,
  query: lang,
  body: z.object({
    ...reasonedChange,
    subjects: z
      .array(subjectSchema)
      .check(z.minLength(1), z.maxLength(limits.execution.extraSubjects)),
    minutes: z.number().check(z.int(), z.gte(1), z.lte(limits.execution.mostExtraMinutes)),
  }),
  response: executionViewSchema,
  errors: ['NOT_FOUND', 'EXECUTION_RELEASED'],
  repeatable: true,
});

export const releaseExecution = call({
  name: 'releaseExecution',
  method: 'POST',
  path: '/execution-work/{id}/release',
  area: 'executions',
  access: 'executions:write',
  summary:
    'Lets students see, once the window is over, which of their tasks were wrong; never the keys.',
  params: idParams,
  query: lang,
  body: z.object(reasonedChange),
  response: executionViewSchema,
  errors: ['NOT_FOUND'],
  repeatable: true,
});

export const getExecutionAudit = call({
  name: 'getExecutionAudit',
  method: 'GET',
  path: '/execution-work/{id}/audit',
  area: 'executions',
  access: 'executions:read',
  summary: 'What people did to an execution and to its attempts, the newest first.',
  params: idParams,
  query: z.object(pageQuery),
  response: listOf(auditEntrySchema),
  errors: ['NOT_FOUND'],
  repeatable: true,
});

export const listOwnExecutions = call({
  name: 'listOwnExecutions',
  method: 'GET',
  path: '/execution-work/own',
  area: 'executions',
  access: 'signed-in',
  summary:
    'The executions that the person is assigned to: open, planned, then the latest that are over.',
  query: lang,
  response: z.object({ content: z.array(ownExecutionSchema), serverTime: z.string() }),
  repeatable: true,
});

/** The calls of this area. */
export const executionsCalls = [
  createExecution,
  listExecutions,
  listOwnExecutions,
  listExecutionsOfWork,
  getExecution,
  updateExecution,
  deleteExecution,
  assignToExecution,
  unassignFromExecution,
  startExecutionNow,
  giveExtraTime,
  releaseExecution,
  ...boardCalls,
  getExecutionAudit,
] as const;
