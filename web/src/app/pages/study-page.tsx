import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lazyPart } from '#web/lib/lazy-part.ts';

const CabinetPage = lazyPart(
  () => import('#web/features/cabinet/cabinet-page.tsx'),
  (module) => module.CabinetPage,
);
const CoursePage = lazyPart(
  () => import('#web/features/course/course-page.tsx'),
  (module) => module.CoursePage,
);

/** The address of the cabinet: all courses, or the timeline of the one that it names. */
export function StudyPage() {
  const [query] = useSearchParams();
  const course = query.get('course');
  // Another course is another page, though the path stays: "each navigation scrolls to the top".
  // biome-ignore lint/correctness/useExhaustiveDependencies: the course is what makes the navigation
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [course]);
  return course ? <CoursePage key={course} id={course} /> : <CabinetPage />;
}
