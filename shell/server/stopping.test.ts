import { readConfig } from '@portal/config';
import { expect, test } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { serverOptions } from './server-options.ts';
import { stopping } from './stopping.ts';

async function portal(): Promise<FastifyInstance> {
  const app = Fastify(serverOptions(readConfig({ LOG_LEVEL: 'silent' })) as object);
  stopping(app as FastifyInstance);
  app.get('/page', async () => 'the page');
  await app.listen({ host: '127.0.0.1', port: 0 });
  return app as FastifyInstance;
}

async function hear(socket: Socket, words: string): Promise<string> {
  let heard = '';
  while (!heard.includes(words)) heard += String((await once(socket, 'data'))[0]);
  return heard;
}

test('drains before it closes: accepts and answers, and ends each connection', async () => {
  const app = await portal();
  const { port } = app.server.address() as AddressInfo;
  const get = () => fetch(`http://127.0.0.1:${port}/page`);
  expect((await get()).headers.get('connection')).toBe('keep-alive');
  void app.drain(600);
  expect(app.isStopping).toBe(true);
  for (const answer of [await get(), await get()])
    expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
  await app.close();
  await expect(get()).rejects.toThrow();
});

test('answers what arrives on a kept-alive connection while it closes', async () => {
  const app = await portal();
  const arrival = once(app.server, 'connection');
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('GET /page HTTP/1.1\r\nhost: a\r\n\r\n');
  await hear(socket, 'the page');
  const [accepted] = (await arrival) as [Socket];
  const before = accepted.bytesRead;
  socket.write('GET /page HTTP/1.1\r\n');
  while (accepted.bytesRead === before) await setImmediate();
  const closed = app.close();
  socket.write('host: a\r\n\r\n');
  const answer = await hear(socket, 'the page');
  expect(answer).toContain('HTTP/1.1 200 OK');
  expect(answer.toLowerCase()).toContain('connection: close');
  await closed;
});
