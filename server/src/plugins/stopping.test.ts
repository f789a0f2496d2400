import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { buildBareApp } from '../testing/api.ts';

const REST = '{}';
const HEAD = `POST /api/test/echo HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: ${REST.length}\r\nexpect: 100-continue\r\n\r\n`;

async function hear(socket: Socket, words: string): Promise<string> {
  let heard = '';
  while (!heard.includes(words)) heard += String((await once(socket, 'data'))[0]);
  return heard;
}

test('closes a kept-alive connection after its current answer', async () => {
  const app = await buildBareApp();
  app.post('/api/test/echo', async () => ({ answered: true }));
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening');
  const socket = connect(address.port, '127.0.0.1');
  socket.write(HEAD);
  await hear(socket, '100 Continue');

  const closed = app.close();
  socket.write(REST);
  const answer = await hear(socket, '{"answered":true}');
  expect(answer).toContain('HTTP/1.1 200 OK');
  expect(answer.toLowerCase()).toContain('connection: close');
  await Promise.all([closed, once(socket, 'close')]);
});

test('is not ready once it is stopping', async () => {
  const lines: string[] = [];
  const logTo = { write: (line: string) => void lines.push(line) };
  const app = await buildBareApp({ env: { LOG_LEVEL: 'error' }, logTo });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening');
  const arrival = once(app.server, 'connection');
  const socket = connect(address.port, '127.0.0.1');
  socket.write('GET /api/health/ready HTTP/1.1\r\n');
  const [accepted] = (await arrival) as [Socket];
  // Once its first line has arrived, a request is in flight.
  while (accepted.bytesRead === 0) await setImmediate();

  const closed = app.close();
  socket.write('host: a\r\n\r\n');
  expect(await hear(socket, '"ERR_UNAVAILABLE"')).toContain('HTTP/1.1 503 ');
  await closed;
  // The database does not answer either: the log tells which of the two was the reason.
  expect(lines.join()).toContain('"message":"stopping"');
});

test('drains before it closes: not ready, but accepts and answers, and ends each connection', async () => {
  const app = await buildBareApp();
  app.get('/api/test/echo', async () => ({ answered: true }));
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const get = (path: string) => fetch(origin + path);
  expect((await get('/api/test/echo')).headers.get('connection')).toBe('keep-alive');

  void app.drain(600);
  for (const path of ['/api/test/echo', '/api/health/live']) {
    const answer = await get(path);
    expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
  }
  const ready = await get('/api/health/ready');
  expect([ready.status, ready.headers.get('retry-after')]).toEqual([503, '5']);
  await app.close();
  await expect(get('/api/health/live')).rejects.toThrow();
});
