import { isBuiltIn } from '#shared/domain/identity/roles.ts';

/** As what somebody looks at courses and results: what a page says depends on it. */
export type Audience = 'learner' | 'demo' | 'teacher' | 'admin' | 'tester';

const audiences = {
  ROLE_STUDENT: 'learner',
  ROLE_GUEST_DEMO: 'demo',
  ROLE_DEMO: 'demo',
  ROLE_TEACHER: 'teacher',
  ROLE_ADMIN: 'admin',
  ROLE_TESTER: 'tester',
} as const;

/** The audience that a role belongs to. A role that an administrator adds sees courses as students do. */
export const audienceOf = (role: string): Audience =>
  isBuiltIn(role) ? audiences[role] : 'learner';

/** Whether courses are here to be learned from; everybody else looks at what learners get. */
export const isLearning = (audience: Audience): boolean =>
  audience === 'learner' || audience === 'demo';
