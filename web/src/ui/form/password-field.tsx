import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { type FieldValues, useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icon.tsx';
import { useFieldError } from './field-error.ts';
import { PasswordStrength } from './password-strength.tsx';
import type { FieldOf } from './text-field.tsx';

interface Extra {
  /** Shows how hard the password is to guess: where a new one is chosen. */
  meter?: boolean;
}

/** A password that can be shown. */
export function PasswordField<T extends FieldValues>({
  control,
  name,
  meter = false,
  ...rest
}: FieldOf<T> & Extra & Omit<PasswordInputProps, keyof FieldOf<T> | 'value' | 'error'>) {
  const { t } = useTranslation('form');
  const { field, fieldState } = useController({ control, name });
  const words = useFieldError();
  const value: string = field.value ?? '';
  return (
    <div>
      <PasswordInput
        {...rest}
        {...field}
        value={value}
        error={words(name, fieldState.error)}
        visibilityToggleIcon={({ reveal }) => <Icon of={reveal ? IconEyeOff : IconEye} />}
        visibilityToggleButtonProps={{ 'aria-label': t('password.toggle'), tabIndex: 0 }}
      />
      {meter && <PasswordStrength password={value} />}
    </div>
  );
}
