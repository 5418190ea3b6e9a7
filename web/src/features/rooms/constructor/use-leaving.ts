import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { confirm } from '#web/ui/confirm.ts';

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;

/** Asks before the page is left or closed while something is not saved; a draft of it stays all the same. */
export function useLeaving(isChanged: boolean): void {
  const { t } = useTranslation('rooms');
  const navigate = useNavigate();
  const go = useRef(navigate);
  go.current = navigate;
  useEffect(() => {
    if (!isChanged) return;
    const onClose = (event: BeforeUnloadEvent) => event.preventDefault();
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (!(link instanceof HTMLAnchorElement) || !isPlain(event) || link.target === '_blank')
        return;
      if (link.origin !== window.location.origin || link.hash) return;
      event.preventDefault();
      event.stopPropagation();
      const to = `${link.pathname}${link.search}`;
      void confirm({
        title: t('leaving.title'),
        text: t('leaving.text'),
        confirmLabel: t('leaving.yes'),
        cancelLabel: t('leaving.no'),
      }).then((isSure) => isSure && go.current(to));
    };
    window.addEventListener('beforeunload', onClose);
    document.addEventListener('click', onClick, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', onClose);
      document.removeEventListener('click', onClick, { capture: true });
    };
  }, [isChanged, t]);
}
