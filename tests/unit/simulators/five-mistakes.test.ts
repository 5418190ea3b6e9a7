import { describe, expect, it } from 'vitest';
import { colleagueSteps } from '#infra/local/seed/cleanroom/words/steps-colleague.ts';
import type { Colleague } from '#shared/domain/simulators/cleanroom/case.ts';
import { caseOf } from '#tests/support/cleanroom-shipped.ts';

const { looks } = caseOf('five-mistakes').world.colleague as Colleague;

describe('the colleague with five mistakes', () => {
  /** Words that praise or blame, and those that something is or is not there. */
  const judging = {
    ru: /верно|правильн|ровно|плохо|хорошо|ничего|(^| )(не|нет) /i,
    en: /wrong|right|correct|proper|flat|well|badly|nothing|\bno\b|\bnot\b/i,
    ch: /没|不|正确|错|平整|好/,
  };

  it.each(looks.map((look) => [look.point, look.text] as const))(
    '%s: it is told what is seen, and not how that is',
    (_, text) => {
      expect(text.ru).not.toMatch(judging.ru);
      expect(text.en).not.toMatch(judging.en);
      expect(text.ch).not.toMatch(judging.ch);
    },
  );

  it('a step is named as what is to be done', () => {
    for (const { name } of Object.values(colleagueSteps)) {
      expect(name.ru).toMatch(/^Указать/);
      expect(name.en).toMatch(/^Point out/);
      expect(name.ch).toMatch(/^指出/);
    }
  });
});
