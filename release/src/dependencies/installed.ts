import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAllowed } from '@portal/build';

/** Licences that packages of servers and tools may have besides those for the browser: they ask for a notice at most. */
const ALSO = ['BlueOak-1.0.0', 'CC0-1.0', 'MIT-0', 'Zlib'];

/** Packages under another licence, each with why it is taken. */
const DECIDED: Record<string, { licence: string; because: string }> = {
  'heic-to': { licence: 'LGPL-3.0', because: 'a file of its own in a worker: decision 20' },
  '@img/sharp-libvips-': {
    licence: 'LGPL-3.0-or-later',
    because: 'a shared library beside sharp, which anybody can replace',
  },
  'caniuse-lite': {
    licence: 'CC-BY-4.0',
    because: 'data that builds read, which names its source',
  },
  'axe-core': { licence: 'MPL-2.0', because: 'used by tests, unchanged' },
  '@axe-core/playwright': { licence: 'MPL-2.0', because: 'used by tests, unchanged' },
};

export interface Installed {
  name: string;
  version: string;
  /** The SPDX expression of its manifest; `none given` where there is none. */
  licence: string;
}

/** The lockfile's packages that are installed here: not our own, and not those for other operating systems. */
export function installed(root: string): Installed[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { link?: boolean }>;
  };
  const found = new Map<string, Installed>();
  for (const [folder, { link }] of Object.entries(packages)) {
    const file = join(root, folder, 'package.json');
    if (link || !folder.includes('node_modules/') || !existsSync(file)) continue;
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as {
      name: string;
      version: string;
      license?: unknown;
    };
    const { name, version, license } = manifest;
    const licence = typeof license === 'string' ? license : 'none given';
    found.set(`${name} ${version}`, { name, version, licence });
  }
  return [...found.values()].sort((a, b) => a.name.localeCompare(b.name));
}

/** Returns the packages that must not be used: their licence is not on the general list, and `DECIDED` makes no exception for them. */
export const refused = (packages: readonly Installed[]): Installed[] =>
  packages.filter(({ name, licence }) => {
    const decided = Object.entries(DECIDED).find(([start]) =>
      start.endsWith('-') ? name.startsWith(start) : name === start,
    )?.[1];
    return !isAllowed(licence, ALSO) && decided?.licence !== licence;
  });
