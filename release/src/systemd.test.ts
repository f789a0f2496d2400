import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { root } from './parts.ts';
import { serverFiles } from './servers.ts';

const FOLDER = join(root, 'docs/systemd');
const services = globSync('*.service', { cwd: FOLDER });
/** The highest exposure that `systemd-analyze security` may find, of ten. */
const MOST = 3;

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;
if (!hasSystemd)
  process.stderr.write(
    'units are not analysed: systemd-analyze is missing (apt-get install systemd)\n',
  );

test('the units start the servers of production, and the backup', () => {
  const started = services.map((name) => {
    const [, file = ''] =
      /^ExecStart=\S+ (\S+)/m.exec(readFileSync(join(FOLDER, name), 'utf8')) ?? [];
    return file;
  });
  const { API, portal, desk } = serverFiles;
  expect(started.sort()).toEqual([API, portal, desk, 'server/src/backup/main.ts'].sort());
});

(hasSystemd ? describe : describe.skip)('systemd-analyze', () => {
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
    const { stdout, stderr, status } = spawnSync(
      'systemd-analyze',
      ['verify', '--man=no', ...globSync(join(folder, '*.{service,timer}'))],
      { encoding: 'utf8' },
    );
    // Of other units on this machine it warns too, but does not fail.
    expect([status, stdout + stderr]).toEqual([0, expect.not.stringContaining('portal-')]);
  });

  test.each(services)(`%s is exposed to at most ${MOST} of 10`, (name) => {
    const said = execFileSync(
      'systemd-analyze',
      ['security', '--offline=true', `--threshold=${MOST * 10}`, '--no-pager', join(folder, name)],
      { encoding: 'utf8' },
    );
    const [, exposure] = /exposure level for \S+ ([\d.]+)/.exec(said) ?? [];
    expect(Number(exposure)).toBeLessThanOrEqual(MOST);
  });
});
