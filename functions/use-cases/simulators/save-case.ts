import { getCaseRow, getCaseVersion, type MadeCase, putCase } from '#functions/data/cases.ts';
import type { Database } from '#functions/data/database.ts';
import { getProfile } from '#functions/data/profiles.ts';
import { done, type Outcome, refused } from '#functions/platform/outcome.ts';
import type { InputOf } from '#shared/contracts/call.ts';
import type { CaseView, createCase } from '#shared/contracts/cases.ts';
import type { CleanroomCase } from '#shared/domain/simulators/cleanroom/case.ts';
import { checkCase } from '#shared/domain/simulators/cleanroom/check-case.ts';
import type { Problem } from '#shared/domain/simulators/cleanroom/check-facility.ts';
import { stateHash } from '#shared/domain/simulators/kernel/state-hash.ts';
import { presentCase } from './present-saved.ts';

/** What an author says of a case. */
export type CaseDraft = Omit<InputOf<typeof createCase>['body'], 'id' | 'baseCaseId'>;

/** A version of a case takes no more: an item of the table holds 400 kB. */
const mostBytes = 300_000;

/** What comes from the case that a draft is based on, or was. */
type Base = Pick<CleanroomCase, 'secret' | 'demo'>;

/** A draft as a version of a case. What the room constructor does not edit stays as it was in the base. */
export function caseOf(
  { name, goal, passMark, profileId, world, without, situations }: CaseDraft,
  identity: { id: string; version: number },
  base: Base,
): CleanroomCase {
  const left = without ?? base.secret.without;
  return {
    ...identity,
    ...{ name, goal, passMark, profileId, world },
    secret: { situations: situations ?? base.secret.situations, ...(left && { without: left }) },
    ...(base.demo !== undefined && { demo: base.demo }),
  };
}

/** A problem as wrong fields: those of the rules name their steps, the others stand in the body. */
function fieldErrors({ path, code, subjects }: Problem) {
  if (!path.startsWith('profile.')) return [{ path: `body.${path.replace('secret.', '')}`, code }];
  return subjects.length === 0
    ? [{ path, code }]
    : subjects.map((subject) => ({ path: `${path}.${subject}`, code }));
}

/**
 * Stores a version of a case that can be played and judged. One that is sent again, because the reply to the first was
 * lost, is the version that was made.
 */
export async function saveCase(
  db: Database,
  whole: CleanroomCase,
  made: MadeCase,
): Promise<Outcome<CaseView>> {
  if (Buffer.byteLength(JSON.stringify(whole)) > mostBytes) return refused('PAYLOAD_TOO_LARGE');
  const profile = await getProfile(db, whole.profileId);
  if (!profile) {
    return refused('INVALID_INPUT', { errors: [{ path: 'body.profileId', code: 'unknown' }] });
  }
  const errors = checkCase(whole, profile).flatMap(fieldErrors);
  if (errors.length > 0) return refused('INVALID_INPUT', { errors });
  if (await putCase(db, whole, made)) {
    return done(await presentCase(db, { case: whole, profile }, made));
  }
  const row = await getCaseRow(db, whole.id);
  const stored = await getCaseVersion(db, whole.id, whole.version);
  const isSame =
    row?.version === whole.version &&
    row.createdBy === made.createdBy &&
    stored !== null &&
    stateHash(stored) === stateHash(whole);
  return isSame ? done(await presentCase(db, { case: stored, profile }, row)) : refused('CONFLICT');
}
