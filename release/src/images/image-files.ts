import { globSync } from 'node:fs';
import { join } from 'node:path';
import { loadedFiles } from '@portal/build';
import { root } from '../parts.ts';
import { serverFiles } from '../servers.ts';

const RENDERER = 'shell/server/render/child-main.mjs';
/** Sources that the API imports by a computed name, so that following its imports does not find them. */
const API_SOURCES = ['server/migrations/*.ts', 'server/src/modules/service-order/services/*.ts'];
const API_FILES = ['server/content/**', 'shared/config/*.json'];
const PORTAL_FILES = ['shell/server/fonts/*', 'shared/config/*.json'];

/** The sources of the desk's page, whose hash names its build. */
const CONSOLE_SOURCES = ['release/console/**', 'shared/*/**', 'shared/build/.browserslistrc'];

/** The servers that have an image: what they start, and what they read by path. */
const targets = {
  api: { entries: [serverFiles.API, 'server/src/operate.ts', ...API_SOURCES], reads: API_FILES },
  portal: { entries: [serverFiles.portal, RENDERER], reads: PORTAL_FILES },
  // The desk's checks start an API and a portal of their own.
  desk: {
    entries: [
      serverFiles.desk,
      'release/src/desk/jobs/check-main.ts',
      'release/bin/release.mjs',
      serverFiles.API,
      ...API_SOURCES,
      serverFiles.portal,
      RENDERER,
    ],
    reads: [...API_FILES, ...PORTAL_FILES, ...CONSOLE_SOURCES, 'package-lock.json'],
  },
};
export type Target = keyof typeof targets;
export const targetNames = Object.keys(targets) as Target[];

/** What an image holds, as paths below the checkout. */
export interface ImageFiles {
  files: string[];
  /** Installed packages, each without those in its own `node_modules`. */
  packages: string[];
}

const isTest = (path: string) =>
  /\.(test|suite|spec)\.tsx?$|(^|\/)(testing|node_modules|\.cache)(\/|$)/.test(path);

export async function imageFiles(target: Target): Promise<ImageFiles> {
  const { entries, reads } = targets[target];
  const { sources, ours, packages } = await loadedFiles(
    root,
    globSync(entries, { cwd: root }).filter((path) => !isTest(path)),
  );
  const read = globSync(reads, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .filter((path) => !isTest(path));
  const manifests = ours.map((folder) => join(folder, 'package.json'));
  return {
    files: [...new Set([...sources, ...read, ...manifests, 'package.json'])].sort(),
    packages: [...packages, `node_modules/node-${process.platform}-${process.arch}`].sort(),
  };
}
