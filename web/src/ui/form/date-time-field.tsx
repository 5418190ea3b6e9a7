import { TextInput, type TextInputProps } from '@mantine/core';
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
  return (
    <TextInput
      description={t('dateTime.zone', { zone: zoneName() })}
      {...rest}
      {...field}
      type="datetime-local"
      {...(min && { min: toLocalInput(min) })}
      {...(max && { max: toLocalInput(max) })}
      // A half-filled field answers an empty text: it must not be written back over what is typed.
      key={field.value ? 'set' : 'empty'}
      defaultValue={toLocalInput(field.value)}
      onChange={(event) => field.onChange(fromLocalInput(event.currentTarget.value))}
      error={words(name, fieldState.error)}
    />
  );
}
