import { type ComponentType, type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { LoadingScreen } from '#web/ui/loading-screen.tsx';
import { PartBoundary } from '#web/ui/part-boundary.tsx';
import { BrokenPage } from './pages/broken-page.tsx';

/** Stands around the whole site and around each layout: whatever fails, the window is never empty. */
export function SiteBoundary({ children, resetKey }: { children: ReactNode; resetKey?: string }) {
  return (
    <PartBoundary
      resetKey={resetKey}
      fallback={(retry) => (
        <main>
          <BrokenPage onRetry={retry} />
        </main>
      )}
    >
      <Suspense fallback={<LoadingScreen />}>{children}</Suspense>
    </PartBoundary>
  );
}

/** One page: loading, broken, or itself. Another address is another page, with a state of its own. */
export function PageBoundary({ page: Page }: { page: ComponentType }) {
  const { pathname, search } = useLocation();
  return (
    <PartBoundary
      key={pathname}
      resetKey={search}
      fallback={(retry) => <BrokenPage onRetry={retry} />}
    >
      <Suspense fallback={<LoadingScreen />}>
        <Page />
      </Suspense>
    </PartBoundary>
  );
}
