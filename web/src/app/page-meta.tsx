import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { Page } from '#shared/domain/identity/pages.ts';
import { currentLanguage, loadTexts } from '#web/lib/i18n.ts';
import { refreshMaintenance } from '#web/lib/maintenance.ts';
import { useStore } from '#web/lib/store.ts';
import { arriveAt } from '#web/ui/arrival.ts';
import { ownTitle } from '#web/ui/document-title.ts';

/** How old the status of technical works may be when the person moves to another page. */
const maintenanceAgeMillis = 120_000;

/** What every navigation does: title and description of the document, scroll to the top. */
export function PageMeta({ page }: { page: Page }) {
  const { t, i18n } = useTranslation(['common', 'titles']);
  const { pathname, search, hash } = useLocation();
  const own = useStore(ownTitle);
  const title = own ?? t(`titles:${page.title as 'cabinet'}`);
  const product = t('common:product');

  useEffect(() => {
    document.title = page.path === '/' ? `${product} — ${title}` : `${title} — ${product}`;
  }, [title, product, page.path]);

  useEffect(() => {
    const setDescription = (words: string) =>
      document.querySelector('meta[name="description"]')?.setAttribute('content', words);
    if (page.path === '/') {
      setDescription(t('common:description'));
      return;
    }
    const language = i18n.language;
    void loadTexts('descriptions').then(() => {
      if (language !== currentLanguage()) return;
      setDescription(i18n.t(`descriptions:${page.title as 'cabinet'}`));
    });
  }, [page, t, i18n, i18n.language]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what makes a navigation
  useEffect(() => {
    if (!arriveAt(pathname, search)) return;
    refreshMaintenance(maintenanceAgeMillis);
    // An address with an anchor scrolls to the anchor, once its text is there.
    if (!hash) window.scrollTo(0, 0);
  }, [pathname, search]);

  return null;
}
