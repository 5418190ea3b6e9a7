import * as z from 'zod/mini';
import { severitySchema } from '#shared/domain/simulators/kernel/chain.ts';
import { actionParamsSchema } from '#shared/domain/simulators/kernel/run.ts';

const seq = z.number();
const others = z.array(z.string());

const deviationSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('tooEarly'), seq, others, isMended: z.boolean() }),
  z.object({ kind: z.literal('late'), seq, others, byMs: z.number() }),
  z.object({ kind: z.literal('repeated'), seq }),
  z.object({ kind: z.literal('wrongParameter'), seq, params: z.array(z.string()) }),
  z.object({ kind: z.literal('forbidden'), seq }),
  z.object({ kind: z.literal('missing') }),
]);

const surfaceSchema = z.union([
  z.enum(['hands', 'face']),
  z.templateLiteral(['item:', z.string()]),
  z.templateLiteral(['furniture:', z.string()]),
]);

const markSchema = z.object({
  soil: z.enum(['street', 'skin', 'floor', 'bin', 'cosmetics']),
  seq,
  from: z.optional(surfaceSchema),
});

/** What `evaluate` says of a run in the cleanroom, as it travels. */
export const verdictSchema = z.object({
  percent: z.number(),
  passed: z.boolean(),
  goalReached: z.boolean(),
  criticalMiss: z.boolean(),
  mark: z.number(),
  maxMark: z.number(),
  hints: z.number(),
  steps: z.array(
    z.object({
      stepId: z.string(),
      seq: z.nullable(seq),
      deviations: z.array(deviationSchema),
      mark: z.number(),
      maxMark: z.number(),
      severity: severitySchema,
      foldedBy: z.nullable(z.string()),
    }),
  ),
  mistakes: z.array(
    z.object({
      mistakeId: z.string(),
      seq,
      severity: severitySchema,
      item: z.nullable(z.string()),
      cause: z.nullable(seq),
    }),
  ),
  extra: z.array(z.object({ seq, code: z.string(), params: actionParamsSchema })),
  soiled: z.array(z.object({ surface: surfaceSchema, marks: z.array(markSchema) })),
});
