import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { beforeAll, expect, it } from 'vitest';
import { cleanroom } from '#shared/domain/simulators/cleanroom/cleanroom-machine.ts';
import type { Language } from '#shared/languages.ts';
import { put, roomWith, worldOf } from '#tests/support/cleanroom-world.ts';
import ch from '#web/locales/ch/cleanroom.json' with { type: 'json' };
import ru from '#web/locales/ru/cleanroom.json' with { type: 'json' };
import { type CleanroomWords, useCleanroomWords } from '#web/simulators/cleanroom/words.ts';

const twoBenches = roomWith('locker', [
  { ...put('bench', 1, 1), id: 'first' },
  { ...put('bench', 1, 4), id: 'second' },
  put('mirror', 1, 7),
]);
const world = worldOf({ facility: { rooms: [twoBenches], doors: [] } });
const matter = { world, situations: [] };
const state = cleanroom.start(matter, 0);

beforeAll(() =>
  i18next.use(initReactI18next).init({
    resources: { ru: { cleanroom: ru }, ch: { cleanroom: ch } },
    interpolation: { escapeValue: false },
  }),
);

function Part({ act }: { act: () => void }) {
  act();
  return null;
}

async function wordsIn(language: Language): Promise<CleanroomWords> {
  await i18next.changeLanguage(language);
  const got: CleanroomWords[] = [];
  renderToStaticMarkup(<Part act={() => got.push(useCleanroomWords(matter))} />);
  return got[0] as CleanroomWords;
}

it('pieces of one kind in one room are numbered, in names and in what is done at them', async () => {
  const words = await wordsIn('ru');
  expect(['first', 'second', 'mirror'].map(words.place)).toEqual([
    'Скамья №\u00a01',
    'Скамья №\u00a02',
    'Зеркало',
  ]);
  expect(words.subject({ kind: 'furniture', id: 'second' })).toBe('Скамья №\u00a02');
  const lay = { code: 'A021', params: { item: 'hat', place: 'second' } };
  expect(words.verb(lay, state)).toBe('Положить на скамью (Скамья №\u00a02)');
  const walk = { code: 'P003', params: { place: 'first' } };
  expect(words.verb(walk, state)).toBe('Подойти');
  expect(words.action(walk, state)).toBe('Скамья №\u00a01: подойти');
});

it('what is said of a thing stands after the colon of the language', async () => {
  const lay = { code: 'A021', params: { item: 'hat', place: 'first' } };
  expect((await wordsIn('ch')).action(lay, state)).toBe('发罩：放到更衣凳上（更衣凳 1\u00a0号）');
});
