import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');

/** Data folder whose store holds the checkout's parts; tests start from copies of it. */
export const baseData = join(root, '.cache/test');

const fixtures = join(root, 'e2e/fixtures');
export const fixtureRemotes = readdirSync(fixtures).map((name) => join(fixtures, name));

/** Runs a verb of the release command on a data folder, as a team or a release manager would. */
export function release(dataDir: string, args: string[], folder = root): string {
  return execFileSync(process.execPath, [join(root, 'release/src/cli.ts'), ...args], {
    cwd: folder,
    env: { ...process.env, DATA_DIR: dataDir },
    encoding: 'utf8',
  });
}
