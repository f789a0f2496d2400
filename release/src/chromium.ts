import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './parts.ts';

const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Chromium without its user interface: a page in a new context takes a fifth less CPU time. */
const HEADLESS_SHELL = 'chromium-headless-shell';

function installed(names: string[]): string | null {
  const given = process.env['CHROMIUM'];
  if (given && existsSync(given)) return given;
  for (const folder of (process.env['PATH'] ?? '').split(':'))
    for (const name of names) if (existsSync(join(folder, name))) return join(folder, name);
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

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Whether this process may install Debian packages. */
const hasApt = () =>
  process.getuid?.() === 0 &&
  existsSync('/etc/os-release') &&
  /\bdebian\b/.test(readFileSync('/etc/os-release', 'utf8'));

function aptInstall(name: string): void {
  say(`chromium   not found: installing Debian’s (apt-get install ${name}) ...`);
  const options = { stdio: ['ignore', 'ignore', 'inherit'] as ['ignore', 'ignore', 'inherit'] };
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
    ...options,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

/**
 * Finds Chromium. If there is none, installs Debian's package as root, or downloads Playwright's.
 * @throws Error that says what to type
 */
export function findChromium(): string {
  const found = installed(BROWSERS) ?? downloaded();
  if (found) return found;
  if (hasApt()) aptInstall('chromium');
  else {
    say('chromium   not found: trying Playwright’s download ...');
    spawnSync(
      process.execPath,
      [join(root, 'node_modules/.bin/playwright'), 'install', 'chromium'],
      { stdio: 'ignore' },
    );
  }
  const now = installed(BROWSERS) ?? downloaded();
  if (!now)
    throw new Error(
      'no Chromium: install one (apt-get install chromium) or set CHROMIUM=/path/to/it',
    );
  return now;
}

/**
 * Finds the browser of the end-to-end tests: the headless shell where it is or can be installed, else any Chromium.
 * @throws Error that says what to type
 */
export function findHeadlessShell(): string {
  const found = installed([HEADLESS_SHELL]);
  if (found) return found;
  if (hasApt()) aptInstall(HEADLESS_SHELL);
  return installed([HEADLESS_SHELL]) ?? findChromium();
}
