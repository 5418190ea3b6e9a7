import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import i18next from 'i18next';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, it } from 'vitest';
import { getCase } from '#shared/contracts/cases.ts';
import { getProfile } from '#shared/contracts/rooms.ts';
import { Poster } from '#web/features/practice/poster.tsx';
import { PracticeTestPage } from '#web/features/practice/practice-test-page.tsx';
import { ApiError, type ApiErrorCode } from '#web/lib/api-error.ts';

// The keys stand for the words.
beforeAll(() => i18next.use(initReactI18next).init({ lng: 'cimode' }));

/** A page whose call was refused. */
function refused(page: ReactElement, address: string, call: string, code: ApiErrorCode): string {
  const client = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } });
  const query = client.getQueryCache().build(client, { queryKey: [call, 'nope'] });
  query.setState({ status: 'error', error: new ApiError(code) });
  return renderToStaticMarkup(
    <MantineProvider>
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[address]}>{page}</MemoryRouter>
      </QueryClientProvider>
    </MantineProvider>,
  );
}

const practice = (code: ApiErrorCode) =>
  refused(<PracticeTestPage />, '/practiceTest?case=nope', getCase.name, code);
const poster = (code: ApiErrorCode) =>
  refused(<Poster profileId="nope" />, '/practice?poster=nope', getProfile.name, code);

it.each([
  ['a case', practice, '/practiceTest'],
  ['rules', poster, '/practice'],
] as const)(
  'what is not there, or not for this person, leads back to the list: %s',
  (_, page, list) => {
    for (const code of ['NOT_FOUND', 'INVALID_INPUT', 'FORBIDDEN'] as const) {
      expect(page(code)).toContain(`href="${list}"`);
      expect(page(code)).not.toContain('actions.retry');
    }
    // An id that none can be is one that is not there.
    expect(page('INVALID_INPUT')).toContain('codes.NOT_FOUND');
    expect(page('INVALID_INPUT')).not.toContain('codes.INVALID_INPUT');
    // What may pass by itself can be tried again.
    expect(page('NETWORK')).toContain('actions.retry');
  },
);
