import { NumberInput, type NumberInputProps } from '@mantine/core';
import { type FieldValues, useController } from 'react-hook-form';
import { useFieldError } from './field-error.ts';
import type { FieldOf } from './text-field.tsx';

interface Extra {
  /** Digits after the point; none by default. */
  decimals?: number;
}

/** A number. Leaving the field brings what is out of bounds back to the nearest bound (spec section 5). */
export function NumberField<T extends FieldValues>({
  control,
  name,
  decimals = 0,
  ...rest
}: FieldOf<T> & Extra & Omit<NumberInputProps, keyof FieldOf<T> | 'value' | 'error' | 'onChange'>) {
  const { field, fieldState } = useController({ control, name });
  const words = useFieldError();
  return (
    <NumberInput
      clampBehavior="blur"
      allowDecimal={decimals > 0}
      decimalScale={decimals}
      allowedDecimalSeparators={[',', '.']}
      classNames={{ input: 'tabular' }}
      {...rest}
      {...field}
      value={field.value ?? ''}
      // An emptied field is no number, not nought.
      onChange={(value) => field.onChange(value === '' ? null : value)}
      error={words(name, fieldState.error)}
    />
  );
}
