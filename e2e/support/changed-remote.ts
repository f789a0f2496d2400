import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fixtureRemotes, root } from './release-command.ts';

interface ChangedRemote {
  folder: string;
  /** Changes the file, or another of the folder. */
  change(from: string, to: string, other?: string): void;
}

/** A remote's folder, copied so that a line of a file of it can be changed. */
function copyOf(source: string, file: string): ChangedRemote {
  const folder = join(mkdtempSync(join(root, '.cache/test/changed-')), basename(source));
  cpSync(source, folder, { recursive: true });
  return {
    folder,
    change(from, to, other = file) {
      const path = join(folder, other);
      writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
    },
  };
}

/** The misbehaving remote, and its page that is well. */
export const changedRemote = (): ChangedRemote =>
  copyOf(
    fixtureRemotes.find((folder) => folder.endsWith('mfe-faulty')) ?? '',
    'src/pages/well/WellPage.tsx',
  );

/** One of the portal's own remotes, and a file of it. */
export const changedSection = (name: string, file: string): ChangedRemote =>
  copyOf(join(root, name), file);
