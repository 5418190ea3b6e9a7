import { describe, expect, it } from 'vitest';
import { cleanroomCases } from '#infra/local/seed/cleanroom/cases.ts';
import { available } from '#shared/domain/simulators/cleanroom/available.ts';
import { cleanroom } from '#shared/domain/simulators/cleanroom/cleanroom-machine.ts';
import { thingOf } from '#shared/domain/simulators/cleanroom/look-up.ts';
import type { Matter } from '#shared/domain/simulators/cleanroom/situation-rules.ts';
import type { CleanroomState } from '#shared/domain/simulators/cleanroom/state.ts';
import { replay } from '#shared/domain/simulators/kernel/machine.ts';
import type { Action } from '#shared/domain/simulators/kernel/run.ts';
import { randomRun } from '#tests/support/cleanroom-runs.ts';
import ch from '#web/locales/ch/cleanroom.json' with { type: 'json' };
import en from '#web/locales/en/cleanroom.json' with { type: 'json' };
import ru from '#web/locales/ru/cleanroom.json' with { type: 'json' };
import { verbKey } from '#web/simulators/cleanroom/words.ts';

/** The words that are asked for, of what is offered, refused and done in random runs of a case. */
function wordsOf(matter: Matter): { verbs: Set<string>; refusals: Set<string> } {
  const verbs = new Set<string>();
  const refusals = new Set<string>();
  const addVerb = (action: Action, state: CleanroomState) => {
    const thing = thingOf(matter, state, String(action.params.item));
    verbs.add(verbKey(action, thing?.now.where.at === 'worn', thing?.kind.group));
  };
  for (const seed of [1, 2, 3]) {
    const events = randomRun(matter, seed, 400, false);
    const { trace } = replay(cleanroom, matter, seed, events, false).played;
    for (const [i, { event, before }] of trace.entries()) {
      addVerb(event, before);
      if (i % 5 > 0) continue;
      for (const { action, refusal } of available(matter, before)) {
        addVerb(action, before);
        if (refusal) refusals.add(refusal.reason);
      }
    }
  }
  return { verbs, refusals };
}

describe('everything that can be offered, refused or done in a case that ships has a word', () => {
  it.each(cleanroomCases.map((one) => [one.id, one] as const))('%s', (_, one) => {
    const asked = wordsOf({ world: one.world, situations: one.secret.situations });
    for (const words of [ru, en, ch]) {
      expect(Object.keys(words.verbs)).toEqual(expect.arrayContaining([...asked.verbs]));
      expect(Object.keys(words.refusals)).toEqual(expect.arrayContaining([...asked.refusals]));
    }
  });
});
