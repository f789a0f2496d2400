import type { FastifyInstance } from 'fastify';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Makes a stop wait for answers under way and nothing else. We destroy the connections that browsers open in
 * advance, which Node counts as busy until its header timeout, and those they keep for a next request. Over HTTP/2
 * Node itself sends GOAWAY.
 */
export function stopping(app: FastifyInstance): void {
  const server = app.server as Server;
  const unused = new Set<Socket>();
  let isStopping = false;
  if ('closeIdleConnections' in server) {
    server.on('connection', (socket) => {
      unused.add(socket);
      socket.once('close', () => unused.delete(socket));
    });
    server.on('request', ({ socket }) => unused.delete(socket));
  }
  app.addHook('preClose', async () => {
    isStopping = true;
    for (const socket of unused) socket.destroy();
  });
  app.addHook('onResponse', async ({ raw }) => {
    if (isStopping && raw.httpVersionMajor === 1) raw.socket.destroySoon();
  });
}
