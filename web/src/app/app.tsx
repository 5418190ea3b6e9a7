import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { lazy, StrictMode, Suspense } from 'react';
import { BrowserRouter, useRoutes } from 'react-router-dom';
import { localKeys } from '#web/lib/local-keys.ts';
import { useStore } from '#web/lib/store.ts';
import { styleNonce } from '#web/lib/style-nonce.ts';
import { questionAsked } from '#web/ui/confirm.ts';
import { noticesWanted } from '#web/ui/notices.ts';
import { cssTokens, theme } from '#web/ui/theme.ts';
import { Gate } from './gate.tsx';
import { routes } from './routes.tsx';
import { CookieBanner } from './shell/cookie-banner.tsx';

const NoticeHost = lazy(async () => ({
  default: (await import('#web/ui/notice-host.tsx')).NoticeHost,
}));
const ConfirmHost = lazy(async () => ({
  default: (await import('#web/ui/confirm-host.tsx')).ConfirmHost,
}));

const colorSchemes = localStorageColorSchemeManager({ key: localKeys.colorScheme });

const guardedRoutes = [{ element: <Gate />, children: routes }];

const Pages = () => useRoutes(guardedRoutes);

/** What floats over every page; each part loads when it is first needed. */
function Overlays() {
  const wantsNotices = useStore(noticesWanted);
  const asksQuestion = useStore(questionAsked);
  return (
    <>
      <Suspense>{wantsNotices && <NoticeHost />}</Suspense>
      <Suspense>{asksQuestion && <ConfirmHost />}</Suspense>
      <CookieBanner />
    </>
  );
}

/** The whole site. */
export function App() {
  return (
    <StrictMode>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssTokens}
        colorSchemeManager={colorSchemes}
        defaultColorScheme="auto"
        getStyleNonce={styleNonce}
      >
        <BrowserRouter>
          <Pages />
          <Overlays />
        </BrowserRouter>
      </MantineProvider>
    </StrictMode>
  );
}
