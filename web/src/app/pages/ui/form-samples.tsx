import { Button } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { loginSchema, passwordSchema } from '#shared/contracts/auth.ts';
import { schemaResolver } from '#web/lib/schema-resolver.ts';
import { DateTimeField } from '#web/ui/form/date-time-field.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { PasswordField } from '#web/ui/form/password-field.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { SwitchField } from '#web/ui/form/switch-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { notify } from '#web/ui/notices.ts';
import classes from './ui-page.module.css';

const sampleSchema = z.object({
  login: loginSchema,
  password: passwordSchema,
  group: z.nullable(z.string()).check(z.refine((group) => group !== null)),
  minutes: z.nullable(z.number()).check(z.refine((minutes) => minutes !== null)),
  share: z.nullable(z.number()),
  start: z.nullable(z.string()).check(z.refine((start) => start !== null)),
  notify: z.boolean(),
});

const groups = ['a', 'b', 'c'] as const;

/** A form with every field; an empty one shows its errors at "Check". */
export function FormSamples() {
  const { t } = useTranslation('ui');
  const { control, handleSubmit } = useForm({
    resolver: schemaResolver(sampleSchema),
    defaultValues: {
      login: '',
      password: '',
      group: null,
      minutes: 60,
      share: 70,
      start: null,
      notify: true,
    },
    mode: 'onTouched',
  });
  const submit = handleSubmit(() => notify({ type: 'success', text: t('form.good') }));
  return (
    <form className={classes.card} onSubmit={(event) => void submit(event)} noValidate>
      <div className={classes.grid}>
        <TextField
          control={control}
          name="login"
          label={t('form.login')}
          description={t('form.loginHint')}
          autoComplete="off"
        />
        <PasswordField
          control={control}
          name="password"
          label={t('form.password')}
          autoComplete="new-password"
          meter
        />
        <SelectField
          control={control}
          name="group"
          label={t('form.group')}
          placeholder={t('form.groupHint')}
          data={groups.map((value) => ({ value, label: t(`form.groups.${value}`) }))}
        />
        <NumberField
          control={control}
          name="minutes"
          label={t('form.minutes')}
          description={t('form.minutesHint')}
          min={1}
          max={240}
        />
        <NumberField
          control={control}
          name="share"
          label={t('form.share')}
          min={0}
          max={100}
          decimals={1}
        />
        <DateTimeField control={control} name="start" label={t('form.start')} />
        <SwitchField control={control} name="notify" label={t('form.notify')} />
      </div>
      <div className={classes.row}>
        <Button type="submit">{t('form.submit')}</Button>
      </div>
    </form>
  );
}
