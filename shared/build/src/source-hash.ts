import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
}
const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** Folders of a workspace and of every workspace it is built from. */
function workspacesOf(root: string, folder: string, seen = new Set<string>()): Set<string> {
  if (seen.has(folder)) return seen;
  seen.add(folder);
  for (const name of Object.keys(manifestOf(folder).dependencies ?? {})) {
    const shared = join(root, 'shared', name.replace('@portal/', ''));
    if (name.startsWith('@portal/') && existsSync(shared)) workspacesOf(root, shared, seen);
  }
  return seen;
}

const isSource = (path: string) => !/\.test\.tsx?$|\.md$|(^|\/)(node_modules|server)\//.test(path);

/**
 * Hash of everything a part's build reads: its sources, those of the workspaces it depends on, the build preset
 * and the lockfile.
 */
export function sourceHash(root: string, folder: string): string {
  const hash = createHash('sha256');
  const add = (file: string) => hash.update(relative(root, file)).update(readFileSync(file));
  const preset = join(root, 'shared/build');
  for (const workspace of [...workspacesOf(root, preset, workspacesOf(root, folder))].sort())
    for (const entry of readdirSync(workspace, { recursive: true, withFileTypes: true })) {
      const file = join(entry.parentPath, entry.name);
      if (entry.isFile() && isSource(relative(root, file))) add(file);
    }
  add(join(root, 'package-lock.json'));
  add(join(root, '.browserslistrc'));
  return hash.digest('hex');
}
