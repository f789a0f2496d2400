import type { FastifyInstance } from 'fastify';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Makes a stop wait for the answers under way and for nothing else. Browsers open connections in advance, which
 * Node counts as busy until the time limit for headers, and keep used ones open for the next request: we destroy
 * both kinds. Over HTTP/2 Node itself sends GOAWAY.
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
