import type { FieldProblem } from '#web/lib/api-error.ts';

/** A field of a form that the server refused. */
export interface FieldRefusal {
  field: string;
  code: string;
  /** Which of several values of the field. */
  index: number | null;
}

/**
 * Finds the field that a path of the server means: `body.workIds.0` is the first value of `workIds`. What the form has no
 * field for is left out.
 */
export function refusalsOf(
  errors: readonly FieldProblem[],
  fields: readonly string[],
): FieldRefusal[] {
  return errors.flatMap(({ path, code }) => {
    const name = path.replace(/^(body|query)\./, '');
    const field = fields
      .filter((one) => name === one || name.startsWith(`${one}.`))
      .toSorted((a, b) => b.length - a.length)[0];
    if (!field) return [];
    const index = /^\.(\d+)/.exec(name.slice(field.length))?.[1];
    return [{ field, code, index: index === undefined ? null : Number(index) }];
  });
}
