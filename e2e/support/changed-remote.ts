import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fixtureRemotes } from './release-command.ts';

/** The misbehaving remote's folder, copied beside it so that a line of it can be changed. */
export function changedRemote(): { folder: string; change(from: string, to: string): void } {
  const source = fixtureRemotes.find((folder) => folder.endsWith('mfe-faulty')) ?? '';
  const folder = join(mkdtempSync(join(source, '../../../.cache/test/changed-')), 'mfe-faulty');
  cpSync(source, folder, { recursive: true });
  const page = join(folder, 'src/pages/well/WellPage.tsx');
  return {
    folder,
    change: (from, to) => writeFileSync(page, readFileSync(page, 'utf8').replace(from, to)),
  };
}
