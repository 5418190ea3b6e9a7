import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { StrictMode } from 'react';
import { BrowserRouter, useRoutes } from 'react-router-dom';
import { lazyPart } from '#web/lib/lazy-part.ts';
import { localKeys } from '#web/lib/local-keys.ts';
import { useStore } from '#web/lib/store.ts';
import { styleNonce } from '#web/lib/style-nonce.ts';
import { openQuestion, questionAsked } from '#web/ui/confirm.ts';
import { noticesWanted } from '#web/ui/notices.ts';
import { OptionalPart } from '#web/ui/part-boundary.tsx';
import { cssTokens, theme } from '#web/ui/theme.ts';
import { Gate } from './gate.tsx';
import { SiteBoundary } from './page-boundary.tsx';
import { routes } from './routes.tsx';
import { CookieBanner } from './shell/cookie-banner.tsx';

const NoticeHost = lazyPart(
  () => import('#web/ui/notice-host.tsx'),
  (module) => module.NoticeHost,
);
const ConfirmHost = lazyPart(
  () => import('#web/ui/confirm-host.tsx'),
  (module) => module.ConfirmHost,
);

const colorSchemes = localStorageColorSchemeManager({ key: localKeys.colorScheme });

const guardedRoutes = [{ element: <Gate />, children: routes }];

const Pages = () => useRoutes(guardedRoutes);

/** A question that cannot be shown is answered no; the next one asks for the host again. */
function withdrawQuestion(): void {
  openQuestion.get()?.answer(false);
  questionAsked.set(false);
}

/** What floats over every page; each part loads when it is first needed. */
function Overlays() {
  const wantsNotices = useStore(noticesWanted);
  const asksQuestion = useStore(questionAsked);
  return (
    <>
      {wantsNotices && (
        <OptionalPart onFail={() => noticesWanted.set(false)}>
          <NoticeHost />
        </OptionalPart>
      )}
      {asksQuestion && (
        <OptionalPart onFail={withdrawQuestion}>
          <ConfirmHost />
        </OptionalPart>
      )}
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
        <SiteBoundary>
          <BrowserRouter>
            <Pages />
            <Overlays />
          </BrowserRouter>
        </SiteBoundary>
      </MantineProvider>
    </StrictMode>
  );
}
