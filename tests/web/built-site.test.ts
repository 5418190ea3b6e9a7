import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildSite, builtSite } from '#infra/local/build-site.ts';
import { examTasks } from '#infra/local/seed/plasma-etching/exam/tasks.ts';
import { tasks } from '#infra/local/seed/plasma-etching/tasks.ts';
import { languages } from '#shared/languages.ts';

let files: Map<string, string>;

beforeAll(async () => {
  await buildSite(() => {});
  const names = readdirSync(builtSite, { recursive: true, encoding: 'utf8' });
  const texts = names.filter((name) => /\.(js|css|html|json|svg)$/.test(name));
  files = new Map(texts.map((name) => [name, readFileSync(join(builtSite, name), 'utf8')]));
});

describe('the built site', () => {
  it('holds no question, hint, explanation or key of any task', () => {
    const secrets = [...tasks, ...examTasks].flatMap((task) =>
      languages.flatMap((language) => [
        task.question[language],
        task.hint?.[language],
        task.explanation?.[language],
      ]),
    );
    expect(secrets.length).toBeGreaterThan(100);
    for (const [name, text] of files) {
      for (const secret of secrets) {
        if (secret && text.includes(secret)) throw new Error(`${name} holds: ${secret}`);
      }
    }
  });

  it('asks nobody else for anything: no address of another site is in its page or styles', () => {
    for (const [name, text] of files) {
      if (!/\.(html|css)$/.test(name)) continue;
      const foreign = [...text.matchAll(/(?:url\(|src=|href=)["']?(https?:\/\/[^"')]+)/g)];
      expect([name, foreign.map((match) => match[1])]).toEqual([name, []]);
    }
  });

  it('has no inline script, so that the policy can forbid all of them', () => {
    const page = files.get('index.html') ?? '';
    const inline = [...page.matchAll(/<script(?![^>]*\bsrc=)[^>]*>/g)].map((match) => match[0]);
    expect(page).toContain('<script');
    expect(inline).toEqual([]);
  });
});
