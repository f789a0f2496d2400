import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../parts.ts';
import type { Graph } from './selection.ts';

const git = (...args: string[]): string[] =>
  execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
    .split('\n')
    .filter(Boolean);

const UNTRACKED = ['ls-files', '--others', '--exclude-standard'];

/** All files of the checkout, by their path from the root. */
export const checkoutFiles = (): string[] =>
  [...git('ls-files'), ...git(...UNTRACKED)].filter((file) => existsSync(join(root, file)));

/** Files that differ from a commit, also those that are deleted or not yet committed. */
export const changedFiles = (since: string): string[] => [
  ...git('diff', '--name-only', '--no-renames', since, '--'),
  ...git(...UNTRACKED),
];

interface Cruised {
  modules: { source: string; dependencies: { resolved: string }[] }[];
}

/** Which file imports which, as dependency-cruiser finds it. */
export function importGraph(): Graph {
  const args = ['--config', '.dependency-cruiser.mjs', '--output-type', 'json', '.'];
  const text = execFileSync(
    process.execPath,
    [join(root, 'node_modules/.bin/depcruise'), ...args],
    { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 },
  );
  const { modules } = JSON.parse(text) as Cruised;
  return new Map(
    modules.map(({ source, dependencies }) => [source, dependencies.map((one) => one.resolved)]),
  );
}

interface Manifest {
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** Folders of our own packages that a package depends on, directly or not. */
export function usedPackages(folder: string, seen = new Set<string>()): Set<string> {
  const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;
  const all = { ...manifest.dependencies, ...manifest.peerDependencies };
  for (const name of Object.keys(all)) {
    const used = name.replace(/^@portal\//, 'shared/');
    if (used === name || seen.has(used)) continue;
    seen.add(used);
    usedPackages(used, seen);
  }
  return seen;
}
