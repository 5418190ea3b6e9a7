import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { landingPath } from '#shared/domain/identity/roles.ts';
import { firstRole } from '#web/lib/session.ts';
import { SidePanel } from '#web/ui/side-panel.tsx';
import { SignInForm } from './sign-in-form.tsx';

/** The sign-in form, sliding over the start page, which stays in sight. */
export function SignInOverlay({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('start');
  const navigate = useNavigate();
  // Opens after its first paint, so that it slides in.
  const [opened, setOpened] = useState(false);
  useEffect(() => setOpened(true), []);

  return (
    <SidePanel
      opened={opened}
      onClose={() => setOpened(false)}
      onClosed={onClose}
      title={t('form.title')}
    >
      <SignInForm onSignedIn={(user) => void navigate(landingPath(firstRole(user)))} />
    </SidePanel>
  );
}
