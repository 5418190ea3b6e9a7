import { QueryClient } from '@tanstack/react-query';
import { userStore } from './session.ts';

/** Makes the cache of replies. Repeats are the API client's business: it knows what may be repeated. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: 30_000,
        // A query asked for offline fails at once and shows so, instead of hanging in "paused".
        networkMode: 'always',
        refetchOnWindowFocus: false,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });

/** The cache of this page. */
export const queryClient = createQueryClient();

// Nothing of one person is left for the next one at the same computer.
userStore.subscribe(() => {
  if (!userStore.get()) queryClient.clear();
});
