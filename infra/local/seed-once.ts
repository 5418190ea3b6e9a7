import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SeededLogin } from './seed/seed.ts';

/**
 * Seeds a data folder at its first start and remembers the logins. The note is written last: a
 * start that breaks off in the middle seeds again, over the same rows.
 */
export async function seedOnce(
  folder: string,
  environment: Record<string, string>,
): Promise<{ logins: SeededLogin[]; fresh: boolean }> {
  const note = join(folder, 'seeded.json');
  if (existsSync(note)) {
    return { logins: JSON.parse(readFileSync(note, 'utf8')) as SeededLogin[], fresh: false };
  }
  const { seed } = await import('./seed/seed.ts');
  const logins = await seed(environment);
  writeFileSync(note, JSON.stringify(logins, null, 2));
  return { logins, fresh: true };
}
