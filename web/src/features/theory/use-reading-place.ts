import { type RefObject, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { localStore } from '#web/lib/local-keys.ts';
import { useCurrentUser } from '#web/lib/session.ts';
import { notify } from '#web/ui/notices.ts';
import { anchorOf } from './anchor-of.ts';
import { onScroll } from './on-scroll.ts';
import { readShare } from './reading-share.ts';

/** Shares outside these are the beginning and the end: nothing to come back to. */
const middle = { from: 0.04, to: 0.97 } as const;

function keep(key: string, share: number): void {
  try {
    if (share > middle.from && share < middle.to) localStore.setItem(key, share.toFixed(4));
    else localStore.removeItem(key);
  } catch {
    // A place that cannot be kept is no reason to disturb whoever reads.
  }
}

/** Goes to the anchor of the address, else back to where reading stopped; then keeps the place. */
export function useReadingPlace(
  workId: string,
  article: RefObject<HTMLElement | null>,
  isReady: boolean,
): void {
  const { t } = useTranslation('theory');
  const { hash } = useLocation();
  const user = useCurrentUser();
  const key = `reading:${user?.id ?? ''}:${workId}`;

  useEffect(() => {
    if (!isReady || !hash) return;
    const target = document.getElementById(anchorOf(hash));
    target?.scrollIntoView();
    target?.focus({ preventScroll: true });
  }, [isReady, hash]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is restored once, when the text is there
  useEffect(() => {
    const text = article.current;
    if (!isReady || !text) return;
    const share = Number(localStore.getItem(key) ?? 0);
    if (!hash && share > middle.from && share < middle.to) {
      const box = text.getBoundingClientRect();
      window.scrollTo(0, window.scrollY + box.top + share * (box.height - window.innerHeight));
      notify({
        id: 'reading-place',
        type: 'info',
        text: t('place.restored'),
        action: { label: t('place.toTop'), onClick: () => window.scrollTo(0, 0) },
      });
    }
    return onScroll(() => keep(key, readShare(text.getBoundingClientRect(), window.innerHeight)));
  }, [isReady, key]);
}
