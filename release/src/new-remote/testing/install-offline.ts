import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../parts.ts';

interface Manifest {
  devDependencies?: Record<string, string>;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}
const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** Names of the packages that npm installs for a package. */
function needsOf(folder: string): string[] {
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } =
    manifestOf(folder);
  const peers = Object.keys(peerDependencies ?? {});
  return [
    ...Object.keys({ ...dependencies, ...optionalDependencies }),
    ...peers.filter((name) => !peerDependenciesMeta?.[name]?.optional),
  ];
}

/** Lists the folder of each package in a `node_modules` folder, and of each package in that package's own `node_modules`. */
function packagesIn(modules: string): string[] {
  if (!existsSync(modules)) return [];
  const names = readdirSync(modules).filter((name) => !name.startsWith('.'));
  const folders = names.flatMap((name) =>
    name.startsWith('@')
      ? readdirSync(join(modules, name)).map((one) => join(modules, name, one))
      : [join(modules, name)],
  );
  const packages = folders.filter((folder) => existsSync(join(folder, 'package.json')));
  return packages.flatMap((folder) => [folder, ...packagesIn(join(folder, 'node_modules'))]);
}

/**
 * Does what `npm install` does in a repository of a remote, without a registry: our packages come from its archives, libraries
 * are copies of those in the checkout. Nothing in it leads back to the checkout.
 */
export function installOffline(repository: string): void {
  const modules = join(repository, 'node_modules');
  const { dependencies = {}, devDependencies = {} } = manifestOf(repository);
  for (const [name, from] of Object.entries(dependencies)) {
    const [, archive] = /^file:(.+)$/.exec(from) ?? [];
    if (archive === undefined) continue;
    mkdirSync(join(modules, name), { recursive: true });
    const args = ['-xzf', join(repository, archive), '--strip-components=1'];
    execFileSync('tar', [...args, '-C', join(modules, name)]);
  }
  writeFileSync(join(repository, 'package-lock.json'), '{}');
  const wanted = [
    ...Object.keys(devDependencies),
    ...[repository, ...packagesIn(modules)].flatMap(needsOf),
  ];
  for (let name = wanted.pop(); name !== undefined; name = wanted.pop()) {
    const [from, to] = [join(root, 'node_modules', name), join(modules, name)];
    // Of optional packages npm installed those for this machine.
    if (name.startsWith('@portal/') || existsSync(to) || !existsSync(from)) continue;
    cpSync(from, to, { recursive: true, verbatimSymlinks: true });
    wanted.push(...[to, ...packagesIn(join(to, 'node_modules'))].flatMap(needsOf));
  }
}
