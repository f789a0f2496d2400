import schedule from '@fastify/schedule';
import fp from 'fastify-plugin';
import { AsyncTask, SimpleIntervalJob } from 'toad-scheduler';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Runs a task every so many seconds while the server listens, never twice at once; `close` waits for it. A failure is
     * logged as `could not <what>`; the next time tries again.
     */
    every(seconds: number, what: string, work: () => Promise<void>): void;
    everyMinute(what: string, work: () => Promise<void>): void;
  }
}

export const everyMinute = fp(
  async (app) => {
    await app.register(schedule);
    app.decorate('every', (seconds: number, what: string, work: () => Promise<void>) => {
      const warn = (error: Error) => app.log.warn({ err: error }, `could not ${what}`);
      let running: Promise<void> = Promise.resolve();
      const task = new AsyncTask(what, () => (running = work()), warn);
      const job = new SimpleIntervalJob({ seconds }, task, { unref: true });
      app.addHook('onListen', async () => app.scheduler.addSimpleIntervalJob(job));
      // What runs has the database until it is done.
      app.addHook('onClose', () => running.catch(() => undefined));
    });
    app.decorate('everyMinute', (what: string, work: () => Promise<void>) =>
      app.every(60, what, work),
    );
  },
  { name: 'every-minute' },
);
