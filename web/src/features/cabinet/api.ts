import { useQueries, useQuery } from '@tanstack/react-query';
import { type CourseCard, getCourseDetails, listCourses } from '#shared/contracts/courses.ts';
import type { WorkKind } from '#shared/domain/works/work.ts';
import { limits } from '#shared/limits.ts';
import { send } from '#web/lib/api-client.ts';
import { useLanguage } from '#web/ui/use-language.ts';

/** The courses of the person, as many as one reply holds. */
export function useCourses() {
  const lang = useLanguage();
  return useQuery({
    queryKey: [listCourses.name, lang],
    queryFn: ({ signal }) =>
      send(listCourses, { query: { lang, size: String(limits.page.maxSize) } }, { signal }),
    // Whoever comes back from a work sees at once what it changed.
    staleTime: 0,
  });
}

/**
 * The kinds of the works that were begun, by work: a card names only their mode, and the kind decides
 * which page continues them. The timelines asked for here are the ones most likely to be opened next.
 */
export function useBegunKinds(courses: readonly CourseCard[]): ReadonlyMap<string, WorkKind> {
  const lang = useLanguage();
  const ids = courses.filter((course) => course.openAttempts.length > 0).map(({ id }) => id);
  return useQueries({
    queries: ids.map((id) => ({
      queryKey: [getCourseDetails.name, id, lang],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        send(getCourseDetails, { params: { id }, query: { lang } }, { signal }),
    })),
    combine: (replies) =>
      new Map(
        replies.flatMap(({ data }) =>
          (data?.works ?? []).map(({ id, kind }) => [id, kind] as const),
        ),
      ),
  });
}
