import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { credentialsSchema } from '#shared/contracts/auth.ts';
import { schemaResolver } from '#web/lib/schema-resolver.ts';
import { fromLocalInput, toLocalInput } from '#web/ui/form/date-time-value.ts';
import { passwordStrength } from '#web/ui/form/strength-of.ts';

const options = { fields: {}, shouldUseNativeValidation: false } as const;

describe('schema resolver', () => {
  const resolve = schemaResolver(credentialsSchema);
  const errorsOf = async (values: { login: string; password: string }) => {
    const { errors } = await resolve(values, undefined, options);
    return Object.fromEntries(
      Object.entries(errors).map(([name, error]) => [name, (error as { type: string }).type]),
    );
  };

  it('asks for what is empty', async () => {
    expect(await errorsOf({ login: '', password: '' })).toEqual({
      login: 'required',
      password: 'required',
    });
  });

  it('refuses Russian letters and short passwords by code', async () => {
    expect(await errorsOf({ login: 'иванов', password: '12345' })).toEqual({
      login: 'invalid_format',
      password: 'too_small',
    });
  });

  it('hands on what the schema made of the values', async () => {
    const { values, errors } = await resolve(
      { login: ' ann ', password: 'secret' },
      undefined,
      options,
    );
    expect(errors).toEqual({});
    expect(values).toEqual({ login: 'ann', password: 'secret' });
  });

  it('places errors of rows where the rows are', async () => {
    const rows = z.object({ works: z.array(z.object({ name: z.string().check(z.minLength(1)) })) });
    const { errors } = await schemaResolver(rows)(
      { works: [{ name: 'a' }, { name: '' }] },
      undefined,
      options,
    );
    expect(errors).toEqual({ works: { 1: { name: { type: 'required' } } } });
  });
});

describe('date and time field', () => {
  it('shows and reads the same minute', () => {
    const iso = '2026-03-01T12:34:00.000Z';
    expect(fromLocalInput(toLocalInput(iso))).toBe(iso);
  });

  it('is empty for nothing and for nonsense', () => {
    expect(toLocalInput(null)).toBe('');
    expect(toLocalInput('soon')).toBe('');
    expect(fromLocalInput('')).toBeNull();
    expect(fromLocalInput('2026-13-77')).toBeNull();
  });
});

describe('password meter', () => {
  it.each([
    ['123456', 'common'],
    ['QWERTY', 'common'],
    ['йцукен', 'common'],
    ['aaaaaaaa', 'common'],
    ['abcdef', 'common'],
    ['kot123', 'weak'],
    ['Kot-12345', 'fair'],
    ['мой кот спит на окне', 'strong'],
    ['P1asma#Etch-2026', 'strong'],
  ])('calls %s %s', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength);
  });
});
