import { build, type Plugin } from 'esbuild';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

interface Manifest {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/** The files that a running server loads. */
export interface LoadedFiles {
  /** Our own source files, as paths below the checkout. */
  sources: string[];
  /** Folders of our packages that such a file is in, without the checkout itself. */
  ours: string[];
  /** Folders of installed packages. */
  packages: string[];
}

/** The folder of an installed package, as Node finds it from another folder; null if it is not installed. */
function findPackage(root: string, name: string, from: string): string | null {
  for (let folder = from; ; folder = dirname(folder)) {
    const found = join(folder, 'node_modules', name);
    if (existsSync(join(found, 'package.json'))) return found;
    if (folder === root || folder === dirname(folder)) return null;
  }
}

/** Adds a package and all that it needs; what is optional and not installed is left out. */
function addPackage(root: string, folder: string, found: Set<string>): void {
  if (found.has(folder)) return;
  found.add(folder);
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const peers = Object.keys(manifest.peerDependencies ?? {}).filter(
    (name) => !manifest.peerDependenciesMeta?.[name]?.optional,
  );
  for (const name of [
    ...Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies }),
    ...peers,
  ]) {
    const needed = findPackage(root, name, folder);
    if (needed) addPackage(root, needed, found);
  }
}

const packageOf = (source: string) => /^(@[^/]+\/)?[^/]+/.exec(source)?.[0] ?? source;

/**
 * Follows the imports of servers' entry files: what they do not import, tests and build tools for example, is not needed to run
 * them. Files that they read or start by path are the caller's to add.
 */
export async function loadedFiles(root: string, entries: readonly string[]): Promise<LoadedFiles> {
  const packages = new Set<string>();
  const outside: Plugin = {
    name: 'outside',
    setup({ onResolve }) {
      onResolve({ filter: /^[^./]/ }, ({ path, resolveDir, kind }) => {
        if (kind === 'entry-point' || path.startsWith('@portal/')) return null;
        const folder = path.startsWith('node:')
          ? null
          : findPackage(root, packageOf(path), resolveDir);
        if (folder) addPackage(root, folder, packages);
        return { external: true };
      });
    },
  };
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [...entries],
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'unused',
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
    plugins: [outside],
  });
  const sources = Object.keys(metafile.inputs).map((path) =>
    relative(root, realpathSync(join(root, path))),
  );
  const ours = sources.map((path) => {
    let folder = dirname(path);
    while (!existsSync(join(root, folder, 'package.json'))) folder = dirname(folder);
    return folder;
  });
  return {
    sources,
    ours: [...new Set(ours)].filter((folder) => folder !== '.'),
    packages: [...packages].map((folder) => relative(root, folder)),
  };
}
