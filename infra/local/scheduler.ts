import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Cron } from 'croner';
import { schedules } from '../schedules.ts';
import { projectRoot } from './project-root.ts';

/** The running clock of the jobs. */
export interface Scheduler {
  /** Lets a job under way finish. */
  stop(): Promise<void>;
}

interface JobModule {
  handler(event: { scheduledTime: string }): Promise<unknown>;
}

/** Runs the jobs at their times, each never twice at once; what fails is told and tried next time. */
export function startScheduler(tell: (line: string) => void): Scheduler {
  const underWay = new Set<Promise<unknown>>();
  const crons = schedules.map(({ job, everyMinutes }) => {
    const file = join(projectRoot, 'functions', 'jobs', `${job}.ts`);
    if (!existsSync(file)) tell(`No job ${job} yet: its schedule does nothing.`);
    const run = async () => {
      if (!existsSync(file)) return;
      try {
        const { handler } = (await import(pathToFileURL(file).href)) as JobModule;
        await handler({ scheduledTime: new Date().toISOString() });
      } catch (error) {
        tell(`Job ${job} failed: ${error instanceof Error ? error.stack : String(error)}`);
      }
    };
    return new Cron(`0 */${everyMinutes} * * * *`, { protect: true }, async () => {
      const running = run();
      underWay.add(running);
      await running;
      underWay.delete(running);
    });
  });
  return {
    stop: async () => {
      for (const cron of crons) cron.stop();
      await Promise.all(underWay);
    },
  };
}
