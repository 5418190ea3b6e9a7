import type { Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import type { ExecutionView } from '#shared/contracts/execution-views.ts';
import type { Commission } from '#shared/domain/works/execution.ts';
import { schemaResolver } from '#web/lib/schema-resolver.ts';

/** What the form of an execution holds; a draft is kept in the same shape. */
export const controlValuesSchema = z.object({
  name: z.string(),
  workIds: z.array(z.string()),
  startDateTime: z.nullable(z.string()),
  endDateTime: z.nullable(z.string()),
  executionTime: z.nullable(z.number()),
  commission: z.object({
    number: z.string(),
    chair: z.string(),
    members: z.array(z.string()),
    reason: z.string(),
  }),
  groupIds: z.array(z.string()),
  userIds: z.array(z.string()),
});

export type ControlValues = z.infer<typeof controlValuesSchema>;

const hour = 3_600_000;
/** Least time between scheduling and the start that is proposed. */
const notice = hour / 4;
const noCommission: Commission = { number: '', chair: '', members: [], reason: '' };

/** A new execution: from the next full hour, if that is not too soon, for two hours, 45 minutes for an attempt. */
export function newValues(now: number): ControlValues {
  const start = Math.ceil((now + notice) / hour) * hour;
  return {
    name: '',
    workIds: [],
    startDateTime: new Date(start).toISOString(),
    endDateTime: new Date(start + 2 * hour).toISOString(),
    executionTime: 45,
    commission: noCommission,
    groupIds: [],
    userIds: [],
  };
}

/** The form of an execution that there is; who takes it is another matter. */
export const valuesOf = (view: ExecutionView): ControlValues => ({
  name: view.name,
  workIds: view.works.map((work) => work.id),
  startDateTime: view.startDateTime,
  endDateTime: view.endDateTime,
  executionTime: view.executionTime,
  commission: view.commission ?? noCommission,
  groupIds: [],
  userIds: [],
});

/** The commission as it is stored: empty lines are none, and nothing at all is no commission. */
function commissionOf(typed: Commission): Commission | null {
  const commission = {
    number: typed.number.trim(),
    chair: typed.chair.trim(),
    members: typed.members.map((name) => name.trim()).filter(Boolean),
    reason: typed.reason.trim(),
  };
  const { members, ...lines } = commission;
  return members.length > 0 || Object.values(lines).some(Boolean) ? commission : null;
}

/** The settings as the API takes them. */
export const settingsOf = ({ groupIds: _g, userIds: _u, ...values }: ControlValues) => ({
  ...values,
  name: values.name.trim(),
  commission: commissionOf(values.commission),
});

/** Whether two forms set the same, however they were filled in. */
export const isSameSettings = (a: ControlValues, b: ControlValues): boolean =>
  JSON.stringify(settingsOf(a)) === JSON.stringify(settingsOf(b));

/** Checks what the form makes of its values with the schema of the call, and that the window ends after it begins. */
export function controlResolver<Body>(
  schema: z.ZodMiniType<Body, object>,
  toBody: (values: ControlValues) => object,
): Resolver<ControlValues, unknown, Body> {
  const check = schemaResolver<object, Body>(schema);
  return async (values, context, options) => {
    const checked = await check(toBody(values), context, options as never);
    const { startDateTime, endDateTime } = values;
    const isBackwards = startDateTime && endDateTime && !(endDateTime > startDateTime);
    if (!isBackwards) return checked as Awaited<ReturnType<Resolver<ControlValues, unknown, Body>>>;
    const endError = { endDateTime: { type: 'not_after_start' } };
    return { values: {}, errors: { ...checked.errors, ...endError } };
  };
}
