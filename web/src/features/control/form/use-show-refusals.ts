import type { UseFormSetError } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#web/lib/api-error.ts';
import { useWorks } from '../api.ts';
import type { ControlValues } from './control-values.ts';
import { refusalsOf } from './server-problems.ts';

const fields = [
  'workIds',
  'name',
  'startDateTime',
  'endDateTime',
  'executionTime',
  'commission.number',
  'commission.chair',
  'commission.members',
  'commission.reason',
  'groupIds',
  'userIds',
] as const;

/** Answers what shows the fields that the server refused beside them; a work that it does not know is named. */
export function useShowRefusals(
  setError: UseFormSetError<ControlValues>,
): (error: unknown, values: ControlValues) => void {
  const { t } = useTranslation('control');
  const works = useWorks().data ?? [];
  return (error, values) => {
    if (!(error instanceof ApiError)) return;
    for (const [i, { field, code, index }] of refusalsOf(error.errors, fields).entries()) {
      const work =
        field === 'workIds' && index !== null
          ? works.find(({ id }) => id === values.workIds[index])
          : undefined;
      setError(
        field as (typeof fields)[number],
        {
          type: code,
          ...(work &&
            code === 'unknown' && { message: t('form.unknownWork', { name: work.name }) }),
        },
        { shouldFocus: i === 0 },
      );
    }
  };
}
