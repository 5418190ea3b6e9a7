import { Select, type SelectProps } from '@mantine/core';
import { type FieldValues, useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFieldError } from './field-error.ts';
import type { FieldOf } from './text-field.tsx';

/** One of several values; long lists can be searched. */
export function SelectField<T extends FieldValues>({
  control,
  name,
  ...rest
}: FieldOf<T> & Omit<SelectProps, keyof FieldOf<T> | 'value' | 'error' | 'onChange'>) {
  const { t } = useTranslation('form');
  const { field, fieldState } = useController({ control, name });
  const words = useFieldError();
  return (
    <Select
      nothingFoundMessage={t('select.nothing')}
      {...rest}
      {...field}
      value={field.value ?? null}
      error={words(name, fieldState.error)}
    />
  );
}
