import i18next from 'i18next';
import type { FieldError, FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#web/lib/api-error.ts';

/**
 * The words for a wrong field: those of the field and code (`errors:fields.login.invalid_format`),
 * else those of the code, else that the value is not right.
 */
export function useFieldError(): (
  name: string,
  error: FieldError | undefined,
) => string | undefined {
  useTranslation('errors');
  return (name, error) => {
    if (!error) return undefined;
    if (error.message) return error.message;
    // Rows of a list carry their number in the name: `works.0.name` asks for the words of `name`.
    const field = name.split('.').findLast((part) => !/^\d+$/.test(part)) ?? name;
    const keys = [`fields.${field}.${error.type}`, `fields.${error.type}`, 'fields.invalid'];
    return i18next.t(keys as ['fields.invalid'], { ns: 'errors' });
  };
}

/** Shows the fields that the server refused beside them. Answers whether there were any. */
export function showServerErrors<T extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<T>,
  fields: readonly Path<T>[],
): boolean {
  if (!(error instanceof ApiError)) return false;
  const known = error.errors.flatMap(({ path, code }) => {
    const name = fields.find((field) => path === field || path === `body.${field}`);
    return name ? [{ name, code }] : [];
  });
  for (const [index, { name, code }] of known.entries()) {
    setError(name, { type: code }, { shouldFocus: index === 0 });
  }
  return known.length > 0;
}
