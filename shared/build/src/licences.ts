import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Licences of code that may reach the browser. Any other needs a decision. */
const ALLOWED = ['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'OFL-1.1'];

/** Packages under another licence, each by a decision (docs/decisions/0020). */
const DECIDED: Record<string, string> = { 'heic-to': 'LGPL-3.0' };

interface Manifest {
  name: string;
  version: string;
  license?: string;
}

/** Whether a package under this SPDX expression may be used: all licences of one of its alternatives are allowed here or in `more`. */
export const isAllowed = (license: string, more: readonly string[] = []): boolean =>
  license
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) =>
      choice.split(' AND ').every((one) => [...ALLOWED, ...more].includes(one.trim())),
    );

/**
 * Returns the folder of the installed package that a module belongs to. Null for modules of our own packages, also where those are
 * installed below node_modules, and for modules that webpack generates.
 */
export function packageFolder(module: string): string | null {
  const found = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^.\\/][^\\/]*)[\\/]/.exec(module);
  const folder = found?.[1] ?? null;
  return folder && /[\\/]@portal[\\/][^\\/]+$/.test(folder) ? null : folder;
}

/**
 * Makes the notice text of the packages in these folders, sorted by name.
 * @throws Error that names each package whose licence is not on the list
 */
export function noticeOf(folders: Iterable<string>): string {
  const refused: string[] = [];
  const notices = [...new Set(folders)].map((folder) => {
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
    const license = manifest.license ?? 'none given';
    if (!isAllowed(license) && DECIDED[manifest.name] !== license)
      refused.push(`${manifest.name}: ${license}`);
    const file = readdirSync(folder).find((name) => /^(licen[cs]e|copying)/i.test(name));
    const text =
      file && existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : '';
    return `${manifest.name} ${manifest.version}\n${license}\n\n${text.trim()}\n`;
  });
  if (refused.length > 0)
    throw new Error(
      `Not on the list of licences for the browser (shared/build/src/licences.ts):\n${refused.join('\n')}\nTake another package, or decide for the licence in docs/decisions.`,
    );
  return notices.sort().join(`\n${'-'.repeat(72)}\n\n`);
}
