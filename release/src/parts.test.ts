import { expect, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { partOfFolder } from './parts.ts';

test.each([
  ['shell', 'shell'],
  ['mfe-voc', 'voc'],
  // Names that somebody may give to a clone: its root has a package.json too.
  ['portal', null],
  ['portal-2', null],
  ['mfe-2', null],
])('the part of a folder named %s is %s', (named, part) => {
  const root = mkdtempSync(join(tmpdir(), 'parts-'));
  try {
    const folder = join(root, named);
    mkdirSync(folder);
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ version: '1.2.3' }));
    const found = () => partOfFolder(folder);
    if (part) expect(found()).toEqual({ name: part, folder, base: '1.2' });
    else expect(found).toThrow('is no part');
  } finally {
    rmSync(root, { recursive: true });
  }
});
