import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { errorCodes } from '#shared/contracts/errors.ts';
import { notFoundPage, pages } from '#shared/domain/identity/pages.ts';
import { languages } from '#shared/languages.ts';

const root = join(import.meta.dirname, '../../web/src');

type Texts = { [key: string]: string | Texts };

const read = (language: string, file: string): Texts =>
  JSON.parse(readFileSync(join(root, 'locales', language, file), 'utf8'));

const flat = (texts: Texts, prefix = ''): Map<string, string> =>
  new Map(
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[prefix + key, value] as const]
        : [...flat(value, `${prefix}${key}.`)],
    ),
  );

/** Languages differ in their plural forms; the key before the form is what must agree. */
const withoutPlural = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');
const keysOf = (texts: Texts) => [...new Set([...flat(texts).keys()].map(withoutPlural))].sort();

const placeholders = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g) ?? [])].sort();

const files = readdirSync(join(root, 'locales/ru'));

describe('locale files', () => {
  it('are the same in every language', () => {
    for (const language of languages) {
      expect(readdirSync(join(root, 'locales', language)).sort()).toEqual([...files].sort());
    }
  });

  it.each(files)('%s has the same keys and placeholders in every language', (file) => {
    const russian = flat(read('ru', file));
    for (const language of languages) {
      const texts = read(language, file);
      expect(keysOf(texts)).toEqual(keysOf(read('ru', file)));
      for (const [key, text] of flat(texts)) {
        expect(text.trim(), `${language}/${file} ${key}`).not.toBe('');
        const original = russian.get(key);
        if (original)
          expect(placeholders(text), `${language} ${key}`).toEqual(placeholders(original));
      }
    }
  });

  it.each(files)('%s has every plural form that its language needs', (file) => {
    for (const language of languages) {
      const keys = new Set(flat(read(language, file)).keys());
      const tag = language === 'ch' ? 'zh-CN' : language;
      const forms = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
      const plural = [...keys].filter((key) => withoutPlural(key) !== key).map(withoutPlural);
      for (const key of new Set(plural)) {
        for (const form of forms) expect(keys, `${language} ${key}`).toContain(`${key}_${form}`);
      }
    }
  });

  it.each(files)('%s has the wide colon in Chinese', (file) => {
    const narrow = [...flat(read('ch', file)).values()].filter((text) =>
      /(?:\p{Script=Han}|\}\}): /u.test(text),
    );
    expect(narrow).toEqual([]);
  });

  it('have words for every error code and title', () => {
    const codes = read('ru', 'errors.json').codes as Texts;
    for (const code of [...errorCodes, 'NETWORK', 'INVALID_REPLY'])
      expect(codes).toHaveProperty(code);
    const titles = read('ru', 'titles.json');
    const descriptions = read('ru', 'descriptions.json');
    for (const page of [...pages, notFoundPage]) {
      expect(titles).toHaveProperty(page.title);
      if (page.title !== 'start') expect(descriptions).toHaveProperty(page.title);
    }
  });

  it('say letter for letter what the specification quotes', () => {
    const texts = files.flatMap((file) => [...flat(read('ru', file)).values()]);
    for (const quoted of [
      'Недопустимые символы',
      'Поле обязательно для заполнения',
      'Пароль должен быть не менее 6 символов',
      'Ошибка авторизации. Перезагрузите страницу и повторите попытку',
      'Время действия QR кода истекло',
      'При прохождении работы, нельзя выйти из аккаунта',
      'Авторизоваться',
      'Преподаватель',
      'Гость',
      'Данная страница не доступна',
      'Ведутся технические работы',
      'Нет подключения к интернету',
      '404 Страница не найдена',
    ]) {
      expect(texts).toContain(quoted);
    }
  });
});

describe('components', () => {
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !file.startsWith('locales'),
  );

  it('hold no words of their own', () => {
    // Keyboard layouts are data of the password meter, not words that anybody reads.
    const exempt = new Set(['ui/form/strength-of.ts']);
    const wordy = sources.filter((file) => {
      if (exempt.has(file)) return false;
      const code = readFileSync(join(root, file), 'utf8')
        .replaceAll(/\/\*[\s\S]*?\*\//g, '')
        .replaceAll(/(^|[^:])\/\/.*$/gm, '$1');
      return /[\u0400-\u04FF\u4E00-\u9FFF]/.test(code);
    });
    expect(wordy).toEqual([]);
  });
});
