import { createContext, useContext } from 'react';
import { notFoundPage, type Page, type PagePath } from '#shared/domain/identity/pages.ts';

/** What the shell knows of the route table. */
export interface SiteMap {
  /** The row on show. */
  page: Page;
  /** Whether a page can be shown; what is not built is not offered. */
  isBuilt: (path: PagePath) => boolean;
}

/** Handed down by the gate, so that menus need not import the pages that contain them. */
export const SiteMapContext = createContext<SiteMap>({ page: notFoundPage, isBuilt: () => false });

/** The row on show, and which pages there are. */
export const useSiteMap = (): SiteMap => useContext(SiteMapContext);
