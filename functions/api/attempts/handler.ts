import { areaHandler } from '#functions/http/area-handler.ts';
import { answerTask } from '#functions/use-cases/attempts/answer-task.ts';
import { finishAttempt } from '#functions/use-cases/attempts/finish-attempt.ts';
import { getAttempt } from '#functions/use-cases/attempts/get-attempt.ts';
import { startAttempt } from '#functions/use-cases/attempts/start-attempt.ts';
import { attemptsCalls } from '#shared/contracts/attempts.ts';

export const handler = areaHandler(attemptsCalls, {
  startAttempt,
  getAttempt,
  answerTask,
  finishAttempt,
});
