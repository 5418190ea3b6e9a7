import '#web/ui/styles-kit.ts';
import { UnstyledButton } from '@mantine/core';
import {
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconMenu2,
} from '@tabler/icons-react';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Link, Outlet } from 'react-router-dom';
import { isDemo, landingPath } from '#shared/domain/identity/roles.ts';
import { lazyPart } from '#web/lib/lazy-part.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { firstRole, useCurrentUser } from '#web/lib/session.ts';
import { useStore } from '#web/lib/store.ts';
import { Icon } from '#web/ui/icon.tsx';
import { shownImage } from '#web/ui/image-overlay-state.ts';
import { LanguageSwitch } from '#web/ui/language-switch.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { sayNoConnection } from '#web/ui/no-connection.ts';
import { OfflineBanner } from '#web/ui/offline-banner.tsx';
import { OptionalPart } from '#web/ui/part-boundary.tsx';
import { bareShell, headerSlot, personSlot } from '#web/ui/shell.tsx';
import { useFirstTouch } from '#web/ui/use-first-touch.ts';
import { useOnline } from '#web/ui/use-online.ts';
import { preloadParts } from '../preload-parts.ts';
import { askToSignIn } from '../shell/ask-to-sign-in.ts';
import { MaintenanceBanner } from '../shell/maintenance-banner.tsx';
import { sideMenuOf } from '../shell/side-menu.ts';
import { SideNav } from '../shell/side-nav.tsx';
import { SignInLink } from '../shell/sign-in-link.tsx';
import { SkipLink } from '../shell/skip-link.tsx';
import { useFoldedMenu } from '../shell/use-folded-menu.ts';
import { UserMenu } from '../shell/user-menu.tsx';
import { useSiteMap } from '../site-map.ts';
import classes from './default-layout.module.css';

// All are loaded when they are asked for: most visits never do.
const ImageOverlay = lazyPart(
  () => import('#web/ui/image-overlay.tsx'),
  (module) => module.ImageOverlay,
);
const MenuPanel = lazyPart(
  () => import('../shell/menu-panel.tsx'),
  (module) => module.MenuPanel,
);
const DemoBadge = lazyPart(
  () => import('../shell/demo-badge.tsx'),
  (module) => module.DemoBadge,
);

/** The shell of everything behind the sign-in: header, side menu, content, image overlay. */
export function DefaultLayout() {
  const { t } = useTranslation('common');
  const user = useCurrentUser();
  const { isBuilt } = useSiteMap();
  const bare = useStore(bareShell);
  const [folded, setFolded] = useFoldedMenu();
  const slot = useStore(personSlot);
  const [drawer, setDrawer] = useState<'unused' | 'open' | 'closed'>('unused');
  const hasImage = useStore(shownImage) !== null;
  const [imageAsked, setImageAsked] = useState(false);
  if (hasImage && !imageAsked) setImageAsked(true);
  const online = useOnline();
  const signedIn = user !== null;
  useFirstTouch(() => void preloadParts(), signedIn && online);
  const role = user ? firstRole(user) : '';
  const items = sideMenuOf(role, isBuilt);
  const foldWords = t(folded ? 'shell.unfold' : 'shell.fold');

  return (
    <QueryClientProvider client={queryClient}>
      <div className={classes.layout} data-bare={bare || undefined}>
        <SkipLink />
        <header className={classes.header}>
          {items.length > 0 && (
            <UnstyledButton
              className={classes.burger}
              aria-label={t('shell.openMenu')}
              aria-expanded={drawer === 'open'}
              onClick={() => setDrawer('open')}
            >
              <Icon of={IconMenu2} size={22} />
            </UnstyledButton>
          )}
          <Link
            to={user ? landingPath(role) : '/'}
            onClick={user ? undefined : askToSignIn}
            className={classes.home}
            aria-label={`${t('product')}: ${t(user ? 'shell.toHome' : 'shell.toStart')}`}
          >
            <Logo />
          </Link>
          <div className={classes.title} ref={headerSlot.set} />
          {user && isDemo(role) && (
            <OptionalPart>
              <DemoBadge user={user} />
            </OptionalPart>
          )}
          <LanguageSwitch />
          {user ? <UserMenu user={user} /> : <SignInLink />}
        </header>
        <MaintenanceBanner />
        <OfflineBanner />
        <div className={classes.body}>
          {items.length > 0 && (
            <aside className={classes.side} data-folded={folded || undefined}>
              <div className={classes.sideInner}>
                <SideNav items={items} folded={folded} />
                <UnstyledButton
                  className={classes.fold}
                  aria-label={foldWords}
                  title={foldWords}
                  onClick={() => setFolded(!folded)}
                >
                  <Icon of={folded ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse} />
                  {!folded && <span>{foldWords}</span>}
                </UnstyledButton>
              </div>
            </aside>
          )}
          <main id="content" tabIndex={-1} className={classes.content}>
            <Outlet />
          </main>
        </div>
      </div>
      {bare && user && slot && createPortal(<UserMenu user={user} compact />, slot)}
      {drawer !== 'unused' && (
        <OptionalPart
          onFail={() => {
            setDrawer('unused');
            sayNoConnection();
          }}
        >
          <MenuPanel opened={drawer === 'open'} onClose={() => setDrawer('closed')} items={items} />
        </OptionalPart>
      )}
      {imageAsked && (
        <OptionalPart
          onFail={() => {
            shownImage.set(null);
            setImageAsked(false);
            sayNoConnection();
          }}
        >
          <ImageOverlay />
        </OptionalPart>
      )}
    </QueryClientProvider>
  );
}
