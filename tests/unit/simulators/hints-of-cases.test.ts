import { describe, expect, it } from 'vitest';
import { cleanroomCases } from '#infra/local/seed/cleanroom/cases.ts';
import { cleanroomProfiles } from '#infra/local/seed/cleanroom/profiles.ts';
import { cleanroom } from '#shared/domain/simulators/cleanroom/cleanroom-machine.ts';
import { adviceOf } from '#shared/domain/simulators/cleanroom/coach.ts';
import { evaluate } from '#shared/domain/simulators/cleanroom/evaluate.ts';
import type { Profile } from '#shared/domain/simulators/cleanroom/profile.ts';
import { advance, opening } from '#shared/domain/simulators/kernel/machine.ts';
import { finishCode } from '#shared/domain/simulators/kernel/run.ts';
import { expectedOf, named } from '#tests/support/cleanroom-right-run.ts';

describe('whoever follows every hint of a case that ships', () => {
  it.each(cleanroomCases.map((one) => [one.id, one] as const))('does %s rightly', (_, one) => {
    const profile = cleanroomProfiles.find(({ id }) => id === one.profileId) as Profile;
    const expected = expectedOf(one, profile);
    let played = opening(cleanroom, expected.matter, 0);
    for (let count = 0; count < 200; count += 1) {
      const action = adviceOf(expected, played)?.action ?? { code: finishCode, params: {} };
      const { seq, atMs } = played.state;
      const event = { ...action, seq: seq + 1, atMs: atMs + 1000 };
      const next = advance(cleanroom, expected.matter, played, event, true);
      if (!next.isDone) throw new Error(`${action.code}: ${next.refusal.reason}`);
      played = next.state;
      if (played.state.finished) break;
    }
    const verdict = evaluate(expected, played);
    expect(named(verdict)).toEqual([]);
    expect(verdict).toMatchObject({ percent: 100, passed: true });
  });
});
