import { EventEmitter } from 'node:events';
import type { ChildProcess } from 'node:child_process';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { keepRunning } from './keep-running.ts';
import type { Server } from './servers.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** A server whose processes start and die as the test says. */
function serverOf() {
  const processes: { child: EventEmitter; listen(): void }[] = [];
  const said: string[] = [];
  const giveUp = jest.fn();
  const start = (): Server => {
    const child = new EventEmitter();
    let listen = () => {};
    const ready = new Promise<void>((resolve, reject) => {
      listen = resolve;
      child.once('exit', () => reject(new Error('ended before')));
    });
    processes.push({ child, listen });
    return { child: child as ChildProcess, ready };
  };
  const kept = keepRunning('API', start, { say: (line) => said.push(line), giveUp });
  const newest = () => processes.at(-1) as (typeof processes)[number];
  return {
    kept,
    processes,
    said,
    giveUp,
    newest,
    listen: async () => {
      newest().listen();
      await jest.advanceTimersByTimeAsync(0);
    },
    die: async (code: number | null = 1, signal: string | null = null) => {
      newest().child.emit('exit', code, signal);
      await jest.advanceTimersByTimeAsync(0);
    },
  };
}

test('restarts a server that died, and logs both', async () => {
  const server = serverOf();
  await server.listen();
  await server.kept.ready;
  await server.die(null, 'SIGKILL');
  expect(server.said).toEqual(['ended      API by SIGKILL: starting it again (1 of 5)']);
  await jest.advanceTimersByTimeAsync(1000);
  await server.listen();
  expect(server.processes).toHaveLength(2);
  expect(server.said.at(-1)).toBe('started    API again');
  expect(server.kept.release()).toBe(server.newest().child);
});

test('gives up at the sixth death in ten minutes, also if the server no longer starts', async () => {
  const server = serverOf();
  await server.listen();
  for (let i = 1; i <= 5; i++) {
    await server.die();
    await jest.advanceTimersByTimeAsync(5000);
  }
  expect(server.giveUp).not.toHaveBeenCalled();
  await server.die();
  expect(server.giveUp).toHaveBeenCalledTimes(1);
  expect(server.said.at(-1)).toMatch(/for the 6th time in ten minutes: giving up$/);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(server.processes).toHaveLength(6);
});

test('ignores old deaths', async () => {
  const server = serverOf();
  await server.listen();
  for (let i = 1; i <= 8; i++) {
    await server.die();
    await jest.advanceTimersByTimeAsync(10 * 60_000);
    await server.listen();
  }
  expect(server.giveUp).not.toHaveBeenCalled();
});

test('does not restart a server that never listened', async () => {
  const server = serverOf();
  const refused = expect(server.kept.ready).rejects.toThrow('ended before');
  await server.die();
  await refused;
  await jest.advanceTimersByTimeAsync(60_000);
  expect([server.processes.length, server.said]).toEqual([1, []]);
});

test('does not restart a released server, even during the pause', async () => {
  const server = serverOf();
  await server.listen();
  await server.die();
  server.kept.release();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(server.processes).toHaveLength(1);
});
