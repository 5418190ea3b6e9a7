import type { BuiltInRole } from './roles.ts';

/** One row of the route table of spec section 2. */
export interface Page {
  path: string;
  layout: 'start' | 'default' | 'loader';
  /** Needs a logged-in user. */
  auth: boolean;
  /** Allowed first roles; absent: open to any logged-in user. */
  roles?: readonly BuiltInRole[];
  /** Key of the title in the locale files (`titles.<key>`). */
  title: string;
  /** "Logout is disabled with the hint …" on this page (spec section 2). */
  blocksLogout?: true;
}

const anyone = { auth: true, layout: 'default' } as const;
const staff = { ...anyone, roles: ['ROLE_ADMIN', 'ROLE_TEACHER'] } as const;
const admin = { ...anyone, roles: ['ROLE_ADMIN'] } as const;
const tester = { auth: true, roles: ['ROLE_ADMIN', 'ROLE_TESTER'] } as const;
const start = { auth: false, layout: 'start' } as const;

/** The whole route and access table of spec section 2, used by router, guard, menu and tests. */
export const pages = [
  { path: '/', ...start, title: 'start' },
  { path: '/qrcode/:id', ...start, title: 'qrCode' },
  { path: '/privacy', ...start, title: 'privacy' },
  { path: '/reset-password', ...start, title: 'start' },
  { path: '/password-reset', ...start, title: 'start' },

  { path: '/not-enough', ...anyone, title: 'notEnough' },
  { path: '/application', ...anyone, title: 'application' },
  { path: '/technical-work', ...anyone, title: 'technicalWork' },
  { path: '/cabinet', ...anyone, title: 'cabinet' },
  { path: '/results', ...anyone, title: 'results' },
  { path: '/task/:id', ...anyone, title: 'theory' },
  { path: '/quiz/:id', ...anyone, title: 'training', blocksLogout: true },
  { path: '/practice-training/:id', ...anyone, title: 'practiceTraining', blocksLogout: true },
  { path: '/document-training/:id', ...anyone, title: 'documentTraining', blocksLogout: true },
  { path: '/documents/:id', ...anyone, title: 'documents' },
  { path: '/selfcontrol/:id', ...anyone, title: 'selfcontrol', blocksLogout: true },
  { path: '/controltask/:id', ...anyone, title: 'controlTask', blocksLogout: true },
  {
    path: '/practice-selfcontrol/:id',
    ...anyone,
    title: 'practiceSelfcontrol',
    blocksLogout: true,
  },
  {
    path: '/document-selfcontrol/:id',
    ...anyone,
    title: 'documentSelfcontrol',
    blocksLogout: true,
  },
  { path: '/exam-selfcontrol/:id', ...anyone, title: 'examSelfcontrol', blocksLogout: true },
  { path: '/control', ...anyone, title: 'control' },
  { path: '/profile-view', ...anyone, title: 'profile' },
  { path: '/preview-training/:id', ...anyone, title: 'previewTraining' },
  { path: '/preview-self-control/:id', ...anyone, title: 'previewSelfcontrol' },
  { path: '/preview-practice-self-control/:id', ...anyone, title: 'previewPracticeSelfcontrol' },
  { path: '/preview-practice-training/:id', ...anyone, title: 'previewPracticeTraining' },
  { path: '/preview-documents-training/:id', ...anyone, title: 'previewDocumentTraining' },
  { path: '/preview-documents-self-control/:id', ...anyone, title: 'previewDocumentSelfcontrol' },

  { path: '/users', ...staff, title: 'users' },
  { path: '/user/:id', ...staff, title: 'user' },
  { path: '/teacher-results', ...staff, title: 'teacherResults' },
  { path: '/results-user/:id', ...staff, title: 'resultsUser' },
  { path: '/update-control', ...staff, title: 'updateControl' },
  { path: '/create-control', ...staff, title: 'createControl' },
  { path: '/courses', ...staff, title: 'courses' },
  { path: '/course/:id', ...staff, title: 'course' },
  { path: '/course-create', ...staff, title: 'courseCreate' },
  { path: '/works', ...staff, title: 'works' },
  { path: '/tasks', ...staff, title: 'tasks' },
  { path: '/work-update/:id', ...staff, title: 'workUpdate' },
  { path: '/work/:id/question-update/:id2', ...staff, title: 'questionUpdate' },
  { path: '/work/:id/question-add', ...staff, title: 'questionAdd' },
  { path: '/work-create', ...staff, title: 'workCreate' },
  { path: '/change-edit', ...staff, title: 'changeEdit' },
  { path: '/courses-edit', ...staff, title: 'coursesEdit' },
  { path: '/timeline-edit/:id', ...staff, title: 'timelineEdit' },
  { path: '/file/:id', ...staff, title: 'file' },
  { path: '/create-file', ...staff, title: 'createFile' },

  { path: '/edit-technical-work', ...admin, title: 'editTechnicalWork' },
  { path: '/pwa-connection', ...admin, title: 'noConnection' },
  { path: '/groups', ...admin, title: 'groups' },
  { path: '/group/:id', ...admin, title: 'group' },
  { path: '/roles', ...admin, title: 'roles' },
  { path: '/role/:id', ...admin, title: 'role' },
  { path: '/account', ...admin, title: 'account' },
  { path: '/practice', ...admin, title: 'practice' },
  { path: '/room', ...admin, title: 'room' },
  { path: '/room2', ...admin, title: 'room' },
  { path: '/room3', ...admin, title: 'room' },
  { path: '/room4', ...admin, title: 'room' },
  { path: '/room-editing', ...admin, title: 'roomEditing' },
  { path: '/user-registration', ...admin, title: 'userRegistration' },
  { path: '/practice-available-screens', ...admin, title: 'practiceScreens' },
  { path: '/practice-possible-settings', ...admin, title: 'practiceSettings' },
  { path: '/practice-test-cases', ...admin, title: 'practiceTestCases' },
  { path: '/testcase-chains-actions', ...admin, title: 'chains' },
  { path: '/testcase-chains-actions-edit/:id', ...admin, title: 'chainEdit' },
  { path: '/testcase-chains-actions-create', ...admin, title: 'chainCreate' },
  { path: '/testcase-chains-actions-create-constructor', ...admin, title: 'chainConstructor' },
  { path: '/testcase-actions', ...admin, title: 'actions' },
  { path: '/room-constructor', ...admin, title: 'roomConstructor' },
  { path: '/qr-create', ...admin, title: 'qrCreate' },
  { path: '/create-editor', ...admin, title: 'editorCreate' },
  { path: '/edit-editor/:id/:lang', ...admin, title: 'editorEdit' },
  { path: '/documents-testing', ...admin, title: 'documentsTesting' },
  { path: '/documents-testing-auth', ...admin, title: 'documentsTesting' },
  { path: '/files', ...admin, title: 'files' },

  { path: '/ui', ...tester, layout: 'default', title: 'ui' },
  { path: '/default-layout', ...tester, layout: 'default', title: 'layoutDefault' },
  { path: '/start-layout', ...tester, layout: 'start', title: 'layoutStart' },
  { path: '/loader-layout', ...tester, layout: 'loader', title: 'layoutLoader' },
  { path: '/testing-start', ...tester, layout: 'default', title: 'testingStart' },

  // A run by the nameless link of a teacher, for the projector.
  { path: '/shared-run/:token', ...anyone, title: 'sharedRun' },
  {
    path: '/practiceTest',
    ...anyone,
    roles: ['ROLE_ADMIN', 'ROLE_GUEST_DEMO'],
    title: 'practiceTest',
  },
] as const satisfies readonly Page[];

export type PagePath = (typeof pages)[number]['path'];

/** The catch-all page: "404 Страница не найдена" also requires login. */
export const notFoundPage: Page = { path: '*', layout: 'default', auth: true, title: 'notFound' };

const segments = (path: string) => path.split('/').filter(Boolean);

/** The row that an address belongs to; the catch-all row when none does. */
export function pageAt(path: string): Page {
  const asked = segments(path);
  const found = (pages as readonly Page[]).find((page) => {
    const own = segments(page.path);
    return (
      own.length === asked.length &&
      own.every((segment, i) => segment.startsWith(':') || segment === asked[i])
    );
  });
  return found ?? notFoundPage;
}
