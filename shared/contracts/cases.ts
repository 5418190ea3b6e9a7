import * as z from 'zod/mini';
import { idSchema, ulidSchema } from '#shared/domain/ids.ts';
import { storable } from '#shared/domain/plain-text.ts';
import {
  cleanroomCaseSchema,
  playedSituationSchema,
  worldSchema,
} from '#shared/domain/simulators/cleanroom/case.ts';
import { facilityOf, roomSchema } from '#shared/domain/simulators/cleanroom/facility.ts';
import { profileSchema } from '#shared/domain/simulators/cleanroom/profile.ts';
import { maxActions } from '#shared/domain/simulators/kernel/run.ts';
import { localTextSchema } from '#shared/language-schemas.ts';
import { call, idParams, listOf, pageQuery } from './call.ts';
import { caseUseSchema } from './case-use.ts';
import { personNameSchema } from './person-ref.ts';
import { storableAs, typedName, typedText } from './storable-draft.ts';

/** A case in a list; texts in all languages, so that the list does not load again when the language changes. */
export const caseRowSchema = z.object({
  id: z.string(),
  version: z.number(),
  name: localTextSchema,
  goal: localTextSchema,
  simulator: z.literal('cleanroom'),
  profileId: z.string(),
  profileName: localTextSchema,
  gender: worldSchema.shape.person.shape.gender,
  aspects: worldSchema.shape.person.shape.aspects,
  situationsCount: z.number(),
  passMark: z.number(),
  demo: z.boolean(),
  /** Whether the person who asks may change and remove it. */
  mayEdit: z.boolean(),
  updatedAt: z.string(),
});

export type CaseRow = z.infer<typeof caseRowSchema>;

export const listCases = call({
  name: 'listCases',
  method: 'GET',
  path: '/cases',
  area: 'simulators',
  access: 'cases:read',
  summary: 'Cases of the simulators, the latest change first; a demo sees those open to it.',
  query: z.object(pageQuery),
  response: listOf(caseRowSchema),
  repeatable: true,
});

/** A whole case, its secret part too, with the rules that it is judged by: enough to play it without a server. */
export const caseViewSchema = z.object({
  case: cleanroomCaseSchema,
  profile: profileSchema,
  updatedAt: z.string(),
  /** Who saved it last; null: their account is gone, or a demo asks. */
  updatedBy: z.nullable(personNameSchema),
});

export type CaseView = z.infer<typeof caseViewSchema>;

export const getCase = call({
  name: 'getCase',
  method: 'GET',
  path: '/cases/{id}',
  area: 'simulators',
  access: 'cases:read',
  summary: 'A case as it is now, whole, with its profile of rules.',
  params: idParams,
  response: caseViewSchema,
  errors: ['NOT_FOUND'],
  repeatable: true,
});

/** Most situations that a case has. */
export const mostSituations = 10;

const { id: situationId, kind, when } = playedSituationSchema.shape;

/** A world whose rooms bear names that somebody has typed. */
const typedWorld = z.extend(worldSchema, {
  facility: facilityOf(z.extend(roomSchema, { name: typedName })),
});

/** What an author says of a case. */
const draft = {
  name: typedName,
  goal: typedText,
  profileId: idSchema,
  passMark: cleanroomCaseSchema.shape.passMark,
  world: storableAs(typedWorld),
  /** Steps of the profile that are not asked for; absent: those of the case that it is based on, or was. */
  without: z.optional(z.array(storable.check(z.maxLength(40))).check(z.maxLength(60))),
  /** What is to come; absent: that of the case that it is based on, or was. */
  situations: z.optional(
    z
      .array(
        z.object({
          id: situationId,
          kind,
          message: typedText,
          when: z.object({
            ...when.shape,
            afterEvents: z.optional(z.int().check(z.gte(0), z.lte(maxActions))),
            takenOff: z.optional(z.array(storable.check(z.maxLength(40))).check(z.maxLength(20))),
          }),
        }),
      )
      .check(z.maxLength(mostSituations)),
  ),
};

export const createCase = call({
  name: 'createCase',
  method: 'POST',
  path: '/cases',
  area: 'simulators',
  access: 'cases:write',
  summary: 'Makes a case; the same id again is the same case once.',
  body: z.object({ ...draft, id: z.optional(ulidSchema), baseCaseId: z.optional(idSchema) }),
  response: caseViewSchema,
  errors: ['NOT_FOUND', 'CONFLICT', 'PAYLOAD_TOO_LARGE'],
  repeatable: true,
});

export const updateCase = call({
  name: 'updateCase',
  method: 'PUT',
  path: '/cases/{id}',
  area: 'simulators',
  access: 'cases:write',
  summary:
    'Makes the next version of a case that the person made; runs that were begun keep theirs.',
  params: idParams,
  body: z.object({
    ...draft,
    /** The version that the change starts from; another one current: 409. */
    version: z.int().check(z.gte(1), z.lte(999_999)),
  }),
  response: caseViewSchema,
  errors: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT', 'PAYLOAD_TOO_LARGE'],
  repeatable: true,
});

export const getCaseUse = call({
  name: 'getCaseUse',
  method: 'GET',
  path: '/cases/{id}/works',
  area: 'simulators',
  access: 'cases:write',
  summary: 'Which works have a case, or had it in an edition before.',
  params: idParams,
  response: caseUseSchema,
  errors: ['NOT_FOUND'],
  repeatable: true,
});

export const deleteCase = call({
  name: 'deleteCase',
  method: 'DELETE',
  path: '/cases/{id}',
  area: 'simulators',
  access: 'cases:write',
  summary: 'Removes a case that the person made and that no work has, or had; its versions stay.',
  params: idParams,
  errors: ['NOT_FOUND', 'FORBIDDEN', 'CASE_IN_USE', 'CONFLICT'],
  repeatable: true,
});

/** The calls of this area. */
export const casesCalls = [
  listCases,
  getCase,
  createCase,
  updateCase,
  getCaseUse,
  deleteCase,
] as const;
