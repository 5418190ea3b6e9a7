import { Button } from '@mantine/core';
import { IconCircleCheck, IconTool } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { inLanguage } from '#shared/languages.ts';
import { currentLanguage } from '#web/lib/i18n.ts';
import { loadMaintenance, maintenanceStore } from '#web/lib/maintenance.ts';
import { useStore } from '#web/lib/store.ts';
import { HomeButton } from '../shell/home-button.tsx';
import { wayBackOf } from '../way-back.ts';
import { MessagePage } from './message-page.tsx';

const checkMillis = 30_000;

/** 'Ведутся технические работы', until they are over; then the way back to where the person was. */
export function TechnicalWorkPage() {
  const { t } = useTranslation('common');
  const maintenance = useStore(maintenanceStore);
  const back = wayBackOf(useLocation().state);
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
        action={
          back ? (
            <Button component={Link} to={back} replace>
              {t('pages.technicalWorkBack')}
            </Button>
          ) : (
            <HomeButton />
          )
        }
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
