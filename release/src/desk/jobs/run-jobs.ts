import type { FastifyInstance } from 'fastify';
import type { CheckJobs } from './check-jobs.ts';

const EVERY_MS = 1000;

/** Runs jobs until the desk stops, also those that another desk process was asked for. */
export function runJobs(app: FastifyInstance, jobs: CheckJobs): void {
  const timer = setInterval(() => void jobs.step(), EVERY_MS).unref();
  app.addHook('preClose', async () => {
    clearInterval(timer);
    await jobs.close();
  });
}
