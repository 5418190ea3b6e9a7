import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { MessagePage } from './message-page.tsx';

/** Shown in place of a page that failed while rendering. */
export function BrokenPage() {
  const { t } = useTranslation('common');
  return (
    <MessagePage
      icon={IconAlertTriangle}
      title={t('pages.broken')}
      text={t('pages.brokenHint')}
      action={<Button onClick={() => window.location.reload()}>{t('actions.reload')}</Button>}
    />
  );
}
