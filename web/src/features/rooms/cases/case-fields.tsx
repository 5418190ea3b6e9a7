import { Textarea } from '@mantine/core';
import { type FieldPath, useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { languages } from '#shared/languages.ts';
import { CountField } from '#web/ui/form/count-field.tsx';
import { useFieldError } from '#web/ui/form/field-error.ts';
import { TextField } from '#web/ui/form/text-field.tsx';
import type { CaseControl, TypedCase } from './case-form.ts';

/** The fields that the server may call wrong. */
export const caseFields = [
  ...languages.map((one) => `name.${one}` as const),
  ...languages.map((one) => `goal.${one}` as const),
  'passMark',
] as const;

/** Name, goal and pass mark of a case. */
export function CaseFields({ control }: { control: CaseControl }) {
  const { t } = useTranslation(['rooms', 'common']);
  return (
    <>
      {languages.map((one) => (
        <TextField
          key={one}
          control={control}
          name={`name.${one}`}
          label={t('rooms:case.name', { language: t(`common:language.${one}`) })}
          required={one === 'ru'}
        />
      ))}
      {languages.map((one) => (
        <LongField
          key={one}
          control={control}
          name={`goal.${one}`}
          label={t('rooms:case.goal', { language: t(`common:language.${one}`) })}
          required={one === 'ru'}
        />
      ))}
      <CountField
        control={control}
        name="passMark"
        label={t('rooms:case.passMark')}
        required
        min={0}
        max={100}
      />
    </>
  );
}

interface LongFieldProps {
  control: CaseControl;
  name: FieldPath<TypedCase>;
  label: string;
  required: boolean;
}

/** A text of several lines. */
export function LongField({ control, name, ...rest }: LongFieldProps) {
  const words = useFieldError();
  const { field, fieldState } = useController({ control, name });
  return (
    <Textarea
      {...rest}
      {...field}
      value={String(field.value ?? '')}
      autosize
      minRows={2}
      maxRows={6}
      maxLength={2000}
      error={words(name, fieldState.error)}
    />
  );
}
