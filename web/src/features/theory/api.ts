import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { finishAttempt, startAttempt } from '#shared/contracts/attempts.ts';
import { getCourseDetails, listCourses } from '#shared/contracts/courses.ts';
import { getWork } from '#shared/contracts/works.ts';
import { send } from '#web/lib/api-client.ts';
import { useLanguage } from '#web/ui/use-language.ts';

/** A theory work with its text. Links to its pictures last only for a while, so it is read anew each time. */
export function useWork(id: string) {
  const lang = useLanguage();
  return useQuery({
    queryKey: [getWork.name, id, lang],
    queryFn: ({ signal }) => send(getWork, { params: { id }, query: { lang } }, { signal }),
  });
}

/** How far the person is with this step of its course. */
export function useStep(courseId: string | undefined, workId: string) {
  const lang = useLanguage();
  return useQuery({
    queryKey: [getCourseDetails.name, courseId, lang],
    queryFn: ({ signal }) =>
      send(getCourseDetails, { params: { id: courseId ?? '' }, query: { lang } }, { signal }),
    enabled: courseId !== undefined,
    select: (course) => course.works.find((step) => step.id === workId) ?? null,
  });
}

const reading = (workId: string) =>
  queryOptions({
    queryKey: [startAttempt.name, workId, 'TRAINING'],
    queryFn: () => send(startAttempt, { params: { id: workId }, body: { type: 'TRAINING' } }),
    // Asked once for as long as the text is open; another opening is another question.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
  });

/** Notes that the text was opened, where it has not been read yet. */
export const useReadingStart = (workId: string, isWanted: boolean) =>
  useQuery({ ...reading(workId), enabled: isWanted });

/** Notes that the text was read. */
export function useReadingEnd(workId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const attempt = await client.ensureQueryData(reading(workId));
      return send(finishAttempt, { body: { id: attempt.id } });
    },
    onSuccess: async () => {
      client.removeQueries({ queryKey: [listCourses.name] });
      await client.invalidateQueries({ queryKey: [getCourseDetails.name] });
    },
  });
}
