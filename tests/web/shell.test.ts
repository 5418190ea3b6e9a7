import { describe, expect, it } from 'vitest';
import type { User } from '#shared/contracts/users.ts';
import { roleLabel } from '#web/app/shell/role-label.ts';
import { inTime } from '#web/features/start/sign-in-problem.ts';
import { wafer, waferMap } from '#web/features/start/wafer-map.ts';

const person = (...roles: User['roles']): User => ({
  id: 'u',
  name: 'Ann',
  lastName: 'Lee',
  login: 'ann',
  email: 'ann@example.org',
  roles,
  group: null,
  language: 'ru',
});

describe('role label of the header', () => {
  const label = (...roles: User['roles']) => roleLabel(person(...roles), (key) => key);

  it('is the title of the first role', () => {
    expect(label({ name: 'ROLE_TEACHER', titleName: 'Mentor' })).toBe('Mentor');
    expect(
      label({ name: 'ROLE_ADMIN', titleName: 'Chief' }, { name: 'ROLE_TESTER', titleName: 'T' }),
    ).toBe('Chief');
  });

  it('falls back to teacher for teachers and to guest for everybody else', () => {
    expect(label({ name: 'ROLE_TEACHER', titleName: '' })).toBe('shell.teacher');
    expect(label({ name: 'ROLE_STUDENT', titleName: '' })).toBe('shell.guest');
    expect(label()).toBe('shell.guest');
  });
});

describe('next sign-in attempt', () => {
  it('is told in minutes, never too early', () => {
    expect(inTime(61, 'en')).toBe('in 2 minutes');
    expect(inTime(600, 'en')).toBe('in 10 minutes');
    expect(inTime(42, 'en')).toBe('in 42 seconds');
  });
});

describe('wafer of the start page', () => {
  const dies = waferMap();

  it('holds whole dies only', () => {
    const { width, height } = wafer.die;
    for (const { x, y } of dies) {
      const far = Math.hypot(
        Math.max(Math.abs(x), Math.abs(x + width)),
        Math.max(Math.abs(y), Math.abs(y + height)),
      );
      expect(far).toBeLessThanOrEqual(wafer.radius - wafer.edge);
    }
  });

  it('lights them one after another, each next to the one before in its row', () => {
    expect(dies.map(({ order }) => order)).toEqual(dies.map((_, index) => index));
    const pitch = wafer.die.width + wafer.die.gap;
    for (const [index, die] of dies.entries()) {
      const before = dies[index - 1];
      if (before && before.y === die.y) expect(Math.abs(die.x - before.x)).toBeCloseTo(pitch);
    }
  });
});
