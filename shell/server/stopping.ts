import type { FastifyInstance } from 'fastify';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether `drain` or `close` was called. Requests are still answered, but the server is no longer ready. */
    isStopping: boolean;
    /** Resolves after some seconds, in which proxies learn that the server is not ready and stop sending. Call before `close`. */
    drain(seconds: number): Promise<void>;
  }
}

/**
 * Makes a stop wait for answers under way and nothing else. While the server stops, each kept-alive connection ends after its
 * current answer. At the end we destroy the connections that browsers open in advance, which Node counts as busy until its
 * header timeout. Over HTTP/2 Node itself sends GOAWAY.
 */
export function stopping(app: FastifyInstance): void {
  const server = app.server as Server;
  const open = new Set<Socket>();
  app.decorate('isStopping', false);
  app.decorate('drain', async (seconds: number) => {
    app.isStopping = true;
    await setTimeout(seconds * 1000, undefined, { ref: false });
  });
  if ('closeIdleConnections' in server)
    server.on('connection', (socket) => {
      open.add(socket);
      socket.once('close', () => open.delete(socket));
    });
  app.addHook('preClose', async () => {
    app.isStopping = true;
    // One that has sent a part of a request gets its answer.
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  });
  app.addHook('onSend', async ({ raw }, reply) => {
    if (app.isStopping && raw.httpVersionMajor === 1) void reply.header('connection', 'close');
  });
  app.addHook('onResponse', async ({ raw }) => {
    if (app.isStopping && raw.httpVersionMajor === 1) raw.socket.destroySoon();
  });
}
