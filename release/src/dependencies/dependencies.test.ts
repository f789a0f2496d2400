import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { root } from '../parts.ts';
import { faultsOf } from './faults.ts';
import { installed, refused } from './installed.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-advisories-'));
afterAll(() => rmSync(folder, { recursive: true }));

const packages = installed(root);
const a = (name: string, licence: string, version = '1.0.0') => ({ name, version, licence });

test('every installed package has a licence that somebody allowed', () => {
  expect(packages.length).toBeGreaterThan(500);
  expect(packages.find(({ name }) => name === 'fastify')?.licence).toBe('MIT');
  // Take another package, or decide for it in installed.ts.
  expect(refused(packages)).toEqual([]);
});

test('refuses another licence, none, and a decided package under another one than was decided', () => {
  const bad = [
    a('x', 'GPL-3.0'),
    a('x', 'none given'),
    a('x', 'MIT AND SSPL-1.0'),
    a('heic-to', 'AGPL-3.0'),
    a('axe-core-more', 'MPL-2.0'),
  ];
  const good = [
    a('x', '(GPL-2.0 OR MIT)'),
    a('heic-to', 'LGPL-3.0'),
    a('@img/sharp-libvips-linux-arm64', 'LGPL-3.0-or-later'),
  ];
  expect(refused([...bad, ...good])).toEqual(bad);
});

const advise = (id: string, name: string, more: object, ecosystem = 'npm') =>
  writeFileSync(
    join(folder, `${id}.json`),
    JSON.stringify({ id, summary: 'bad', affected: [{ package: { ecosystem, name }, ...more }] }),
  );
const range = (...events: object[]) => ({ ranges: [{ type: 'SEMVER', events }] });

test('finds the known faults of the versions that are installed, and the version without them', () => {
  expect(() => faultsOf([], folder)).toThrow('has no advisories');
  advise(
    'A',
    'x',
    range({ introduced: '0' }, { fixed: '1.2.0' }, { introduced: '2.0.0' }, { fixed: '2.0.5' }),
  );
  advise('B', 'x', range({ introduced: '1.0.0' }, { last_affected: '1.1.0' }));
  advise('C', 'x', range({ introduced: '3.0.0' }));
  advise('D', 'y', { versions: ['1.0.0'] });
  advise('E', 'x', range({ introduced: '0' }), 'PyPI');
  writeFileSync(
    join(folder, 'F.json'),
    JSON.stringify({ id: 'F', withdrawn: '2026-01-01T00:00:00Z' }),
  );
  const of = (...versions: string[]) =>
    faultsOf(
      versions.map((version) => a('x', 'MIT', version)),
      folder,
    ).map(({ id, version, fixed }) => [version, id, fixed]);
  expect(of('1.1.0')).toEqual([
    ['1.1.0', 'A', '1.2.0'],
    ['1.1.0', 'B', null],
  ]);
  expect(of('1.2.0', '1.9.9', '2.0.5')).toEqual([]);
  expect(of('2.0.4', '3.1.0')).toEqual([
    ['2.0.4', 'A', '2.0.5'],
    ['3.1.0', 'C', null],
  ]);
  expect(faultsOf([a('y', 'MIT')], folder)).toMatchObject([{ id: 'D', name: 'y', summary: 'bad' }]);
  writeFileSync(join(folder, 'G.json'), '{"id": 1}');
  expect(() => of('1.0.0')).toThrow('G.json is no advisory');
});
