import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import { useFieldError } from './field-error.ts';
import type { FieldOf } from './text-field.tsx';

interface CountFieldProps<T extends FieldValues> extends FieldOf<T> {
  label: string;
  description?: string;
  required?: boolean;
  min: number;
  max: number;
}

/** More digits than any count needs; a longer number would lose its last ones. */
const mostDigits = 9;

/**
 * A whole number, typed, or turned up and down with the arrow keys. Leaving the field brings what is out of bounds back to
 * the nearest bound (spec section 5).
 */
export function CountField<T extends FieldValues>(props: CountFieldProps<T>) {
  const { control, name, min, max, ...rest } = props;
  const { field, fieldState } = useController({ control, name });
  const words = useFieldError();
  const count: number | null = field.value ?? null;
  const [typed, setTyped] = useState('');
  const inBounds = (value: number) => Math.min(max, Math.max(min, value));
  // What is typed stays as it is, with noughts before it, as long as it means the value of the form.
  const shown = typed !== '' && Number(typed) === count ? typed : String(count ?? '');
  return (
    <TextInput
      {...rest}
      {...field}
      inputMode="numeric"
      autoComplete="off"
      classNames={{ input: 'tabular' }}
      value={shown}
      onChange={(event) => {
        const digits = event.currentTarget.value.replace(/\D/g, '').slice(0, mostDigits);
        setTyped(digits);
        // An emptied field is no number, not nought.
        field.onChange(digits === '' ? null : Number(digits));
      }}
      onBlur={() => {
        setTyped('');
        if (count !== null && inBounds(count) !== count) field.onChange(inBounds(count));
        field.onBlur();
      }}
      onKeyDown={(event) => {
        const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
        if (!step) return;
        event.preventDefault();
        field.onChange(inBounds((count ?? 0) + step));
      }}
      error={words(name, fieldState.error)}
    />
  );
}
