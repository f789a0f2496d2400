import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');

/** A workspace that is published by itself: the shell or a remote. */
export interface Part {
  /** `shell`, or `guide` for mfe-guide. */
  name: string;
  folder: string;
  /** Major and minor of its versions, from its package.json; the patch number is the store's. */
  base: string;
}

/** The part whose folder this is. @throws Error where it is none. */
export function partOfFolder(folder: string): Part {
  const name = basename(folder).replace(/^mfe-/, '');
  if (!existsSync(join(folder, 'webpack.config.ts')))
    throw new Error(`${folder} is no part of the portal: start this in shell or mfe-*`);
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    version: string;
  };
  return { name, folder, base: version.split('.').slice(0, 2).join('.') };
}

/** Every part of the checkout, the shell first. */
export const parts = (): Part[] =>
  ['shell', ...readdirSync(root).filter((name) => /^mfe-[a-z]+$/.test(name))].map((workspace) =>
    partOfFolder(join(root, workspace)),
  );

/** The commit that is checked out, or null where there is no repository. */
export function currentCommit(): string | null {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return null;
  }
}
