import * as z from 'zod/mini';
import { localTextSchema } from '#shared/language-schemas.ts';

/** How a work is taken (spec section 1). */
export const modes = ['TRAINING', 'SELFCONTROL', 'CONTROL'] as const;
export type Mode = (typeof modes)[number];
export const modeSchema = z.enum(modes);

/** What a step of a course is. */
export const workKinds = ['THEORY', 'TEST', 'DOCUMENT', 'PRACTICE', 'EXAM'] as const;
export type WorkKind = (typeof workKinds)[number];
export const workKindSchema = z.enum(workKinds);

/** Which modes a kind of work can be taken in; CONTROL is only ever taken inside an execution. */
export const modesOfKind = {
  THEORY: ['TRAINING', 'CONTROL'],
  TEST: ['TRAINING', 'SELFCONTROL', 'CONTROL'],
  DOCUMENT: ['TRAINING', 'SELFCONTROL', 'CONTROL'],
  PRACTICE: ['TRAINING', 'SELFCONTROL', 'CONTROL'],
  EXAM: ['SELFCONTROL', 'CONTROL'],
} as const satisfies Record<WorkKind, readonly Mode[]>;

const perMode = <T extends z.ZodMiniType>(value: T) =>
  z.object({
    TRAINING: z.optional(value),
    SELFCONTROL: z.optional(value),
    CONTROL: z.optional(value),
  });

const count = z.number().check(z.int(), z.positive());

/** A paragraph-level node of a rich text, in the JSON form that TipTap reads and writes. */
export type RichNode = {
  type: string;
  attrs?: Record<string, string | number | boolean | null> | undefined;
  text?: string | undefined;
  marks?: { type: string; attrs?: Record<string, string> | undefined }[] | undefined;
  content?: RichNode[] | undefined;
};

export const richNodeSchema: z.ZodMiniType<RichNode> = z.object({
  type: z.string(),
  attrs: z.optional(z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))),
  text: z.optional(z.string()),
  marks: z.optional(
    z.array(z.object({ type: z.string(), attrs: z.optional(z.record(z.string(), z.string())) })),
  ),
  get content() {
    return z.optional(z.array(richNodeSchema));
  },
});

/** One step of a course: spec section 3, Work. */
export const workSchema = z.object({
  id: z.string(),
  courseId: z.string(),
  kind: workKindSchema,
  name: localTextSchema,
  description: localTextSchema,
  createdAt: z.string(),
  /** Attempts allowed per mode; absent means without limit. */
  maxAttempts: perMode(count),
  settingsWork: z.object({
    /** Tries per task and mode, default 1 (spec section 9). */
    maxTaskAttempts: perMode(count),
    /** Time for the whole work in SELFCONTROL; overrides timeLimitMinutes. */
    timeLimitMillis: z.optional(count),
    /** In SELFCONTROL and CONTROL the try is spent on leaving the task, not at finish: the answer locks then. */
    lockAnswers: z.optional(z.boolean()),
    /** Options and tasks come in an order drawn per attempt. */
    shuffle: z.optional(z.boolean()),
  }),
  timeLimitMinutes: z.optional(count),
  /** Percent of the marks that passes. */
  passMark: z.optional(z.number()),
  /** Open to ROLE_DEMO. */
  demo: z.optional(z.boolean()),
  /** Narrows the groups of the course; absent means all of them. */
  allowedGroups: z.optional(z.array(z.string())),
  /** Number of the newest edition: the frozen list of tasks that attempts pin. */
  edition: z.number(),
  taskCount: z.number(),
  maxMark: z.number(),
});

export type Work = z.infer<typeof workSchema>;

/** Frozen at each save of a work: which task versions it holds, in authored order. Immutable, so it caches. */
export const editionSchema = z.object({
  workId: z.string(),
  edition: z.number(),
  tasks: z.array(z.object({ id: z.string(), version: z.number() })),
});

export type Edition = z.infer<typeof editionSchema>;
