import { Button } from '@mantine/core';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { landingPath } from '#shared/domain/identity/roles.ts';
import { localKeys, readLocal, removeLocal } from '#web/lib/local-keys.ts';
import { firstRole, useCurrentUser } from '#web/lib/session.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import classes from './start-page.module.css';
import { Wafer } from './wafer.tsx';

const loadSignIn = () => import('./sign-in-overlay.tsx');
const SignInOverlay = lazy(async () => ({ default: (await loadSignIn()).SignInOverlay }));
const QrExpiredOverlay = lazy(async () => ({
  default: (await import('./qr-expired-overlay.tsx')).QrExpiredOverlay,
}));

/** Whether the person came from a page that asked them to sign in; asked once. */
function cameToSignIn(): boolean {
  const came = readLocal(localKeys.fromPrivacy) !== null;
  removeLocal(localKeys.fromPrivacy);
  return came;
}

/** The start page: what this is, and the way in. */
export function StartPage() {
  const { t } = useTranslation('start');
  const user = useCurrentUser();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [signingIn, setSigningIn] = useState(false);
  const qrExpired = search.has('not-qrcode');

  useEffect(() => {
    if (cameToSignIn()) setSigningIn(true);
  }, []);

  return (
    <div className={classes.page}>
      <section className={classes.words}>
        <div className={classes.centre}>
          {user && <p className={classes.greeting}>{t('greeting', { name: user.name })}</p>}
          <PageHeading className={classes.title}>{t('title')}</PageHeading>
          <p className={classes.text}>{t('text')}</p>
          {user ? (
            <Button component={Link} to={landingPath(firstRole(user))} size="lg">
              {t('go')}
            </Button>
          ) : (
            <Button
              size="lg"
              onClick={() => setSigningIn(true)}
              onPointerEnter={() => void loadSignIn()}
              aria-haspopup="dialog"
            >
              {t('signIn')}
            </Button>
          )}
        </div>
        <footer className={classes.footer}>
          <span>{t('footer', { year: new Date().getFullYear() })}</span>
          <Link to="/privacy">{t('privacy')}</Link>
        </footer>
      </section>
      <div className={classes.picture}>
        <Wafer />
      </div>
      <Suspense>
        {signingIn && !user && <SignInOverlay onClose={() => setSigningIn(false)} />}
        {qrExpired && <QrExpiredOverlay onClose={() => void navigate('/', { replace: true })} />}
      </Suspense>
    </div>
  );
}
