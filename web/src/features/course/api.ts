import { useQuery } from '@tanstack/react-query';
import { getCourseDetails } from '#shared/contracts/courses.ts';
import { send } from '#web/lib/api-client.ts';
import { useLanguage } from '#web/ui/use-language.ts';

/** A course as the timeline of its steps. */
export function useCourseDetails(id: string) {
  const lang = useLanguage();
  return useQuery({
    queryKey: [getCourseDetails.name, id, lang],
    queryFn: ({ signal }) =>
      send(getCourseDetails, { params: { id }, query: { lang } }, { signal }),
    // Whoever comes back from a work sees at once what it changed.
    staleTime: 0,
  });
}
