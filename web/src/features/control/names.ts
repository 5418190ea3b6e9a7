import type { ExecutionRow } from '#shared/contracts/execution-views.ts';
import { joined } from '#web/ui/joined.ts';

/** What an execution is called: its own name, else those of its works. */
export const executionName = ({ name, works }: Pick<ExecutionRow, 'name' | 'works'>): string =>
  name || joined(works.map((work) => work.name));

/** The page of one execution, on one of its tabs. */
export const executionPath = (id: string, tab?: string): string =>
  `/update-control?id=${encodeURIComponent(id)}${tab ? `&tab=${tab}` : ''}`;
