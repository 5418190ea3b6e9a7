import { describe, expect, it } from 'vitest';
import { type GuardInput, guard, isExcluded } from '#shared/domain/identity/guard.ts';
import { type Page, pageAt, pages } from '#shared/domain/identity/pages.ts';
import {
  can,
  isDemo,
  landingPath,
  privileges,
  privilegesOf,
  roleNames,
} from '#shared/domain/identity/roles.ts';

const open = { status: 'INACTIVE', excludedUserIds: [] };
const closed = { status: 'ACTIVE', excludedUserIds: ['user-excluded'] };
const student = { id: 'user-student', role: 'ROLE_STUDENT' };
const admin = { id: 'user-admin', role: 'ROLE_ADMIN' };

const step = (path: string, more: Partial<GuardInput> = {}) => {
  const url = new URL(path, 'http://trainer.example');
  return guard({
    path: url.pathname,
    query: url.searchParams,
    page: pageAt(url.pathname),
    user: student,
    maintenance: open,
    ...more,
  });
};

describe('route guard order (spec section 4)', () => {
  it('load user if empty', () => {
    expect(step('/cabinet', { user: undefined, maintenance: undefined })).toEqual({
      do: 'load-user',
    });
  });

  it('load maintenance status if unknown', () => {
    expect(step('/reset-password', { maintenance: undefined })).toEqual({ do: 'load-maintenance' });
  });

  it('reset-password path leads to logout and start page with reset message', () => {
    const expected = { do: 'reset-password', to: '/?message=reset' };
    expect(step('/reset-password?token=abc&qr-code=1')).toEqual({ ...expected, token: 'abc' });
    expect(step('/password-reset/', { user: null })).toEqual({ ...expected, token: null });
  });

  it('qr-code query triggers QR sign-in, before anything is asked of the user', () => {
    expect(step('/cabinet?qr-code=XYZ', { user: null })).toEqual({ do: 'sign-in-qr', code: 'XYZ' });
  });

  it('auth-required route without user goes to /', () => {
    expect(step('/cabinet', { user: null })).toEqual({ do: 'redirect', to: '/' });
    expect(step('/users', { user: null })).toEqual({ do: 'redirect', to: '/' });
    expect(step('/no-such-page', { user: null })).toEqual({ do: 'redirect', to: '/' });
  });

  it('role-restricted route without matching role goes to /not-enough', () => {
    expect(step('/users')).toEqual({ do: 'redirect', to: '/not-enough' });
    expect(step('/users', { user: { id: 't', role: 'ROLE_TEACHER' } })).toEqual({ do: 'show' });
  });

  it('during maintenance anyone not excluded goes to /technical-work', () => {
    const there = { do: 'redirect', to: '/technical-work' };
    expect(step('/cabinet', { maintenance: closed })).toEqual(there);
    expect(step('/', { maintenance: closed })).toEqual(there);
    expect(step('/technical-work', { maintenance: closed })).toEqual({ do: 'show' });
    expect(step('/cabinet', { maintenance: closed, user: admin })).toEqual({ do: 'show' });
  });

  it('the start page stays open to strangers during maintenance, so that an administrator can sign in', () => {
    expect(step('/', { maintenance: closed, user: null })).toEqual({ do: 'show' });
  });

  it('shows the page when nothing stands against it', () => {
    expect(step('/cabinet')).toEqual({ do: 'show' });
  });
});

describe('"A user is excluded when listed in excludedUserIds or is an admin, only if the list is non-empty and a user exists"', () => {
  it.each([
    [student, ['user-student'], true],
    [student, ['user-other'], false],
    [admin, ['user-other'], true],
    [admin, [], false],
    [null, ['user-other'], false],
  ])('%o with %o: %s', (user, excludedUserIds, expected) => {
    expect(isExcluded(user, { status: 'ACTIVE', excludedUserIds })).toBe(expected);
  });
});

describe('route and access table (spec section 2)', () => {
  const rolesOf = (path: string) => (pageAt(path) as Page).roles;

  it('finds pages with and without parameters, and the 404 page that requires login', () => {
    expect(pageAt('/quiz/work-1')).toMatchObject({ path: '/quiz/:id', blocksLogout: true });
    expect(pageAt('/quiz')).toMatchObject({ path: '*', auth: true });
    expect(pageAt('/work/w/question-update/q')).toMatchObject({ title: 'questionUpdate' });
  });

  it('public pages need nobody, all others need a login', () => {
    const publicPaths = pages.filter((page) => !page.auth).map((page) => page.path);
    expect(publicPaths).toEqual([
      '/',
      '/qrcode/:id',
      '/privacy',
      '/reset-password',
      '/password-reset',
    ]);
  });

  it('restricts pages to the roles of the spec', () => {
    expect(rolesOf('/cabinet')).toBeUndefined();
    expect(rolesOf('/courses')).toEqual(['ROLE_ADMIN', 'ROLE_TEACHER']);
    expect(rolesOf('/account')).toEqual(['ROLE_ADMIN']);
    expect(rolesOf('/testing-start')).toEqual(['ROLE_ADMIN', 'ROLE_TESTER']);
    expect(rolesOf('/practiceTest')).toEqual(['ROLE_ADMIN', 'ROLE_GUEST_DEMO']);
  });

  it('"Admin: every route"', () => {
    const refused = (pages as readonly Page[]).filter(
      (page) => page.roles && !page.roles.includes('ROLE_ADMIN'),
    );
    expect(refused).toEqual([]);
  });

  it('disables logout exactly on the eight routes of the spec', () => {
    const blocking = (pages as readonly Page[]).filter((page) => page.blocksLogout);
    expect(blocking.map((page) => page.path.split('/')[1]).sort()).toEqual(
      [
        'controltask',
        'quiz',
        'practice-training',
        'document-training',
        'selfcontrol',
        'practice-selfcontrol',
        'document-selfcontrol',
        'exam-selfcontrol',
      ].sort(),
    );
  });
});

describe('roles (spec section 6)', () => {
  it('"admin /account, tester /testing-start, others /cabinet"', () => {
    expect(Object.fromEntries(roleNames.map((role) => [role, landingPath(role)]))).toEqual({
      ROLE_ADMIN: '/account',
      ROLE_TESTER: '/testing-start',
      ROLE_STUDENT: '/cabinet',
      ROLE_TEACHER: '/cabinet',
      ROLE_GUEST_DEMO: '/cabinet',
      ROLE_DEMO: '/cabinet',
    });
  });

  it('gives the administrator every privilege and an unknown role none', () => {
    expect(privilegesOf('ROLE_ADMIN')).toEqual(privileges);
    expect(privilegesOf('ROLE_NOBODY')).toEqual([]);
    expect(can('ROLE_TESTER', 'attempts:write')).toBe(false);
    expect(can('ROLE_STUDENT', 'attempts:write')).toBe(true);
  });

  it('knows the two demo roles', () => {
    expect(roleNames.filter(isDemo)).toEqual(['ROLE_GUEST_DEMO', 'ROLE_DEMO']);
  });
});
