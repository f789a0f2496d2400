import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { findProgram } from '@portal/testing/debian';
import { root } from './parts.ts';
import { serverFiles } from './servers.ts';

const FOLDER = join(root, 'docs/systemd');
const services = globSync('*.service', { cwd: FOLDER });
/** The highest exposure that `systemd-analyze security` may find, of ten. */
const MOST = 3;
const analyse = (...args: string[]) =>
  spawnSync(findProgram('systemd-analyze', 'systemd'), args, { encoding: 'utf8' });

test('the units start the servers of production, and the backup', () => {
  const started = services.map((name) => {
    const [, file = ''] =
      /^ExecStart=\S+ (\S+)/m.exec(readFileSync(join(FOLDER, name), 'utf8')) ?? [];
    return file;
  });
  const { API, portal, desk } = serverFiles;
  expect(started.sort()).toEqual([API, portal, desk, 'server/src/backup/main.ts'].sort());
});

describe('systemd-analyze', () => {
  /** The units, as they are where the checkout is at /srv/portal. */
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'portal-units-'));
    cpSync(FOLDER, folder, { recursive: true });
    for (const name of globSync('{*.{service,timer},*/*.conf}', { cwd: folder })) {
      const path = join(folder, name);
      writeFileSync(path, readFileSync(path, 'utf8').replaceAll('/srv/portal', root));
    }
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('finds nothing wrong in the units', () => {
    const units = globSync(join(folder, '*.{service,timer}'));
    const { stdout, stderr, status } = analyse('verify', '--man=no', ...units);
    // It also warns of other units on this machine, without failing.
    expect([status, stdout + stderr]).toEqual([0, expect.not.stringContaining('portal-')]);
  });

  test.each(services)(`%s is exposed to at most ${MOST} of 10`, (name) => {
    const { stdout } = analyse('security', '--offline=true', '--no-pager', join(folder, name));
    const [, exposure] = /exposure level for \S+ ([\d.]+)/.exec(stdout) ?? [];
    expect(Number(exposure)).toBeLessThanOrEqual(MOST);
  });
});
