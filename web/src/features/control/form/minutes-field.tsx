import { Button } from '@mantine/core';
import { type FieldValues, useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CountField } from '#web/ui/form/count-field.tsx';
import type { FieldOf } from '#web/ui/form/text-field.tsx';
import classes from './minutes-field.module.css';

interface MinutesFieldProps<T extends FieldValues> extends FieldOf<T> {
  label: string;
  description?: string;
  /** Usual numbers, to press at once. */
  presets: readonly number[];
  max: number;
}

/** Minutes, typed or chosen from usual ones. */
export function MinutesField<T extends FieldValues>(props: MinutesFieldProps<T>) {
  const { control, name, label, description, presets, max } = props;
  const { t } = useTranslation('control');
  const { field } = useController({ control, name });
  return (
    <div className={classes.minutes}>
      <CountField
        control={control}
        name={name}
        label={label}
        {...(description && { description })}
        min={1}
        max={max}
      />
      <fieldset className={classes.presets}>
        <legend className="visually-hidden">{t('form.presets', { label })}</legend>
        {presets.map((count) => (
          <Button
            key={count}
            size="compact-md"
            variant={field.value === count ? 'light' : 'default'}
            aria-pressed={field.value === count}
            aria-label={t('form.minutesShort', { count })}
            onClick={() => field.onChange(count)}
          >
            {count}
          </Button>
        ))}
      </fieldset>
    </div>
  );
}
