import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OwnExecution } from '#shared/contracts/execution-views.ts';
import { listOwnExecutions } from '#shared/contracts/executions.ts';
import { send } from '#web/lib/api-client.ts';
import { serverClock } from '#web/lib/server-clock.ts';
import { useLanguage } from './use-language.ts';

const minute = 60_000;

/**
 * Milliseconds until the executions are asked for again; false: nothing is awaited. Chance (0..1) keeps the people of one
 * exam apart.
 */
export function pauseBeforeAsking(
  executions: readonly Pick<OwnExecution, 'state' | 'startDateTime'>[],
  { now, isWaiting, chance }: { now: number; isWaiting: boolean; chance: number },
): number | false {
  const starts = executions.flatMap(({ state, startDateTime }) =>
    state === 'PLANNED' ? [Math.max(0, Date.parse(startDateTime) - now)] : [],
  );
  if (starts.length === 0) return false;
  const start = Math.min(...starts);
  if (isWaiting && start <= 2 * minute) return 4000 + chance * 2000;
  // Whoever looks at the door is told when a teacher opens it earlier than planned.
  const isFar = start > 15 * minute && !isWaiting;
  const look = isFar ? start - 15 * minute : 20_000 + chance * 10_000;
  return Math.min(look, start + 500 + chance * 3000);
}

/** The executions that concern the person; asked for again by itself while a start is near. */
export function useOwnExecutions({ isWanted = true, isWaiting = false } = {}) {
  const lang = useLanguage();
  // The same for as long as the page is open: another one each time would put off what is due.
  const [chance] = useState(Math.random);
  return useQuery({
    queryKey: [listOwnExecutions.name, lang],
    queryFn: ({ signal }) => send(listOwnExecutions, { query: { lang } }, { signal }),
    enabled: isWanted,
    staleTime: 0,
    refetchOnReconnect: 'always',
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) =>
      pauseBeforeAsking(state.data?.content ?? [], {
        now: serverClock.now(),
        isWaiting,
        chance,
      }),
  });
}
