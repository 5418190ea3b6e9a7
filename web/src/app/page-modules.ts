import type { ComponentType } from 'react';
import type { PagePath } from '#shared/domain/identity/pages.ts';

/** Loads the component of a page as a file of its own. */
export type PageModule = () => Promise<ComponentType>;

/**
 * The pages that are built, one line each. A row of the route table that is not here shows the
 * 404 page once the guard has let the person pass, and is not offered in any menu.
 */
export const pageModules: Partial<Record<PagePath, PageModule>> = {
  '/': async () => (await import('#web/features/start/start-page.tsx')).StartPage,
  '/privacy': async () => (await import('./pages/privacy-page.tsx')).PrivacyPage,
  '/not-enough': async () => (await import('./pages/not-enough-page.tsx')).NotEnoughPage,
  '/technical-work': async () =>
    (await import('./pages/technical-work-page.tsx')).TechnicalWorkPage,
  '/cabinet': async () => (await import('./pages/study-page.tsx')).StudyPage,
  '/task/:id': async () => (await import('#web/features/theory/theory-page.tsx')).TheoryPage,
  '/quiz/:id': async () => (await import('#web/features/test/training-page.tsx')).TrainingPage,
  '/selfcontrol/:id': async () =>
    (await import('#web/features/test/selfcontrol-page.tsx')).SelfcontrolPage,
  '/exam-selfcontrol/:id': async () =>
    (await import('#web/features/test/selfcontrol-page.tsx')).SelfcontrolPage,
  '/practice-training/:id': async () =>
    (await import('#web/features/test/training-page.tsx')).TrainingPage,
  '/practice-selfcontrol/:id': async () =>
    (await import('#web/features/test/selfcontrol-page.tsx')).SelfcontrolPage,
  '/shared-run/:token': async () =>
    (await import('#web/features/practice/shared-run-page.tsx')).SharedRunPage,
  '/practice': async () => (await import('#web/features/practice/cases-page.tsx')).CasesPage,
  '/practiceTest': async () =>
    (await import('#web/features/practice/practice-test-page.tsx')).PracticeTestPage,
  '/room': async () => (await import('#web/features/rooms/ready-room-page.tsx')).ReadyRoomPage,
  '/room2': async () => (await import('#web/features/rooms/ready-room-page.tsx')).ReadyRoomPage,
  '/room3': async () => (await import('#web/features/rooms/ready-room-page.tsx')).ReadyRoomPage,
  '/room4': async () => (await import('#web/features/rooms/ready-room-page.tsx')).ReadyRoomPage,
  '/room-editing': async () =>
    (await import('#web/features/rooms/room-editing-page.tsx')).RoomEditingPage,
  '/room-constructor': async () =>
    (await import('#web/features/rooms/constructor-page.tsx')).RoomConstructorPage,
  '/update-control': async () =>
    (await import('#web/features/control/update-control-page.tsx')).UpdateControlPage,
  '/create-control': async () =>
    (await import('#web/features/control/create-control-page.tsx')).CreateControlPage,
  '/controltask/:id': async () =>
    (await import('#web/features/test/control-task-page.tsx')).ControlTaskPage,
  '/control': async () => (await import('#web/features/exam/exam-page.tsx')).ExamPage,
  '/results': async () => (await import('#web/features/results/results-page.tsx')).ResultsPage,
  '/teacher-results': async () =>
    (await import('#web/features/teacher-results/teacher-results-page.tsx')).TeacherResultsPage,
  '/results-user/:id': async () =>
    (await import('#web/features/teacher-results/attempt/results-user-page.tsx')).ResultsUserPage,
  '/account': async () => (await import('./pages/account-page.tsx')).AccountPage,
  '/testing-start': async () => (await import('./pages/testing-start-page.tsx')).TestingStartPage,
  '/ui': async () => (await import('./pages/ui/ui-page.tsx')).UiPage,
  '/default-layout': async () => (await import('./pages/layout-pages.tsx')).DefaultLayoutPage,
  '/start-layout': async () => (await import('./pages/layout-pages.tsx')).StartLayoutPage,
  '/loader-layout': async () => (await import('./pages/layout-pages.tsx')).LoaderLayoutPage,
};

/** Whether a page of the route table can be shown. */
export const isBuilt = (path: PagePath): boolean => path in pageModules;
