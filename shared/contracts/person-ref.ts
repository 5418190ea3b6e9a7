import * as z from 'zod/mini';

/** A person with their group, as lists name them. */
export const personRefSchema = z.object({
  id: z.string(),
  name: z.string(),
  lastName: z.string(),
  group: z.nullable(z.object({ id: z.string(), name: z.string() })),
});

export type PersonRef = z.infer<typeof personRefSchema>;

/** A person by name alone. */
export const personNameSchema = z.pick(personRefSchema, { id: true, name: true, lastName: true });

export type PersonName = z.infer<typeof personNameSchema>;
