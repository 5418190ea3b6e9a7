import { Button } from '@mantine/core';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { credentialsSchema } from '#shared/contracts/auth.ts';
import type { User } from '#shared/contracts/users.ts';
import { schemaResolver } from '#web/lib/schema-resolver.ts';
import { signInWith } from '#web/lib/session-calls.ts';
import { showServerErrors } from '#web/ui/form/field-error.ts';
import { FormProblem } from '#web/ui/form/form-problem.tsx';
import { PasswordField } from '#web/ui/form/password-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import classes from './sign-in-form.module.css';
import { useSignInProblem } from './sign-in-problem.ts';

/** Login and password. What was typed stays, whatever happens. */
export function SignInForm({ onSignedIn }: { onSignedIn: (user: User) => void }) {
  const { t } = useTranslation('start');
  const words = useSignInProblem();
  const [problem, setProblem] = useState<unknown>(null);
  const { control, handleSubmit, formState, setError } = useForm({
    resolver: schemaResolver(credentialsSchema),
    defaultValues: { login: '', password: '' },
    mode: 'onTouched',
  });

  const submit = handleSubmit(async (credentials) => {
    setProblem(null);
    try {
      onSignedIn(await signInWith(credentials));
    } catch (error) {
      if (!showServerErrors(error, setError, ['login', 'password'])) setProblem(error);
    }
  });

  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
      <p className={classes.hint}>{t('form.hint')}</p>
      <TextField
        control={control}
        name="login"
        label={t('form.login')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        size="md"
        data-autofocus
      />
      <PasswordField
        control={control}
        name="password"
        label={t('form.password')}
        autoComplete="current-password"
        size="md"
      />
      <FormProblem text={problem ? words(problem) : null} />
      <Button type="submit" size="md" fullWidth loading={formState.isSubmitting}>
        {t('form.submit')}
      </Button>
    </form>
  );
}
