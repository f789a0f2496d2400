import type { FastifyInstance } from 'fastify';

/** Repeats work until the desk stops, which waits for its end. While it runs it is not started again. */
export function repeat(app: FastifyInstance, everyMs: number, work: () => Promise<unknown>): void {
  let running: Promise<unknown> | null = null;
  const timer = setInterval(() => {
    running ??= work().finally(() => (running = null));
  }, everyMs).unref();
  app.addHook('preClose', async () => {
    clearInterval(timer);
    await running;
  });
}
