import type { Page } from '@playwright/test';

/** What the site says while there is no network. */
export const noConnection = 'Нет подключения к интернету';

/** Cuts the network, also for files that the browser has kept. */
export const cut = async (page: Page) => {
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
};
