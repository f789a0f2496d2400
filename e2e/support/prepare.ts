import { execFileSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startPortal } from './portal.ts';
import { baseData, fixtureRemotes, release, root } from './release-command.ts';

/** This file exists only after `prepare` has finished. */
const done = join(baseData, 'prepared');

/** Builds what the tests start from: every part of the checkout, and the remotes that misbehave. */
export async function prepare(): Promise<void> {
  rmSync(done, { force: true });
  execFileSync(process.execPath, ['release/src/tasks/build.ts'], { cwd: root, stdio: 'inherit' });
  // A database that every portal of the tests begins with a copy of. The versions, signed with keys/release.pem, stay, so that
  // nothing is built twice. Their sets go: where there was an earlier one, browsers get its versions when a file fails.
  for (const folder of ['db', 'keys/personal-data', 'keys/secret', 'store/channels', 'store/sets'])
    rmSync(join(baseData, folder), { recursive: true, force: true });
  const portal = await startPortal({ DATA_DIR: baseData });
  await portal.stop();
  for (const folder of fixtureRemotes) await release(baseData, ['deliver'], folder);
  writeFileSync(done, '');
}

/** Prepares what Playwright's tests start from, unless `npm test` has done it beside its other tests. */
export default async function globalSetup(): Promise<void> {
  if (process.env['PREPARED'] !== '1' || !existsSync(done)) await prepare();
}

if (process.argv[1] === import.meta.filename) await prepare();
