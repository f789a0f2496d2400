import { once } from 'node:events';
import { statSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from '@jest/globals';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { listenForOperators, socketPath } from './socket.ts';

async function ask(folder: string, line: string): Promise<unknown> {
  const socket = connect(socketPath(folder));
  socket.write(`${line}\n`);
  return JSON.parse(await text(socket));
}

test('runs commands one after the other, and accepts them from its owner only', async () => {
  const folder = temporaryFolder();
  const seen: string[] = [];
  const slow = async () => {
    seen.push('from');
    await new Promise(setImmediate);
    seen.push('to');
    return { done: 1 };
  };
  const server = await listenForOperators(folder, { slow });
  expect((statSync(socketPath(folder)).mode & 0o777).toString(8)).toBe('600');
  const command = JSON.stringify({ command: 'slow' });
  const said = await Promise.all([ask(folder, command), ask(folder, command)]);
  expect(said).toEqual([1, 2].map(() => ({ ok: true, result: { done: 1 } })));
  expect(seen).toEqual(['from', 'to', 'from', 'to']);
  server.close();
});

test('passes the argument to the command', async () => {
  const folder = temporaryFolder();
  const server = await listenForOperators(folder, { say: async (argument) => ({ argument }) });
  const say = (line: object) => ask(folder, JSON.stringify({ command: 'say', ...line }));
  const argument = { bbsIdx: '10001', text: '안녕하세요.\n점검했습니다.' };
  expect(await say({ argument })).toEqual({ ok: true, result: { argument } });
  expect(await say({})).toEqual({ ok: true, result: {} });
  server.close();
});

test('answers what went wrong, and keeps listening', async () => {
  const folder = temporaryFolder();
  const broken = async () => {
    throw new Error('no room');
  };
  const server = await listenForOperators(folder, { broken });
  expect(await ask(folder, '{"command":"broken"}')).toEqual({ ok: false, error: 'no room' });
  for (const line of ['{"command":"toString"}', '{}', '{"command":1}'])
    expect(await ask(folder, line)).toEqual({
      ok: false,
      error: 'unknown command; there are: broken',
    });
  expect(await ask(folder, 'hello')).toMatchObject({ ok: false });
  server.close();
});

test('replaces a socket that was left behind, but not one that is in use', async () => {
  const folder = temporaryFolder();
  const first = await listenForOperators(folder, {});
  await expect(listenForOperators(folder, {})).rejects.toThrow('another API server listens there');
  first.close();
  await once(first, 'close');
  // A socket file without a listener, as a killed server leaves it.
  const left = createServer().listen(socketPath(folder));
  await once(left, 'listening');
  const child = await import('node:child_process');
  child.execFileSync('cp', ['-a', socketPath(folder), join(folder, 'copy')]);
  left.close();
  await once(left, 'close');
  child.execFileSync('mv', [join(folder, 'copy'), socketPath(folder)]);
  const next = await listenForOperators(folder, { hi: async () => 'hi' });
  expect(await ask(folder, '{"command":"hi"}')).toEqual({ ok: true, result: 'hi' });
  next.close();
});

test('reports that the path is too long for a socket', async () => {
  const folder = join(temporaryFolder(), 'x'.repeat(120));
  await expect(listenForOperators(folder, {})).rejects.toThrow('no socket can be made there');
});
