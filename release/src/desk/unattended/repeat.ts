import type { FastifyInstance } from 'fastify';

/** Starts the work again and again until the desk stops. It never runs twice at once, and the desk stops only after it has ended. */
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
