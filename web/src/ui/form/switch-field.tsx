import { Switch, type SwitchProps } from '@mantine/core';
import { type FieldValues, useController } from 'react-hook-form';
import { useFieldError } from './field-error.ts';
import type { FieldOf } from './text-field.tsx';

/** Something that is on or off at once. */
export function SwitchField<T extends FieldValues>({
  control,
  name,
  ...rest
}: FieldOf<T> & Omit<SwitchProps, keyof FieldOf<T> | 'value' | 'checked' | 'error'>) {
  const { field, fieldState } = useController({ control, name });
  const words = useFieldError();
  const { value, ...tied } = field;
  return (
    <Switch {...rest} {...tied} checked={value === true} error={words(name, fieldState.error)} />
  );
}
