import type { ExecutionRow, PersonRef } from '#shared/contracts/execution-views.ts';

/** What an execution is called: its own name, else those of its works. */
export const executionName = ({ name, works }: Pick<ExecutionRow, 'name' | 'works'>): string =>
  name || works.map((work) => work.name).join(', ');

/** Last name first, as lists are ordered. */
export const personName = ({ lastName, name }: Pick<PersonRef, 'lastName' | 'name'>): string =>
  `${lastName} ${name}`.trim();

/** The page of one execution, on one of its tabs. */
export const executionPath = (id: string, tab?: string): string =>
  `/update-control?id=${encodeURIComponent(id)}${tab ? `&tab=${tab}` : ''}`;
