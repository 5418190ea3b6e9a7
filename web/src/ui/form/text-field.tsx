import { TextInput, type TextInputProps } from '@mantine/core';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { useFieldError } from './field-error.ts';

/** What ties a field to its form. */
export interface FieldOf<T extends FieldValues> {
  // The parsed type of the form does not matter to a field.
  // biome-ignore lint/suspicious/noExplicitAny: react-hook-form's own signature
  control: Control<T, unknown, any>;
  name: FieldPath<T>;
}

/** One line of text. */
export function TextField<T extends FieldValues>({
  control,
  name,
  ...rest
}: FieldOf<T> & Omit<TextInputProps, keyof FieldOf<T> | 'value' | 'error'>) {
  const { field, fieldState } = useController({ control, name });
  const words = useFieldError();
  return (
    <TextInput
      {...rest}
      {...field}
      value={field.value ?? ''}
      error={words(name, fieldState.error)}
    />
  );
}
