/** Jobs that run by the clock: the cloud's scheduler and the local one follow this table. */
export const schedules = [
  /** `functions/jobs/<job>.ts` */
  { job: 'finish-expired-attempts', everyMinutes: 1 },
] as const;

export type Job = (typeof schedules)[number]['job'];
