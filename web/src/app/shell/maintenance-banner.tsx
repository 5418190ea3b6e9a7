import { IconTool } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MaintenanceStatus } from '#shared/contracts/maintenance.ts';
import { inLanguage, platformTags } from '#shared/languages.ts';
import { currentLanguage } from '#web/lib/i18n.ts';
import { maintenanceStore } from '#web/lib/maintenance.ts';
import { useStore } from '#web/lib/store.ts';
import { Banner } from '#web/ui/banner.tsx';
import { CloseButton } from '#web/ui/close-button.tsx';
import { useSiteMap } from '../site-map.ts';

/** What an announcement says: each answer of the server is a new object, even with the same news. */
const newsOf = ({ status, startsAt, message }: MaintenanceStatus): string =>
  JSON.stringify([status, startsAt, message]);

/** Warns of possible interruptions while technical works are announced or on. */
export function MaintenanceBanner() {
  const { t } = useTranslation('common');
  const { page } = useSiteMap();
  const maintenance = useStore(maintenanceStore);
  const [hidden, setHidden] = useState<string | null>(null);
  // The page about the works says it already.
  if (!maintenance || page.path === '/technical-work') return null;
  const news = newsOf(maintenance);
  if (hidden === news) return null;
  const active = maintenance.status === 'ACTIVE';
  if (!active && !maintenance.startsAt) return null;

  const language = currentLanguage();
  const when = new Intl.DateTimeFormat(platformTags[language], {
    dateStyle: 'long',
    timeStyle: 'short',
  });
  const words = active
    ? t('maintenance.active')
    : t('maintenance.announced', { when: when.format(new Date(maintenance.startsAt ?? 0)) });
  return (
    <div role="status">
      <Banner
        icon={IconTool}
        tone="warning"
        end={<CloseButton label={t('maintenance.hide')} onClick={() => setHidden(news)} />}
      >
        {words} {maintenance.message && inLanguage(maintenance.message, language)}
      </Banner>
    </div>
  );
}
