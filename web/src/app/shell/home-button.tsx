import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { landingPath } from '#shared/domain/identity/roles.ts';
import { firstRole, useCurrentUser } from '#web/lib/session.ts';

/** Leads to where the person's role lands, or to the start page. */
export function HomeButton() {
  const { t } = useTranslation('common');
  const user = useCurrentUser();
  return (
    <Button component={Link} to={user ? landingPath(firstRole(user)) : '/'}>
      {t(user ? 'actions.toCabinet' : 'actions.toMain')}
    </Button>
  );
}
