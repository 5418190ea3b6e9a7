import { lazy, Suspense, useMemo } from 'react';
import { Navigate, Outlet } from 'react-router-dom';
import { loadUser } from '#web/lib/load-user.ts';
import { sessionTrouble } from '#web/lib/session.ts';
import { useStore } from '#web/lib/store.ts';
import { LoadingScreen } from '#web/ui/loading-screen.tsx';
import { PageMeta } from './page-meta.tsx';
import { isBuilt } from './page-modules.ts';
import { useCurrentPage } from './routes.tsx';
import { SiteMapContext } from './site-map.ts';
import { useGuard } from './use-guard.ts';

const TroublePage = lazy(async () => ({
  default: (await import('./pages/trouble-page.tsx')).TroublePage,
}));

/** Lets a page show itself only when the guard says so. */
export function Gate() {
  const page = useCurrentPage();
  const siteMap = useMemo(() => ({ page, isBuilt }), [page]);
  const step = useGuard(page);
  const trouble = useStore(sessionTrouble);

  if (step.do === 'redirect') return <Navigate to={step.to} replace />;
  if (step.do === 'load-user' && trouble) {
    return (
      <Suspense fallback={<LoadingScreen />}>
        <TroublePage error={trouble} onRetry={loadUser} />
      </Suspense>
    );
  }
  if (step.do !== 'show') return <LoadingScreen />;
  return (
    <SiteMapContext value={siteMap}>
      <PageMeta page={page} />
      <Suspense fallback={<LoadingScreen />}>
        <Outlet />
      </Suspense>
    </SiteMapContext>
  );
}
