import { Tooltip, UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { User } from '#shared/contracts/users.ts';
import { firstRole } from '#web/lib/session.ts';
import { StatusBadge } from '#web/ui/status-badge.tsx';

/** Tells guests and demo students that they are in a demo, and what that means. */
export function DemoBadge({ user }: { user: User }) {
  const { t } = useTranslation('common');
  const role = firstRole(user);
  if (role !== 'ROLE_GUEST_DEMO' && role !== 'ROLE_DEMO') return null;
  const words = t(role === 'ROLE_GUEST_DEMO' ? 'shell.demoGuest' : 'shell.demoStudent');
  return (
    <Tooltip label={words} position="bottom">
      <UnstyledButton aria-description={words} data-demo>
        <StatusBadge tone="info">{t('shell.demoBadge')}</StatusBadge>
      </UnstyledButton>
    </Tooltip>
  );
}
