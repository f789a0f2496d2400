import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sourceHash } from './source-hash.ts';

let root: string;
function write(path: string, content: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}
const hash = () => sourceHash(root, join(root, 'mfe-a'));

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'portal-sources-'));
  write('package-lock.json', '{}');
  write(
    'mfe-a/package.json',
    '{"name":"mfe-a","dependencies":{"@portal/ui":"*","@portal/installed":"*","react":"1"},"peerDependencies":{"@portal/host":"^4"}}',
  );
  write('mfe-a/src/app.tsx', 'a');
  write('shared/ui/package.json', '{"name":"@portal/ui","dependencies":{"@portal/format":"*"}}');
  write('shared/ui/src/index.ts', 'u');
  write('shared/format/package.json', '{"name":"@portal/format"}');
  write('shared/format/src/index.ts', 'f');
  write('shared/build/package.json', '{"name":"@portal/build"}');
  write('shared/build/src/index.ts', 'b');
  write('shared/other/package.json', '{"name":"@portal/other"}');
  write('shared/other/src/index.ts', 'o');
  write('shared/host/package.json', '{"name":"@portal/host"}');
  mkdirSync(join(root, 'node_modules/@portal'), { recursive: true });
  for (const name of ['ui', 'format', 'build', 'other', 'host'])
    symlinkSync(join(root, 'shared', name), join(root, 'node_modules/@portal', name));
  write('node_modules/@portal/installed/package.json', '{"name":"@portal/installed"}');
});
afterEach(() => rmSync(root, { recursive: true }));

test.each([
  'mfe-a/src/app.tsx',
  'mfe-a/src/new.ts',
  'shared/ui/src/index.ts',
  'shared/format/src/index.ts',
  'shared/build/src/index.ts',
  'package-lock.json',
  'shared/build/.browserslistrc',
  'shared/host/src/index.ts',
  'node_modules/@portal/installed/src/index.ts',
])('changes with %s', (path) => {
  const before = hash();
  write(path, '"changed"');
  expect(hash()).not.toBe(before);
});

test.each(['mfe-a/src/app.test.tsx', 'mfe-a/README.md', 'shared/other/src/index.ts', 'mfe-b/a.ts'])(
  'does not change with %s',
  (path) => {
    const before = hash();
    write(path, 'changed');
    expect(hash()).toBe(before);
  },
);
