import { Counter, Gauge } from '@portal/metrics';
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
    const registers = [app.metrics];
    const runs = new Counter({
      name: 'task_runs_total',
      help: 'Runs of what the server does by itself every minute, or some seconds.',
      labelNames: ['task', 'outcome'],
      registers,
    });
    const succeeded = new Gauge({
      name: 'task_last_success_timestamp_seconds',
      help: 'When it last succeeded.',
      labelNames: ['task'],
      registers,
    });
    app.decorate('every', (seconds: number, what: string, work: () => Promise<void>) => {
      const warn = (error: Error) => {
        runs.inc({ task: what, outcome: 'failed' });
        app.log.warn({ err: error }, `could not ${what}`);
      };
      const run = async () => {
        await work();
        runs.inc({ task: what, outcome: 'done' });
        succeeded.setToCurrentTime({ task: what });
      };
      let running: Promise<void> = Promise.resolve();
      const task = new AsyncTask(what, () => (running = run()), warn);
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
