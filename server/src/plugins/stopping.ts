import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether `close` was called: what is in flight still finishes, nothing is ready any more. */
    isStopping: boolean;
  }
}

/**
 * Ends each kept connection with the answer that is under way on it. Without this the server would
 * wait for its clients to let go of idle ones, which proxies do after a minute.
 */
export const stopping = fp(
  async (app) => {
    app.decorate('isStopping', false);
    app.addHook('preClose', async () => {
      app.isStopping = true;
    });
    app.addHook('onSend', async (_request, reply) => {
      if (app.isStopping) void reply.header('connection', 'close');
    });
    // A film's headers may have gone out before.
    app.addHook('onResponse', async (request) => {
      if (app.isStopping) request.raw.socket.destroySoon();
    });
  },
  { name: 'stopping' },
);
