import { IconWifiOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Banner } from './banner.tsx';
import { useOnline } from './use-online.ts';

/** Says calmly that the connection is gone, for as long as it is. */
export function OfflineBanner() {
  const { t } = useTranslation('common');
  const online = useOnline();
  // The region stays, so that its words are read out when they come.
  return (
    <div role="status">
      {!online && (
        <Banner icon={IconWifiOff} tone="warning">
          <strong>{t('states.offline')}.</strong> {t('states.offlineHint')}
        </Banner>
      )}
    </div>
  );
}
