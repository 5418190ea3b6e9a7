import { areaHandler } from '#functions/http/area-handler.ts';
import { acceptLateAnswer } from '#functions/use-cases/results/accept-late-answer.ts';
import { getAttemptDetails } from '#functions/use-cases/results/get-attempt-details.ts';
import { getResultsByWork } from '#functions/use-cases/results/get-results-by-work.ts';
import { listResults } from '#functions/use-cases/results/list-results.ts';
import { listReviews } from '#functions/use-cases/results/list-reviews.ts';
import { resultsCalls } from '#shared/contracts/results.ts';

export const handler = areaHandler(resultsCalls, {
  listResults,
  getResultsByWork,
  listReviews,
  getAttemptDetails,
  acceptLateAnswer,
});
