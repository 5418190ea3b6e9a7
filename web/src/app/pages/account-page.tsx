import { useTranslation } from 'react-i18next';
import { PageFrame } from '#web/ui/page-frame.tsx';
import { LinkCards } from '../shell/link-cards.tsx';

/** The administrator's landing page: the sections that there are. */
export function AccountPage() {
  const { t } = useTranslation(['titles', 'descriptions']);
  return (
    <PageFrame title={t('titles:account')} description={t('descriptions:account')}>
      <LinkCards
        paths={[
          '/users',
          '/user-registration',
          '/groups',
          '/roles',
          '/courses',
          '/works',
          '/update-control',
          '/teacher-results',
          '/files',
          '/practiceTest',
          '/qr-create',
          '/edit-technical-work',
          '/cabinet',
          '/results',
          '/ui',
        ]}
      />
    </PageFrame>
  );
}
