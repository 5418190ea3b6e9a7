import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { isDemo, landingPath } from '#shared/domain/identity/roles.ts';
import { lazyPart } from '#web/lib/lazy-part.ts';
import { localKeys, readLocal, removeLocal } from '#web/lib/local-keys.ts';
import { firstRole, useCurrentUser } from '#web/lib/session.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { OptionalPart } from '#web/ui/part-boundary.tsx';
import type { StartMessageKind } from './start-message.tsx';
import classes from './start-page.module.css';
import { Wafer } from './wafer.tsx';

const loadSignIn = () => import('./sign-in-overlay.tsx');
const SignInOverlay = lazyPart(loadSignIn, (module) => module.SignInOverlay);
const StartMessage = lazyPart(
  () => import('./start-message.tsx'),
  (module) => module.StartMessage,
);

/** "Query 'not-qrcode' on / shows an overlay"; message=reset is how whoever resets a password arrives. */
function messageOf(search: URLSearchParams): StartMessageKind | null {
  if (search.has('not-qrcode')) return 'qr';
  return search.get('message') === 'reset' ? 'reset' : null;
}

/** Whether the person came from a page that asked them to sign in; asked once. */
function cameToSignIn(): boolean {
  const came = readLocal(localKeys.fromPrivacy) !== null;
  removeLocal(localKeys.fromPrivacy);
  return came;
}

/** The start page: what this is, and the way in. */
export function StartPage() {
  const { t } = useTranslation(['start', 'common']);
  const user = useCurrentUser();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [signingIn, setSigningIn] = useState(false);
  const [unloaded, setUnloaded] = useState(false);
  const message = messageOf(search);

  useEffect(() => {
    if (cameToSignIn()) setSigningIn(true);
  }, []);

  return (
    <div className={classes.page}>
      <section className={classes.words}>
        <div className={classes.centre}>
          {user && (
            <p className={classes.greeting}>
              {isDemo(firstRole(user)) || !user.name
                ? t('start:greetingPlain')
                : t('start:greeting', { name: user.name })}
            </p>
          )}
          <PageHeading className={classes.title}>{t('start:title')}</PageHeading>
          <p className={classes.text}>{t('start:text')}</p>
          {user ? (
            <Button component={Link} to={landingPath(firstRole(user))} size="lg">
              {t('start:go')}
            </Button>
          ) : (
            <Button
              size="lg"
              onClick={() => {
                setUnloaded(false);
                setSigningIn(true);
              }}
              onPointerEnter={() => void loadSignIn().catch(() => undefined)}
              aria-haspopup="dialog"
            >
              {t('start:signIn')}
            </Button>
          )}
          {unloaded && (
            <p className={classes.text} role="alert">
              {t('common:states.offline')}
            </p>
          )}
        </div>
        <footer className={classes.footer}>
          <span>{t('start:footer', { year: new Date().getFullYear() })}</span>
          <Link to="/privacy">{t('start:privacy')}</Link>
        </footer>
      </section>
      <div className={classes.picture}>
        <Wafer />
      </div>
      {signingIn && !user && (
        <OptionalPart
          onFail={(isUnloaded) => {
            setSigningIn(false);
            setUnloaded(isUnloaded);
          }}
        >
          <SignInOverlay onClose={() => setSigningIn(false)} />
        </OptionalPart>
      )}
      {message && (
        <OptionalPart>
          <StartMessage kind={message} onClose={() => void navigate('/', { replace: true })} />
        </OptionalPart>
      )}
    </div>
  );
}
