import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether `close` was called. Requests in flight still finish, but the server is no longer ready. */
    isStopping: boolean;
  }
}

/**
 * While the server stops, closes each kept-alive connection after its current answer. Otherwise `close` would
 * wait until clients drop idle connections, which takes proxies a minute.
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
    // The headers of a long download may be out already: close its connection once it is done.
    app.addHook('onResponse', async (request) => {
      if (app.isStopping) request.raw.socket.destroySoon();
    });
  },
  { name: 'stopping' },
);
