import { IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { HomeButton } from '../shell/home-button.tsx';
import { MessagePage } from './message-page.tsx';

/** Where the guard leads whose role does not fit: 'Данная страница не доступна'. */
export function NotEnoughPage() {
  const { t } = useTranslation('common');
  return (
    <MessagePage
      icon={IconLock}
      title={t('pages.notEnough')}
      text={t('pages.notEnoughHint')}
      action={<HomeButton />}
    />
  );
}
