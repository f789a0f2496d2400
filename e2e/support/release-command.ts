import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

export const root = resolve(import.meta.dirname, '../..');

/** Data folder whose store holds the checkout's parts; tests start from copies of it. */
export const baseData = join(root, '.cache/test');

const fixtures = join(root, 'e2e/fixtures');
export const fixtureRemotes = readdirSync(fixtures).map((name) => join(fixtures, name));

const run = promisify(execFile);

/** Runs a script on the store of a data folder. Returns what it prints. */
async function script(dataDir: string, file: string, args: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, [join(root, file), ...args], {
    env: { ...process.env, DATA_DIR: dataDir },
    encoding: 'utf8',
  });
  return stdout;
}

/** Writes evidence that a set passed every check, which takes minutes: for tests that are about something else. */
export const acceptSet = (dataDir: string, set: string) =>
  script(dataDir, 'e2e/support/store/accept-set.ts', [set]);

const PUBLISH_ALTERED = 'e2e/support/store/publish-altered.ts';

/**
 * Publishes a part again with what the pattern `from` finds in its entry replaced, and pins it without its checks: for what
 * `deliver` would refuse. Returns the version.
 */
export const pinAltered = (dataDir: string, name: string, from: RegExp, to: string) =>
  script(dataDir, PUBLISH_ALTERED, [name, from.source, to, 'entry', 'pin']);

/**
 * Publishes a part again with another text in its pages, in browsers and on the server: what `deliver` does to customers, without a
 * build, which takes ten seconds of a processor. Returns the version.
 */
export const publishChanged = (dataDir: string, name: string, from: string, to: string) =>
  script(dataDir, PUBLISH_ALTERED, [name, from, to, 'code']);

/** The same, and pins it in dev. */
export const pinChanged = (dataDir: string, name: string, from: string, to: string) =>
  script(dataDir, PUBLISH_ALTERED, [name, from, to, 'code', 'pin']);

/** Publishes a part again, as a version that was built so many days ago. Returns the version. */
export const publishAged = (dataDir: string, name: string, days: number) =>
  script(dataDir, 'e2e/support/store/publish-aged.ts', [name, `${days}`]);

/** Starts an automatic canary for half of the customers of dev, as if that had been some minutes ago. */
export const startCanaryAgo = (
  dataDir: string,
  { set, minutes, minimum }: { set: string; minutes: number; minimum: number },
) => script(dataDir, 'e2e/support/store/start-canary.ts', [set, `${minutes}`, `${minimum}`]);

/** Runs a verb of the release command on a data folder, as a team or a release manager would. */
export async function release(
  dataDir: string,
  args: string[],
  folder = root,
  env: Record<string, string> = {},
): Promise<string> {
  const { stdout } = await run(process.execPath, [join(root, 'release/bin/release.mjs'), ...args], {
    cwd: folder,
    env: { ...process.env, DATA_DIR: dataDir, ...env },
    encoding: 'utf8',
  });
  return stdout;
}
