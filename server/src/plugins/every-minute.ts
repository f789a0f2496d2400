import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    /** Does this each minute for as long as the server listens; a failure is logged and tried again. */
    everyMinute(what: string, task: () => Promise<void>): void;
  }
}

const MINUTE_MS = 60_000;

export const everyMinute = fp(
  async (app) => {
    const timers: NodeJS.Timeout[] = [];
    const tasks: (() => void)[] = [];
    app.decorate('everyMinute', (what: string, task: () => Promise<void>) => {
      tasks.push(() => {
        task().catch((error: unknown) => app.log.warn({ err: error }, `could not ${what}`));
      });
    });
    app.addHook('onListen', async () => {
      timers.push(...tasks.map((task) => setInterval(task, MINUTE_MS).unref()));
    });
    app.addHook('onClose', async () => timers.forEach(clearInterval));
  },
  { name: 'every-minute' },
);
