import {
  type Icon,
  IconBook2,
  IconChartBar,
  IconClipboardCheck,
  IconComponents,
  IconEdit,
  IconFlask,
  IconLayoutDashboard,
  IconListDetails,
  IconSchool,
} from '@tabler/icons-react';
import type { PagePath } from '#shared/domain/identity/pages.ts';
import type { BuiltInRole } from '#shared/domain/identity/roles.ts';

/** One entry of the side menu. */
export interface MenuItem {
  path: PagePath;
  /** Key of its words in `common:menu`. */
  label:
    | 'account'
    | 'ui'
    | 'practice'
    | 'education'
    | 'control'
    | 'results'
    | 'viewCourses'
    | 'editCourses'
    | 'courses'
    | 'works';
  icon: Icon;
  /** First parts of the addresses that it is also highlighted for. */
  also: readonly `/${string}`[];
}

const student = [
  {
    path: '/cabinet',
    label: 'education',
    icon: IconSchool,
    also: [
      '/task',
      '/quiz',
      '/selfcontrol',
      '/practice-selfcontrol',
      '/document-selfcontrol',
      '/exam-selfcontrol',
      '/documents',
      '/document-training',
      '/practice-training',
    ],
  },
  { path: '/control', label: 'control', icon: IconClipboardCheck, also: ['/controltask'] },
  { path: '/results', label: 'results', icon: IconChartBar, also: [] },
] as const satisfies readonly MenuItem[];

/** The side menu of each role (spec section 2). Unauthenticated: no items. */
export const sideMenus = {
  ROLE_ADMIN: [
    {
      path: '/account',
      label: 'account',
      icon: IconLayoutDashboard,
      also: [
        '/courses',
        '/course-create',
        '/works',
        '/work-update',
        '/work-create',
        '/update-control',
        '/create-control',
        '/teacher-results',
        '/results-user',
        '/users',
        '/user-registration',
        '/groups',
        '/roles',
        '/edit-technical-work',
        '/qr-create',
        '/course',
      ],
    },
    { path: '/ui', label: 'ui', icon: IconComponents, also: [] },
    {
      path: '/practiceTest',
      label: 'practice',
      icon: IconFlask,
      also: [
        '/practice-available-screens',
        '/practice-test-cases',
        '/practice-possible-settings',
        '/testcase-chains-actions',
        '/testcase-actions',
        '/practice',
        '/room',
        '/room2',
        '/room3',
        '/room4',
        '/room-editing',
        '/room-constructor',
      ],
    },
  ],
  ROLE_STUDENT: student,
  ROLE_GUEST_DEMO: student,
  ROLE_DEMO: student,
  ROLE_TEACHER: [
    { path: '/cabinet', label: 'viewCourses', icon: IconSchool, also: [] },
    {
      path: '/change-edit',
      label: 'editCourses',
      icon: IconEdit,
      also: [
        '/courses-edit',
        '/timeline-edit',
        '/course',
        '/work-update',
        '/work',
        '/question-update',
        '/preview-training',
      ],
    },
    { path: '/courses', label: 'courses', icon: IconBook2, also: ['/course-create'] },
    {
      path: '/works',
      label: 'works',
      icon: IconListDetails,
      also: ['/work-update', '/work-create'],
    },
    {
      path: '/update-control',
      label: 'control',
      icon: IconClipboardCheck,
      also: ['/create-control'],
    },
    {
      path: '/teacher-results',
      label: 'results',
      icon: IconChartBar,
      also: ['/results-user'],
    },
  ],
  ROLE_TESTER: [{ path: '/ui', label: 'ui', icon: IconComponents, also: [] }],
} as const satisfies Record<BuiltInRole, readonly MenuItem[]>;

/** The items that a role is offered: those of its menu whose pages are built. */
export function sideMenuOf(
  role: string,
  isBuilt: (path: PagePath) => boolean,
): readonly MenuItem[] {
  const menus: Partial<Record<string, readonly MenuItem[]>> = sideMenus;
  return (menus[role] ?? []).filter((item) => isBuilt(item.path));
}

/** Whether an item is highlighted on an address: by whole parts, so `/course` is not `/courses`. */
export const isHighlighted = (item: MenuItem, pathname: string): boolean =>
  [item.path, ...item.also].some((path) => pathname === path || pathname.startsWith(`${path}/`));
