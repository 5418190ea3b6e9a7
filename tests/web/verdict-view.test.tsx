import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { beforeAll, expect, it } from 'vitest';
import { evaluate } from '#shared/domain/simulators/cleanroom/evaluate.ts';
import type { MistakeRule, ProfileStep } from '#shared/domain/simulators/cleanroom/profile.ts';
import type { Action } from '#shared/domain/simulators/kernel/run.ts';
import {
  backOnShelf,
  expectedIn,
  mistake,
  on,
  playedIn,
  profileWith,
  wear,
} from '#tests/support/cleanroom-rules.ts';
import ru from '#web/locales/ru/cleanroom.json' with { type: 'json' };
import { VerdictHead, VerdictView } from '#web/simulators/cleanroom/replay/verdict-view.tsx';
import { useCleanroomWords } from '#web/simulators/cleanroom/words.ts';

beforeAll(() =>
  i18next.use(initReactI18next).init({ lng: 'ru', resources: { ru: { cleanroom: ru } } }),
);

const critical = { severity: 'critical' } as const;

interface Judged {
  steps: ProfileStep[];
  mistakes?: MistakeRule[];
  actions: Action[];
}

function Shown({ steps, mistakes, actions }: Judged) {
  const expected = expectedIn(profileWith(steps, mistakes));
  const played = playedIn(expected, ...actions);
  const verdict = evaluate(expected, played);
  const words = useCleanroomWords(expected.matter);
  return (
    <>
      <VerdictHead verdict={verdict} passMark={70} isFinished />
      <VerdictView
        verdict={verdict}
        profile={expected.profile}
        trace={played.trace}
        words={words}
        onJump={() => undefined}
        heading="h2"
      />
    </>
  );
}

/** How often a verdict says each of these words, and whether it says at its top that something critical went wrong. */
function saidOf(judged: Judged) {
  const text = renderToStaticMarkup(<Shown {...judged} />);
  const times = (word: string) => text.split(`>${word}<`).length - 1;
  return {
    isToldAtTop: text.includes(ru.verdict.critical),
    critical: times(ru.severity.critical),
    major: times(ru.severity.major),
  };
}

it('a step that was missed says how much that weighs, as the sentence at the top does', () => {
  const steps = [wear('hat'), wear('mask', [], critical), wear('gloves')];
  expect(saidOf({ steps, actions: [on('hat')] })).toEqual({
    isToldAtTop: true,
    critical: 1,
    major: 1,
  });
});

it('so does one that was done too early', () => {
  const steps = [wear('hat', [], critical), wear('mask', ['hat'], critical)];
  expect(saidOf({ steps, actions: [on('mask'), on('hat')] })).toEqual({
    isToldAtTop: true,
    critical: 1,
    major: 0,
  });
});

it('one that was mended fails nothing, and one that a mistake names leaves the word to it', () => {
  const steps = [wear('hat'), wear('mask', ['hat'], critical)];
  const mended = [on('mask'), backOnShelf('mask'), on('hat'), on('mask')];
  expect(saidOf({ steps, actions: mended })).toMatchObject({ isToldAtTop: false, critical: 0 });

  const touched = mistake('touched', [{ code: 'W006' }], { folds: ['mask'] });
  const actions = [on('hat'), { code: 'W006', params: {} }];
  expect(saidOf({ steps, mistakes: [touched], actions })).toEqual({
    isToldAtTop: false,
    critical: 0,
    major: 1,
  });
});
