import { expect, test } from '@jest/globals';
import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { installedVersion, singletons } from './singletons.ts';

const root = resolve(import.meta.dirname, '../../..');
const packageOf = (module: string) =>
  module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/');

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

const manifestOf = (workspace: string) =>
  JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8')) as Manifest;

const workspaces = [
  ...readdirSync(root).filter((name) => /^(shell|mfe-)/.test(name)),
  ...readdirSync(join(root, 'shared')).map((name) => `shared/${name}`),
];

const libraries = [...new Set(singletons.map(packageOf))].filter(
  (name) => !name.startsWith('@portal/'),
);

test('the root alone names the version of each library that exists once in a tab', () => {
  const { devDependencies } = manifestOf('.');
  for (const name of libraries) expect(devDependencies?.[name]).toBe(installedVersion(name));
});

test.each(workspaces)('%s takes those libraries in the version of the root', (workspace) => {
  const { dependencies, devDependencies, peerDependencies } = manifestOf(workspace);
  const named = { ...dependencies, ...devDependencies, ...peerDependencies };
  expect(libraries.filter((name) => ![undefined, '*'].includes(named[name]))).toEqual([]);
});

test('a packed package lists the singletons as peers, and bundles none', () => {
  const brought = workspaces
    .filter((workspace) => workspace.startsWith('shared/'))
    .flatMap((workspace) => {
      const { dependencies } = manifestOf(workspace);
      return singletons
        .filter((name) => name in (dependencies ?? {}))
        .map((name) => `${workspace} brings ${name}`);
    });
  expect(brought).toEqual([]);
});

test('the host alone brings a library that it loads on demand, and no remote bundles it', () => {
  for (const library of ['heic-to', 'pdfjs-dist'])
    expect(
      workspaces.filter((workspace) => library in (manifestOf(workspace).dependencies ?? {})),
    ).toEqual(['shared/host']);
});

test('no second copy of a singleton is installed below a workspace or a library', () => {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, unknown>;
  };
  for (const name of new Set(singletons.map(packageOf)))
    expect(
      Object.keys(lock.packages).filter((path) => path.endsWith(`node_modules/${name}`)),
    ).toEqual([`node_modules/${name}`]);
});

test('the shell’s build contains every singleton', () => {
  const provided = readFileSync(join(root, 'shell/src/release/provided.ts'), 'utf8');
  const imported = [...provided.matchAll(/^import '(.+)';$/gm)].map(([, name]) => name);
  expect(imported).toEqual([...singletons]);
});

test('the lockfile holds no download address', () => {
  expect(readFileSync(join(root, 'package-lock.json'), 'utf8')).not.toMatch(
    /"resolved": "(https?|git)/,
  );
});
