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

/** Names of the packages that npm installs for this package. */
function needsOf(folder: string): string[] {
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } =
    manifestOf(folder);
  const peers = Object.keys(peerDependencies ?? {});
  return [
    ...Object.keys({ ...dependencies, ...optionalDependencies }),
    ...peers.filter((name) => !peerDependenciesMeta?.[name]?.optional),
  ];
}

/** The folders of all packages in a `node_modules` folder, including nested ones. */
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
 * Acts as `npm install` in a remote's repository without a registry: unpacks our packages from its archives, and
 * copies libraries from the checkout. Nothing links back to the checkout.
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
    // npm installs an optional package only on the system that it is for.
    if (name.startsWith('@portal/') || existsSync(to) || !existsSync(from)) continue;
    cpSync(from, to, { recursive: true, verbatimSymlinks: true });
    wanted.push(...[to, ...packagesIn(join(to, 'node_modules'))].flatMap(needsOf));
  }
}
