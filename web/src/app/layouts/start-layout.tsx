import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { lazyPart } from '#web/lib/lazy-part.ts';
import { localKeys, removeLocal } from '#web/lib/local-keys.ts';
import { useCurrentUser } from '#web/lib/session.ts';
import { LanguageSwitch } from '#web/ui/language-switch.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { OptionalPart } from '#web/ui/part-boundary.tsx';
import { askToSignIn } from '../shell/ask-to-sign-in.ts';
import { MaintenanceBanner } from '../shell/maintenance-banner.tsx';
import { SignInLink } from '../shell/sign-in-link.tsx';
import { SkipLink } from '../shell/skip-link.tsx';
import classes from './start-layout.module.css';

const UserMenu = lazyPart(
  () => import('../shell/user-menu.tsx'),
  (module) => module.UserMenu,
);

/** The layout of public pages: a light bar over the page, no side menu. */
export function StartLayout() {
  const { t } = useTranslation('common');
  const user = useCurrentUser();
  const { pathname } = useLocation();

  useEffect(() => removeLocal(localKeys.userDemo), []);

  return (
    <div className={classes.layout}>
      <SkipLink />
      <header className={classes.bar}>
        <Link
          to="/"
          onClick={() => {
            // A stranger's press on the logo asks for the sign-in too, but not where it is already offered.
            if (!user && pathname !== '/') askToSignIn();
          }}
          className={classes.home}
          aria-label={`${t('product')}: ${t('shell.toStart')}`}
        >
          <Logo />
        </Link>
        <LanguageSwitch />
        {user && (
          <OptionalPart>
            <UserMenu user={user} />
          </OptionalPart>
        )}
        {!user && pathname !== '/' && <SignInLink />}
      </header>
      <MaintenanceBanner />
      <main id="content" tabIndex={-1} className={classes.content}>
        <Outlet />
      </main>
    </div>
  );
}
