import type { FieldError, FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import * as z from 'zod/mini';

const valueAt = (values: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key],
    values,
  );

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || Number.isNaN(value);

interface IssueLike {
  code?: string | undefined;
  path: readonly PropertyKey[];
}

/** The code of a wrong field: `required` when nothing was entered, else the code of the schema. */
export const fieldCode = (issue: IssueLike, values: unknown): string =>
  isEmpty(valueAt(values, issue.path)) ? 'required' : (issue.code ?? 'invalid');

function place(errors: Record<string, unknown>, path: readonly PropertyKey[], error: FieldError) {
  const keys = path.map(String);
  const last = keys.pop() ?? 'root';
  let node = errors;
  for (const key of keys) {
    node[key] ??= {};
    node = node[key] as Record<string, unknown>;
  }
  // The first problem of a field is the one to solve first.
  node[last] ??= error;
}

/**
 * Checks a form with the schema of the contract, the same that the server checks with. An error's
 * `type` is its code; the field turns it into words.
 */
export function schemaResolver<Given extends FieldValues, Parsed>(
  schema: z.ZodMiniType<Parsed, Given>,
): Resolver<Given, unknown, Parsed> {
  return async (values) => {
    const parsed = z.safeParse(schema, values);
    if (parsed.success) return { values: parsed.data, errors: {} };
    const errors: Record<string, unknown> = {};
    for (const issue of parsed.error.issues) {
      place(errors, issue.path, { type: fieldCode(issue, values) });
    }
    return { values: {}, errors: errors as FieldErrors<Given> };
  };
}
