import { Loader } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './loading-screen.module.css';

/** The whole window while data is on its way, with the words of the loading layout. */
export function LoadingScreen() {
  const { t } = useTranslation('common');
  return (
    <div className={classes.screen} role="status">
      <Loader size="md" aria-hidden />
      <p>{t('states.loading')}</p>
    </div>
  );
}
