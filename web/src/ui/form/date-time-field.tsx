import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { platformTags } from '#shared/languages.ts';
import { currentLanguage } from '#web/lib/i18n.ts';
import { fromLocalInput, toLocalInput } from './date-time-value.ts';
import { useFieldError } from './field-error.ts';
import type { FieldOf } from './text-field.tsx';

function zoneName(): string {
  const format = new Intl.DateTimeFormat(platformTags[currentLanguage()], {
    timeZoneName: 'short',
  });
  return format.formatToParts(new Date()).find((part) => part.type === 'timeZoneName')?.value ?? '';
}

interface Extra {
  /** Earliest and latest ISO time. */
  min?: string;
  max?: string;
}

/** Day and time, with the browser's own picker. The form holds an ISO time in UTC. */
export function DateTimeField<T extends FieldValues>({
  control,
  name,
  min,
  max,
  ...rest
}: FieldOf<T> &
  Extra &
  Omit<TextInputProps, keyof FieldOf<T> | 'value' | 'error' | 'min' | 'max'>) {
  const { t } = useTranslation('form');
  const { field, fieldState } = useController({ control, name });
  const words = useFieldError();
  const { value, ...tied } = field;
  const [typed, setTyped] = useState('');
  // A half-filled field answers an empty text: what is typed stays as long as it means the value of the form.
  const shown = fromLocalInput(typed) === (value ?? null) ? typed : toLocalInput(value);
  return (
    <TextInput
      description={t('dateTime.zone', { zone: zoneName() })}
      {...rest}
      {...tied}
      type="datetime-local"
      {...(min && { min: toLocalInput(min) })}
      {...(max && { max: toLocalInput(max) })}
      value={shown}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        field.onChange(fromLocalInput(event.currentTarget.value));
      }}
      error={words(name, fieldState.error)}
    />
  );
}
