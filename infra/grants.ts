import type { Area } from '#shared/contracts/call.ts';
import type { TableName } from '#shared/contracts/tables.ts';
import type { Job } from './schedules.ts';

/** What a function may do with a table. */
export type TableGrant = 'read' | 'write' | 'read-write';

/** What a function may touch; what is not listed it cannot reach. */
export interface Grants {
  tables: Partial<Record<TableName, TableGrant>>;
  /** Signs links to stored files, so it must be allowed to read them itself. */
  readsFiles: boolean;
}

/** Who is calling and whether there are technical works: every call asks that. */
const everyCall = { content: 'read', tokens: 'read' } as const;

/**
 * Attempts of people lie in `activity`, those of demo sessions in `tokens`; whoever looks at either
 * finishes what has expired.
 */
const takesPart = { content: 'read', activity: 'read-write', tokens: 'read-write' } as const;

/** The grants of every function of the API. */
export const areaGrants: Record<Area, Grants> = {
  auth: { tables: { content: 'read', tokens: 'read-write' }, readsFiles: false },
  users: { tables: { content: 'read-write', tokens: 'read' }, readsFiles: false },
  maintenance: { tables: everyCall, readsFiles: false },
  courses: { tables: takesPart, readsFiles: true },
  works: { tables: takesPart, readsFiles: true },
  attempts: { tables: takesPart, readsFiles: true },
  // Every change of an execution writes its entry of the log beside the attempts.
  executions: {
    tables: { content: 'read-write', activity: 'read-write', tokens: 'read-write' },
    readsFiles: false,
  },
  results: { tables: takesPart, readsFiles: true },
  // Authors save cases and rooms; runs lie beside attempts.
  simulators: {
    tables: { content: 'read-write', activity: 'read-write', tokens: 'read-write' },
    readsFiles: false,
  },
  docs: { tables: everyCall, readsFiles: false },
};

/** The grants of every job. */
export const jobGrants: Record<Job, Grants> = {
  'finish-expired-attempts': { tables: takesPart, readsFiles: false },
};

const actions = {
  read: ['dynamodb:BatchGetItem', 'dynamodb:Query'],
  write: [
    'dynamodb:BatchWriteItem',
    'dynamodb:ConditionCheckItem',
    'dynamodb:DeleteItem',
    'dynamodb:PutItem',
    'dynamodb:UpdateItem',
  ],
} as const;

/** The actions of IAM behind a grant: never Scan, never anything about the table itself. */
export function tableActions(grant: TableGrant): string[] {
  return [...(grant === 'write' ? [] : actions.read), ...(grant === 'read' ? [] : actions.write)];
}
