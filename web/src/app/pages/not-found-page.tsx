import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { HomeButton } from '../shell/home-button.tsx';
import { MessagePage } from './message-page.tsx';

/** "404 Страница не найдена". */
export function NotFoundPage() {
  const { t } = useTranslation('common');
  return (
    <MessagePage
      figure="404"
      title={t('pages.notFound')}
      text={t('pages.notFoundHint')}
      action={
        <>
          <HomeButton />
          <Button variant="default" onClick={() => window.history.back()}>
            {t('actions.back')}
          </Button>
        </>
      }
    />
  );
}
