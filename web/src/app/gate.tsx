import { useMemo } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { notFoundPage, type PagePath } from '#shared/domain/identity/pages.ts';
import { lazyPart } from '#web/lib/lazy-part.ts';
import { loadUser } from '#web/lib/load-user.ts';
import { sessionTrouble } from '#web/lib/session.ts';
import { useStore } from '#web/lib/store.ts';
import { LoadingScreen } from '#web/ui/loading-screen.tsx';
import { SiteBoundary } from './page-boundary.tsx';
import { PageMeta } from './page-meta.tsx';
import { isBuilt } from './page-modules.ts';
import { useCurrentPage } from './routes.tsx';
import { SiteMapContext } from './site-map.ts';
import { useGuard } from './use-guard.ts';
import { leavingFor } from './way-back.ts';

const TroublePage = lazyPart(
  () => import('./pages/trouble-page.tsx'),
  (module) => module.TroublePage,
);

/** Lets a page show itself only when the guard says so. */
export function Gate() {
  const page = useCurrentPage();
  const location = useLocation();
  const siteMap = useMemo(() => ({ page, isBuilt }), [page]);
  const step = useGuard(page);
  const trouble = useStore(sessionTrouble);

  if (step.do === 'redirect') {
    return <Navigate to={step.to} replace state={leavingFor(step.to, location)} />;
  }
  if (step.do === 'load-user' && trouble) {
    return (
      <SiteBoundary resetKey={location.pathname}>
        <TroublePage error={trouble} onRetry={loadUser} />
      </SiteBoundary>
    );
  }
  if (step.do !== 'show') return <LoadingScreen />;
  return (
    <SiteMapContext value={siteMap}>
      {/* What is not built shows the 404 page, so it goes by that title. */}
      <PageMeta page={isBuilt(page.path as PagePath) ? page : notFoundPage} />
      <SiteBoundary resetKey={location.pathname}>
        <Outlet />
      </SiteBoundary>
    </SiteMapContext>
  );
}
