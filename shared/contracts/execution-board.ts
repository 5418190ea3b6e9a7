import * as z from 'zod/mini';
import { idSchema } from '#shared/domain/ids.ts';
import { languageSchema } from '#shared/language-schemas.ts';
import { limits } from '#shared/limits.ts';
import { reasonedChange } from './audit.ts';
import { call, idParams, listOf, pageQuery } from './call.ts';
import { boardRowSchema } from './execution-views.ts';

const lang = z.object({ lang: z.optional(languageSchema) });

export const getBoard = call({
  name: 'getBoard',
  method: 'GET',
  path: '/execution-work/{id}/board',
  area: 'executions',
  access: 'executions:read',
  summary: 'Everybody of an execution as they are now: who is where, time left, last seen.',
  params: idParams,
  query: z.object({
    ...lang.shape,
    ...pageQuery,
    search: z.optional(z.string().check(z.maxLength(100))),
    state: z.optional(z.enum(['NOT_STARTED', 'ACTIVE', 'FINISHED'])),
  }),
  response: z.object({
    ...listOf(boardRowSchema).shape,
    /** Over all pages. */
    counts: z.object({ NOT_STARTED: z.number(), ACTIVE: z.number(), FINISHED: z.number() }),
    serverTime: z.string(),
  }),
  errors: ['NOT_FOUND'],
  repeatable: true,
});

const attemptParams = z.object({ id: idSchema, attemptId: idSchema });

export const endAttempt = call({
  name: 'endAttempt',
  method: 'POST',
  path: '/execution-work/{id}/attempts/{attemptId}/finish',
  area: 'executions',
  access: 'executions:write',
  summary: 'Ends an attempt of the execution with what is saved.',
  params: attemptParams,
  query: lang,
  body: z.object(reasonedChange),
  response: boardRowSchema,
  errors: ['NOT_FOUND'],
  repeatable: true,
});

export const reopenAttempt = call({
  name: 'reopenAttempt',
  method: 'POST',
  path: '/execution-work/{id}/attempts/{attemptId}/reopen',
  area: 'executions',
  access: 'executions:write',
  summary:
    'Opens again, for some minutes, what the timer or a teacher ended; never what the person submitted or saw a result of.',
  params: attemptParams,
  query: lang,
  body: z.object({
    ...reasonedChange,
    minutes: z.number().check(z.int(), z.gte(1), z.lte(limits.execution.mostExtraMinutes)),
  }),
  response: boardRowSchema,
  errors: ['NOT_FOUND', 'REOPEN_NOT_ALLOWED', 'CONFLICT'],
  repeatable: true,
});

/** What a teacher sees and does on the live board. */
export const boardCalls = [getBoard, endAttempt, reopenAttempt] as const;
