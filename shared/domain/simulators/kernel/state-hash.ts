import { hashText } from '#shared/domain/seeded-random.ts';

/** Text of a plain value in which the order of keys does not matter. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value)
      .filter(([, one]) => one !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, one]) => `${JSON.stringify(key)}:${canonical(one)}`);
    return `{${entries.join(',')}}`;
  }
  return JSON.stringify(value);
}

/** 16 hex digits that are equal for equal states, by which browser and server compare where a run has led. */
export function stateHash(state: unknown): string {
  const text = canonical(state);
  const half = (salt: string) =>
    hashText(salt + text)
      .toString(16)
      .padStart(8, '0');
  return half('a') + half('b');
}
