import type * as z from 'zod/mini';
import type { Actor } from '#functions/data/actor.ts';
import type { Dependencies } from '#functions/data/dependencies.ts';
import { getMaintenanceStatus } from '#functions/data/maintenance.ts';
import { getSession } from '#functions/data/sessions.ts';
import { refused } from '#functions/platform/outcome.ts';
import { type Call, formOf } from '#shared/contracts/call.ts';
import { isExcluded } from '#shared/domain/identity/guard.ts';
import { can, type Privilege } from '#shared/domain/identity/roles.ts';
import type { Event } from './event.ts';
import { Refused } from './refusal.ts';

const bearerOf = (event: Event) => /^Bearer (\S+)$/i.exec(event.headers.authorization ?? '')?.[1];

/**
 * Who calls: a valid token whose session still lives and still has the same role. A removed role, a blocked person
 * or a sign-out ends the session, so the next call is refused.
 */
export async function authenticate(
  call: Call,
  event: Event,
  deps: Dependencies,
): Promise<Actor | null> {
  const token = bearerOf(event);
  const now = deps.now();
  const claims = token ? await deps.tokens.readAccess(token, now) : null;
  const session = claims ? await getSession(deps.db, claims.sessionId, now) : null;
  const isSame = session?.userId === claims?.userId && session?.role === claims?.role;
  if (claims && session && isSame) {
    return { userId: claims.userId, role: claims.role, session };
  }
  if (call.access === 'anyone') return null;
  throw new Refused(refused('NOT_SIGNED_IN'));
}

/** "Maintenance mode (technical works) blocks everyone except excluded users and administrators" (spec section 1). */
export async function checkMaintenance(
  call: Call,
  actor: Actor | null,
  deps: Dependencies,
): Promise<void> {
  if (call.openInMaintenance) return;
  const status = await getMaintenanceStatus(deps.db, deps.now());
  if (status.status !== 'ACTIVE') return;
  const user = actor && { id: actor.userId, role: actor.role };
  if (!isExcluded(user, status)) throw new Refused(refused('MAINTENANCE'));
}

/** Whether the first role may make this call at all. */
export function checkAccess(call: Pick<Call, 'access'>, actor: Actor | null): void {
  if (call.access === 'anyone' || call.access === 'signed-in') return;
  if (!actor || !can(actor.role, call.access as Privilege)) throw new Refused(refused('FORBIDDEN'));
}

const bodyLimit = 256 * 1024;

function readBody(event: Event): unknown {
  const { body = '', isBase64Encoded } = event;
  const text = isBase64Encoded ? Buffer.from(body, 'base64').toString('utf8') : body;
  if (text.length > bodyLimit) throw new Refused(refused('PAYLOAD_TOO_LARGE'));
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new Refused(
      refused('INVALID_INPUT', { errors: [{ path: 'body', code: 'invalid_json' }] }),
    );
  }
}

/**
 * Checks params, query and body with the schemas of the call; the refusal names every wrong field. A body that
 * belongs to the variant of the call needs the access of that one besides.
 */
export function validate(call: Call, event: Event, actor: Actor | null) {
  const given = {
    params: event.pathParameters ?? {},
    query: event.queryStringParameters ?? {},
    body: call.body ? readBody(event) : undefined,
  };
  const form = formOf(call, given.body);
  checkAccess(form, actor);
  const schemas = { params: call.params, query: call.query, body: form.body };
  const input: Record<string, unknown> = {};
  const errors: { path: string; code: string }[] = [];
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = schemas[part];
    if (!schema) continue;
    // What was given tells what is missing from what is of another type.
    const parsed = schema.safeParse(given[part], { reportInput: true });
    if (parsed.success) input[part] = parsed.data;
    else errors.push(...parsed.error.issues.map((issue) => fieldError(part, issue)));
  }
  if (errors.length > 0) throw new Refused(refused('INVALID_INPUT', { errors }));
  return input;
}

function fieldError(part: string, issue: z.core.$ZodIssue) {
  // An emptied field is sent as null.
  const isMissing = issue.code === 'invalid_type' && (issue.input ?? null) === null;
  const path = [part, ...issue.path].join('.');
  return { path, code: isMissing ? 'required' : issue.code };
}
