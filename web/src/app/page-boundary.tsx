import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { LoadingScreen } from '#web/ui/loading-screen.tsx';

const BrokenPage = lazy(async () => ({
  default: (await import('./pages/broken-page.tsx')).BrokenPage,
}));

/** Catches what a page throws while rendering; the shell around it stays usable. */
class ErrorCatcher extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown) {
    console.error('page failed', error);
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <Suspense>
        <BrokenPage />
      </Suspense>
    );
  }
}

/** One page: loading, broken, or itself. Another address is another page, with a state of its own. */
export function PageBoundary({ page: Page }: { page: ComponentType }) {
  const { pathname } = useLocation();
  return (
    <ErrorCatcher key={pathname}>
      <Suspense fallback={<LoadingScreen />}>
        <Page />
      </Suspense>
    </ErrorCatcher>
  );
}
