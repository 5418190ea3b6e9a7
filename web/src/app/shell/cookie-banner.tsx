import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { localKeys, readLocal, writeLocal } from '#web/lib/local-keys.ts';
import classes from './cookie-banner.module.css';

/** Tells once what the site keeps in the browser. */
export function CookieBanner() {
  const { t } = useTranslation('common');
  const [accepted, setAccepted] = useState(() => readLocal(localKeys.cookieAccepted) !== null);
  if (accepted) return null;
  const accept = () => {
    writeLocal(localKeys.cookieAccepted, 'true');
    setAccepted(true);
  };
  return (
    <section className={classes.banner} aria-label={t('cookies.title')}>
      <p className={classes.text}>
        {t('cookies.text')}{' '}
        <Link to="/privacy" className={classes.link}>
          {t('cookies.more')}
        </Link>
      </p>
      <Button size="sm" onClick={accept}>
        {t('cookies.accept')}
      </Button>
    </section>
  );
}
