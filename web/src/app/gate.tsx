import { Suspense } from 'react';
import { Navigate, Outlet } from 'react-router-dom';
import { loadUser, sessionTrouble } from '#web/lib/session.ts';
import { useStore } from '#web/lib/store.ts';
import { LoadingScreen } from '#web/ui/loading-screen.tsx';
import { PageMeta } from './page-meta.tsx';
import { TroublePage } from './pages/trouble-page.tsx';
import { useCurrentPage } from './routes.tsx';
import { useGuard } from './use-guard.ts';

/** Lets a page show itself only when the guard says so. */
export function Gate() {
  const page = useCurrentPage();
  const step = useGuard(page);
  const trouble = useStore(sessionTrouble);

  if (step.do === 'redirect') return <Navigate to={step.to} replace />;
  if (step.do === 'load-user' && trouble) {
    return <TroublePage error={trouble} onRetry={loadUser} />;
  }
  if (step.do !== 'show') return <LoadingScreen />;
  return (
    <>
      <PageMeta page={page} />
      <Suspense fallback={<LoadingScreen />}>
        <Outlet />
      </Suspense>
    </>
  );
}
