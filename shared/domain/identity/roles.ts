/** The roles of spec section 6. Only the first role of a person counts. */
export const roleNames = [
  'ROLE_STUDENT',
  'ROLE_ADMIN',
  'ROLE_TEACHER',
  'ROLE_GUEST_DEMO',
  'ROLE_DEMO',
  'ROLE_TESTER',
] as const;

export type BuiltInRole = (typeof roleNames)[number];

/** What a person may do: `<area>:<read|write>`. */
export const privileges = [
  'attempts:write',
  'cases:read',
  'cases:write',
  'courses:read',
  'courses:write',
  'executions:read',
  'executions:write',
  'profiles:read',
  'results:read',
  'reviews:write',
  'rooms:read',
  'rooms:write',
  'users:read',
  'users:write',
] as const;

export type Privilege = (typeof privileges)[number];

/** The six built-in roles as rows of one table; roles that an administrator adds have the same shape. */
export const rolePrivileges = {
  ROLE_STUDENT: ['attempts:write', 'courses:read'],
  ROLE_ADMIN: privileges,
  ROLE_TEACHER: [
    'attempts:write',
    'cases:read',
    'cases:write',
    'courses:read',
    'courses:write',
    'executions:read',
    'executions:write',
    'profiles:read',
    'results:read',
    'reviews:write',
    'rooms:read',
    'users:read',
  ],
  ROLE_GUEST_DEMO: ['attempts:write', 'cases:read', 'courses:read'],
  ROLE_DEMO: ['attempts:write', 'courses:read'],
  ROLE_TESTER: ['courses:read'],
} as const satisfies Record<BuiltInRole, readonly Privilege[]>;

export const isBuiltIn = (role: string): role is BuiltInRole =>
  (roleNames as readonly string[]).includes(role);

/** Privileges of a role; a role nobody knows has none. */
export const privilegesOf = (role: string): readonly Privilege[] =>
  isBuiltIn(role) ? rolePrivileges[role] : [];

export const can = (role: string, privilege: Privilege): boolean =>
  privilegesOf(role).includes(privilege);

/** "Results of demo test cases are not saved" (spec section 1): their attempts live with the session. */
export const isDemo = (role: string): boolean => role === 'ROLE_GUEST_DEMO' || role === 'ROLE_DEMO';

/** Who may be examined: a demo has an attempt per session, a tester no right to begin one, and staff see the keys. */
export const sitsExams = (role: string): boolean => role === 'ROLE_STUDENT';

/** "Landing: admin /account, tester /testing-start, others /cabinet" (spec section 6). */
export function landingPath(role: string): string {
  if (role === 'ROLE_ADMIN') return '/account';
  if (role === 'ROLE_TESTER') return '/testing-start';
  return '/cabinet';
}
