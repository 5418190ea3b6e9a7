import { QueryClient } from '@tanstack/react-query';

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
