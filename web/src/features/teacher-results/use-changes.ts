import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ulid } from 'ulid';
import { reviewTask } from '#shared/contracts/attempts.ts';
import { acceptLateAnswer, getResultsByWork, listResults } from '#shared/contracts/results.ts';
import { send } from '#web/lib/api-client.ts';
import { createChangeIds } from '#web/lib/change-ids.ts';
import { useLanguage } from '#web/ui/use-language.ts';
import { detailsKey } from './api.ts';

/** The review of one task as a form gives it. */
export interface Review {
  attemptId: string;
  taskId: string;
  mark: number;
  comment: string;
}

/** Sends the reviews of one form. Results that are on show elsewhere are asked for again. */
export function useReview() {
  const lang = useLanguage();
  const cache = useQueryClient();
  const [ids] = useState(() => createChangeIds(ulid, { replaces: true }));
  return useMutation({
    mutationFn: (review: Review) => {
      const { attemptId: id, ...body } = review;
      return send(reviewTask, {
        query: { lang },
        body: { id, ...body, changeId: ids.idOf(review) },
      });
    },
    onSuccess: (_, { attemptId }) => {
      ids.done();
      void cache.invalidateQueries({ queryKey: detailsKey(attemptId, lang) });
      void cache.invalidateQueries({ queryKey: [listResults.name] });
      void cache.invalidateQueries({ queryKey: [getResultsByWork.name] });
    },
  });
}

/** Takes late answers of an attempt in place of what was stored. */
export function useAcceptLate(attemptId: string) {
  const lang = useLanguage();
  const cache = useQueryClient();
  const [ids] = useState(() => createChangeIds(ulid));
  return useMutation({
    mutationFn: (late: { taskId: string; answerId: string; reason: string }) =>
      send(acceptLateAnswer, {
        params: { id: attemptId },
        query: { lang },
        body: { ...late, changeId: ids.idOf(late) },
      }),
    onSuccess: (details) => {
      ids.done();
      cache.setQueryData(detailsKey(attemptId, lang), details);
      void cache.invalidateQueries({ queryKey: [listResults.name] });
      void cache.invalidateQueries({ queryKey: [getResultsByWork.name] });
    },
  });
}
