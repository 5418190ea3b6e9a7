import { useTranslation } from 'react-i18next';
import { PageFrame } from '#web/ui/page-frame.tsx';
import { LinkCards } from '../shell/link-cards.tsx';

/** The tester's landing page. */
export function TestingStartPage() {
  const { t } = useTranslation(['titles', 'descriptions']);
  return (
    <PageFrame title={t('titles:testingStart')} description={t('descriptions:testingStart')}>
      <LinkCards
        paths={['/ui', '/default-layout', '/start-layout', '/loader-layout', '/cabinet']}
      />
    </PageFrame>
  );
}
