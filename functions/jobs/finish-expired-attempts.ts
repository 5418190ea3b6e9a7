import { jobHandler } from '#functions/http/job-handler.ts';
import { finishExpiredAttempts } from '#functions/use-cases/attempts/finish-expired-attempts.ts';

export const handler = jobHandler('finish-expired-attempts', finishExpiredAttempts);
