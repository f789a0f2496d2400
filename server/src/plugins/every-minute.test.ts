import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { readConfig } from '@portal/config';
import { measured } from '@portal/metrics';
import { fastify, type FastifyInstance } from 'fastify';
import { everyMinute } from './every-minute.ts';

let app: FastifyInstance;
const lines: string[] = [];
beforeEach(async () => {
  jest.useFakeTimers({ now: 0, advanceTimers: true });
  lines.length = 0;
  app = fastify({ logger: { level: 'warn', stream: { write: (line) => void lines.push(line) } } });
  measured(app, readConfig({}), 'API_METRICS_PORT');
  await app.register(everyMinute);
});
afterEach(async () => {
  await app.close();
  jest.useRealTimers();
});
const listen = () => app.listen({ port: 0, host: '127.0.0.1' });
const minutes = (count: number) => jest.advanceTimersByTimeAsync(count * 60_000);

test('runs every minute while the server listens', async () => {
  const work = jest.fn(async () => undefined);
  app.everyMinute('work', work);
  await app.ready();
  await minutes(2);
  expect(work).not.toHaveBeenCalled();
  await listen();
  await minutes(3);
  expect(work).toHaveBeenCalledTimes(3);
  await app.close();
  await minutes(2);
  expect(work).toHaveBeenCalledTimes(3);
});

test('logs a failure, and tries again', async () => {
  const work = jest.fn(async () => Promise.reject(new Error('no room')));
  app.everyMinute('sweep', work);
  await listen();
  await minutes(2);
  expect(work).toHaveBeenCalledTimes(2);
  expect(lines.map((line) => JSON.parse(line))).toEqual(
    [1, 2].map(() =>
      expect.objectContaining({
        msg: 'could not sweep',
        err: expect.objectContaining({ message: 'no room' }),
      }),
    ),
  );
});

test('does not run twice at once', async () => {
  let end: () => void = () => undefined;
  const work = jest.fn(() => new Promise<void>((resolve) => (end = resolve)));
  app.everyMinute('work', work);
  await listen();
  await minutes(3);
  expect(work).toHaveBeenCalledTimes(1);
  end();
});

test('closes once what runs is done, whether it fails or not', async () => {
  let fail: (error: Error) => void = () => undefined;
  app.everyMinute('work', () => new Promise<void>((_, reject) => (fail = reject)));
  await listen();
  await minutes(1);
  let isClosed = false;
  const closed = app.close().then(() => (isClosed = true));
  await minutes(1);
  expect(isClosed).toBe(false);
  fail(new Error('no room'));
  await closed;
});
