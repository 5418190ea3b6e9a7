import { IconCircleCheck, IconTool } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { inLanguage } from '#shared/languages.ts';
import { currentLanguage } from '#web/lib/i18n.ts';
import { loadMaintenance, maintenanceStore } from '#web/lib/maintenance.ts';
import { useStore } from '#web/lib/store.ts';
import { HomeButton } from '../shell/home-button.tsx';
import { MessagePage } from './message-page.tsx';

const checkMillis = 30_000;

/** 'Ведутся технические работы', until they are over. */
export function TechnicalWorkPage() {
  const { t } = useTranslation('common');
  const maintenance = useStore(maintenanceStore);
  const active = maintenance?.status === 'ACTIVE';

  useEffect(() => {
    if (!active) return;
    const timer = setInterval(() => {
      if (!document.hidden) void loadMaintenance();
    }, checkMillis);
    return () => clearInterval(timer);
  }, [active]);

  if (!active) {
    return (
      <MessagePage
        icon={IconCircleCheck}
        title={t('pages.technicalWorkOver')}
        text={t('pages.technicalWorkOverHint')}
        action={<HomeButton />}
      />
    );
  }
  return (
    <MessagePage
      icon={IconTool}
      title={t('pages.technicalWork')}
      text={
        maintenance.message
          ? inLanguage(maintenance.message, currentLanguage())
          : t('pages.technicalWorkHint')
      }
      note={t('pages.technicalWorkChecking')}
    />
  );
}
