import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './parts.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function installed(): string | null {
  const given = process.env['CHROMIUM'];
  if (given && existsSync(given)) return given;
  for (const folder of (process.env['PATH'] ?? '').split(':'))
    for (const name of NAMES) if (existsSync(join(folder, name))) return join(folder, name);
  return null;
}

/** Path of the Chromium that Playwright downloaded, or null. */
function downloaded(): string | null {
  const script = "import('playwright-core').then((p) => console.log(p.chromium.executablePath()))";
  const path = execFileSync(process.execPath, ['-e', script], {
    cwd: root,
    encoding: 'utf8',
  }).trim();
  return existsSync(path) ? path : null;
}

const isDebian = () =>
  existsSync('/etc/os-release') && /\bdebian\b/.test(readFileSync('/etc/os-release', 'utf8'));

/**
 * Finds Chromium for the end-to-end tests. If there is none, installs Debian's package as root, or downloads
 * Playwright's.
 * @throws Error that says what to type
 */
export function findChromium(): string {
  const found = installed() ?? downloaded();
  if (found) return found;
  const say = (line: string) => process.stdout.write(`${line}\n`);
  if (process.getuid?.() === 0 && isDebian()) {
    say('chromium   not found: installing Debian’s (apt-get install chromium) ...');
    const options = { stdio: ['ignore', 'ignore', 'inherit'] as ['ignore', 'ignore', 'inherit'] };
    spawnSync('apt-get', ['update', '-qq'], options);
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      ...options,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  } else {
    say('chromium   not found: trying Playwright’s download ...');
    spawnSync(
      process.execPath,
      [join(root, 'node_modules/.bin/playwright'), 'install', 'chromium'],
      {
        stdio: 'ignore',
      },
    );
  }
  const now = installed() ?? downloaded();
  if (!now)
    throw new Error(
      'no Chromium: install one (apt-get install chromium) or set CHROMIUM=/path/to/it',
    );
  return now;
}
