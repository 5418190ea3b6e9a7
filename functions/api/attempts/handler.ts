import { areaHandler } from '#functions/http/area-handler.ts';
import { answerTask } from '#functions/use-cases/attempts/answer-task.ts';
import { finishAttempt } from '#functions/use-cases/attempts/finish-attempt.ts';
import { getAttempt } from '#functions/use-cases/attempts/get-attempt.ts';
import { listResults } from '#functions/use-cases/attempts/list-results.ts';
import { startAttempt } from '#functions/use-cases/attempts/start-attempt.ts';

export const handler = areaHandler('attempts', {
  startAttempt,
  getAttempt,
  answerTask,
  finishAttempt,
  listResults,
});
