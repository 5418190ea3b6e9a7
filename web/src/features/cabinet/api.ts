import { useQuery } from '@tanstack/react-query';
import { listCourses } from '#shared/contracts/courses.ts';
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
