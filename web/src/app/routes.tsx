import type { ComponentType } from 'react';
import { matchRoutes, type RouteObject, useLocation } from 'react-router-dom';
import { notFoundPage, type Page, pages } from '#shared/domain/identity/pages.ts';
import { lazyPart } from '#web/lib/lazy-part.ts';
import { LoaderLayout } from './layouts/loader-layout.tsx';
import { StartLayout } from './layouts/start-layout.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { type PageModule, pageModules } from './page-modules.ts';

const lazyPage = (load: PageModule) => lazyPart(load, (page) => page);

const NotFoundPage = lazyPage(
  async () => (await import('./pages/not-found-page.tsx')).NotFoundPage,
);
const DefaultLayout = lazyPage(
  async () => (await import('./layouts/default-layout.tsx')).DefaultLayout,
);

const layouts = { start: StartLayout, default: DefaultLayout, loader: LoaderLayout } as const;

const modules: Partial<Record<string, PageModule>> = pageModules;

function routeOf(page: Page): RouteObject {
  const load = modules[page.path];
  const Shown: ComponentType = load ? lazyPage(load) : NotFoundPage;
  return {
    path: page.path,
    // Addresses are told apart as the route table writes them: the guard and the router must agree.
    caseSensitive: true,
    handle: page,
    element: <PageBoundary page={Shown} />,
  };
}

/** The route table as the router wants it: every page below its layout. */
export const routes: RouteObject[] = (['start', 'default', 'loader'] as const).map((layout) => {
  const Layout = layouts[layout];
  return {
    element: <Layout />,
    children: [...pages, notFoundPage].filter((page) => page.layout === layout).map(routeOf),
  };
});

/** The row of the route table that is on show; the same match that the router renders. */
export function useCurrentPage(): Page {
  const location = useLocation();
  const match = matchRoutes(routes, location)?.at(-1);
  return (match?.route.handle as Page | undefined) ?? notFoundPage;
}
