import type { FastifyInstance } from 'fastify';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Lets a stop wait for answers that are under way, and for nothing else. Browsers open connections that
 * they may need, and keep those they have used: Node counts the first as busy until their headers are
 * late, and takes the second up again after an answer. Over HTTP/2 a session is told to go away.
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
