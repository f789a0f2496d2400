import type { FastifyInstance } from 'fastify';
import type { CheckJobs } from './check-jobs.ts';

const EVERY_MS = 1000;

/** Runs the checks that anybody asked any desk for, while this one serves. */
export function runJobs(app: FastifyInstance, jobs: CheckJobs): void {
  const timer = setInterval(() => void jobs.step(), EVERY_MS).unref();
  app.addHook('preClose', async () => {
    clearInterval(timer);
    await jobs.close();
  });
}
