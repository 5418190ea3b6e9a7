import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { askToSignIn } from './ask-to-sign-in.ts';

/** 'Авторизоваться': leads to the start page, which then opens its sign-in. */
export function SignInLink() {
  const { t } = useTranslation('common');
  return (
    <Button component={Link} to="/" variant="default" size="sm" onClick={askToSignIn}>
      {t('shell.signIn')}
    </Button>
  );
}
