import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, realpathSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}
const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** Folders of a package and of our packages that it depends on, as workspaces or installed below `root`. */
function packagesOf(root: string, folder: string, seen = new Set<string>()): Set<string> {
  if (seen.has(folder)) return seen;
  seen.add(folder);
  const { dependencies, peerDependencies } = manifestOf(folder);
  for (const name of Object.keys({ ...dependencies, ...peerDependencies })) {
    const installed = join(root, 'node_modules', name);
    if (name.startsWith('@portal/') && existsSync(installed))
      packagesOf(root, realpathSync(installed), seen);
  }
  return seen;
}

/** No build reads tests, what only tests import, or what runs on servers. */
const isSource = (path: string) =>
  !/\.(test|suite)\.tsx?$|\.md$|(^|\/)(node_modules|server|testing)\//.test(path);

/**
 * Hash of everything a part's build reads: its sources, those of our packages that it depends on, the build preset
 * and the lockfile. `root` is the checkout, or the repository of a remote that has our packages installed.
 */
export function sourceHash(root: string, folder: string): string {
  const hash = createHash('sha256');
  const preset = realpathSync(join(root, 'node_modules/@portal/build'));
  for (const found of [...packagesOf(root, preset, packagesOf(root, folder))].sort())
    for (const entry of readdirSync(found, { recursive: true, withFileTypes: true })) {
      const file = join(entry.parentPath, entry.name);
      if (entry.isFile() && isSource(relative(found, file).replaceAll(sep, '/')))
        hash.update(relative(root, file)).update(readFileSync(file));
    }
  hash.update(readFileSync(join(root, 'package-lock.json')));
  return hash.digest('hex');
}
