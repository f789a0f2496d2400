import { setTimeout } from 'node:timers/promises';
import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether `drain` or `close` was called. Requests are still answered, but the server is no longer ready. */
    isStopping: boolean;
    /** Resolves after some seconds, in which proxies learn that the server is not ready and stop sending. Call before `close`. */
    drain(seconds: number): Promise<void>;
  }
}

/**
 * While the server stops, closes each kept-alive connection after its current answer. Otherwise `close` would
 * wait until clients drop idle connections, which takes proxies a minute.
 */
export const stopping = fp(
  async (app) => {
    app.decorate('isStopping', false);
    app.decorate('drain', async (seconds: number) => {
      app.isStopping = true;
      await setTimeout(seconds * 1000, undefined, { ref: false });
    });
    app.addHook('preClose', async () => {
      app.isStopping = true;
    });
    app.addHook('onSend', async (_request, reply) => {
      if (app.isStopping) void reply.header('connection', 'close');
    });
    // The headers of a long download may be out already: close its connection once it is done.
    app.addHook('onResponse', async (request) => {
      if (app.isStopping) request.raw.socket.destroySoon();
    });
  },
  { name: 'stopping' },
);
