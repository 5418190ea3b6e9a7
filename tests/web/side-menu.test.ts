import { describe, expect, it } from 'vitest';
import { pages } from '#shared/domain/identity/pages.ts';
import { roleNames } from '#shared/domain/identity/roles.ts';
import { isHighlighted, sideMenuOf, sideMenus } from '#web/app/shell/side-menu.ts';

const everything = () => true;
const paths = (role: string) => sideMenuOf(role, everything).map(({ path }) => path);

describe('side menu', () => {
  it('offers each role what the specification lists', () => {
    expect(paths('ROLE_ADMIN')).toEqual(['/account', '/ui', '/practiceTest']);
    expect(paths('ROLE_TESTER')).toEqual(['/ui']);
    expect(paths('ROLE_TEACHER')).toEqual([
      '/cabinet',
      '/change-edit',
      '/courses',
      '/works',
      '/update-control',
      '/teacher-results',
    ]);
    for (const role of ['ROLE_STUDENT', 'ROLE_GUEST_DEMO', 'ROLE_DEMO']) {
      expect(paths(role)).toEqual(['/cabinet', '/control', '/results']);
    }
  });

  it('offers nothing to strangers and unknown roles', () => {
    expect(paths('')).toEqual([]);
    expect(paths('ROLE_OTHER')).toEqual([]);
  });

  it('leaves out what is not built', () => {
    expect(sideMenuOf('ROLE_ADMIN', (path) => path === '/ui').map(({ path }) => path)).toEqual([
      '/ui',
    ]);
  });

  it.each(roleNames)('never leads %s to a page that is closed to it', (role) => {
    for (const { path } of sideMenus[role]) {
      const page = pages.find((one) => one.path === path);
      const roles: readonly string[] | undefined = page && 'roles' in page ? page.roles : undefined;
      expect(roles === undefined || roles.includes(role), path).toBe(true);
    }
  });

  it('highlights whole parts of an address only', () => {
    const [education] = sideMenus.ROLE_STUDENT;
    expect(isHighlighted(education, '/cabinet')).toBe(true);
    expect(isHighlighted(education, '/task/42')).toBe(true);
    expect(isHighlighted(education, '/tasks')).toBe(false);
    const [, , courses] = sideMenus.ROLE_TEACHER;
    expect(isHighlighted(courses, '/course/7')).toBe(false);
    const [, , practice] = sideMenus.ROLE_ADMIN;
    for (const path of ['/room', '/room-editing', '/room-constructor']) {
      expect(isHighlighted(practice, path), path).toBe(true);
    }
  });
});
