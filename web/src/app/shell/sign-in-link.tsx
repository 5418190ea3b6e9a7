import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { localKeys, writeLocal } from '#web/lib/local-keys.ts';

/** "Unauthenticated users see 'Авторизоваться', which sets a from-privacy flag and goes to /." */
export function SignInLink() {
  const { t } = useTranslation('common');
  return (
    <Button
      component={Link}
      to="/"
      variant="default"
      size="sm"
      onClick={() => writeLocal(localKeys.fromPrivacy, 'true')}
    >
      {t('shell.signIn')}
    </Button>
  );
}
