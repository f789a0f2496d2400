import { freePort } from '@portal/config';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { copyData, startPortal } from '../support/portal.ts';
import { release, root } from '../support/release-command.ts';
import { expect, test } from '../support/test.ts';

/** Process ids below a process, as Linux tells them. */
const childrenOf = (pid: number): number[] =>
  spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter(Boolean)
    .map(Number);
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('a start on what was built builds nothing, none starts on the same data meanwhile, and Ctrl-C ends every process', async ({
  request,
}) => {
  test.slow();
  const dataDir = copyData();
  const portal = await startPortal({ DATA_DIR: dataDir });
  expect(portal.log.filter((line) => line.startsWith('published'))).toEqual([]);
  await expect(startPortal({ DATA_DIR: dataDir })).rejects.toThrow(/in use|process/);
  expect((await request.get(`${portal.apiUrl}/api/health/ready`)).ok()).toBe(true);

  await request.get(`${portal.url}/guide/faq`);
  // Browsers open more connections than they then use.
  const unused = connect(Number(new URL(portal.url).port), 'localhost');
  await once(unused, 'connect');
  const servers = childrenOf(portal.child.pid ?? 0);
  // Sandbox, API, portal and desk.
  expect(servers).toHaveLength(4);
  const ended = once(portal.child, 'exit');
  portal.child.kill('SIGINT');
  expect(await ended).toEqual([0, null]);
  expect(servers.filter(isAlive)).toEqual([]);
});

test('npm start stays at an earlier set after a rollback and says so; SIGTERM to it ends every process', async () => {
  const dataDir = copyData();
  await release(dataDir, ['rollback', '--to', '1']);
  const portal = await startPortal({ DATA_DIR: dataDir }, ['npm', 'start']);
  expect(portal.log.find((line) => line.startsWith('pinned'))).toMatch(
    /^pinned {5}set 1 in dev, revision \d+, and not the newest set \d+ \(rollback to set 1\)$/,
  );
  const below = (pid: number): number[] =>
    childrenOf(pid).flatMap((child) => [child, ...below(child)]);
  const processes = below(portal.child.pid ?? 0);
  expect(processes.length).toBeGreaterThanOrEqual(4);
  await portal.stop();
  expect(processes.filter(isAlive)).toEqual([]);
});

test('a server that dies is started again, and a line says so; one whose parent dies ends too', async ({
  request,
}) => {
  test.slow();
  const portal = await startPortal();
  const api = () =>
    childrenOf(portal.child.pid ?? 0).filter((pid) =>
      spawnSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' }).stdout.includes(
        'server/src/main.ts',
      ),
    );
  const [first = 0] = api();
  process.kill(first, 'SIGKILL');
  // A bound, not a wait: the database recovers from the kill.
  await expect.poll(() => portal.log, { timeout: 60_000 }).toContain('started    API again');
  expect(portal.log).toContain('ended      API by SIGKILL: starting it again (1 of 5)');
  expect((await request.get(`${portal.apiUrl}/api/health/ready`)).ok()).toBe(true);
  expect(api()).not.toContain(first);
  const servers = childrenOf(portal.child.pid ?? 0);
  portal.child.kill('SIGKILL');
  await expect.poll(() => servers.filter(isAlive)).toEqual([]);
});

test('a taken port is one clear line', async () => {
  const port = await freePort();
  const other = createServer();
  await new Promise<void>((done) => other.listen(port, '127.0.0.1', done));
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(root, 'release/src/tasks/start.ts')],
    { cwd: root, env: { ...process.env, PORT: String(port) }, encoding: 'utf8' },
  );
  other.close();
  expect(status).toBe(1);
  expect(stderr).toBe(`start: port ${port} is taken: choose another with PORT\n`);
});
