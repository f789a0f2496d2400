import { root } from '@portal/config';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

export { root };

/** A workspace that is published separately: the shell or a remote. */
export interface Part {
  /** `shell`, or `guide` for mfe-guide. */
  name: string;
  folder: string;
  /** Major and minor version, from its package.json; the store assigns the patch number. */
  base: string;
}

/** The part in this folder. @throws Error if it has none */
export function partOfFolder(folder: string): Part {
  // Letters only, because the name is also the global variable of the remote's federation container.
  // `npm run gallery` builds the gallery as it builds a part.
  const [, remote, other] = /^(?:mfe-([a-z]+)|(shell|gallery))$/.exec(basename(folder)) ?? [];
  const name = remote ?? other;
  if (!name || !existsSync(join(folder, 'package.json')))
    throw new Error(`${folder} is no part: run this in shell/ or in mfe-<lower-case letters>/`);
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    version: string;
  };
  return { name, folder, base: version.split('.').slice(0, 2).join('.') };
}

/**
 * Every part of the checkout, the shell first. Folders that start with `mfe-` are remotes. A team's own repository
 * has no shell.
 */
export function parts(): Part[] {
  const names = readdirSync(root);
  const shell = names.filter((name) => name === 'shell');
  const remotes = names.filter((name) => name.startsWith('mfe-'));
  return [...shell, ...remotes].map((workspace) => partOfFolder(join(root, workspace)));
}

/** Whether this is the portal's checkout, and not a team's own repository. */
export const hasShell = (): boolean => existsSync(join(root, 'shell'));

/** The part with this name: `shell`, or `voc` for mfe-voc. @throws Error if there is none */
export function partNamed(name: string): Part {
  const found = parts().find((part) => part.name === name);
  if (!found)
    throw new Error(`there is no part ${name}: give the name of a folder mfe-NAME, or shell`);
  return found;
}
