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

/** Writes evidence that a set passed every check, which takes minutes: for tests that are about something else. */
export async function acceptSet(dataDir: string, set: string): Promise<void> {
  const env = { ...process.env, DATA_DIR: dataDir };
  await run(process.execPath, [join(root, 'e2e/bench/accept-set.ts'), set], { env });
}

/**
 * Publishes a part again with what the pattern `from` finds in its entry replaced, and pins it without its checks: for what
 * `deliver` would refuse. Returns the version.
 */
export async function pinAltered(dataDir: string, name: string, from: RegExp, to: string) {
  const env = { ...process.env, DATA_DIR: dataDir };
  const command = [join(root, 'e2e/bench/pin-altered.ts'), name, from.source, to];
  const { stdout } = await run(process.execPath, command, { env, encoding: 'utf8' });
  return stdout;
}

/** Runs a verb of the release command on a data folder, as a team or a release manager would. */
export async function release(
  dataDir: string,
  args: string[],
  folder = root,
  env: Record<string, string> = {},
): Promise<string> {
  const { stdout } = await run(process.execPath, [join(root, 'release/src/cli.ts'), ...args], {
    cwd: folder,
    env: { ...process.env, DATA_DIR: dataDir, ...env },
    encoding: 'utf8',
  });
  return stdout;
}
