import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '#web/ui/use-online.ts';
import { MessagePage } from './message-page.tsx';

/**
 * Shown in place of a page that failed. Part of the first file on purpose: it is needed when other
 * files do not come. Without network it never reloads, as that would lose the whole site.
 */
export function BrokenPage({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('common');
  const online = useOnline();
  return online ? (
    <MessagePage
      icon={IconAlertTriangle}
      title={t('pages.broken')}
      text={t('pages.brokenHint')}
      action={<Button onClick={() => window.location.reload()}>{t('actions.reload')}</Button>}
    />
  ) : (
    <MessagePage
      icon={IconAlertTriangle}
      title={t('states.offline')}
      text={t('states.offlinePage')}
      action={<Button onClick={onRetry}>{t('actions.retry')}</Button>}
    />
  );
}
