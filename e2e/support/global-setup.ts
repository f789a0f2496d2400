import { execFileSync } from 'node:child_process';
import { baseData, fixtureRemotes, release, root } from './release-command.ts';

/** Builds what the tests start from: every part of the checkout, and the remotes that misbehave. */
export default async function globalSetup(): Promise<void> {
  execFileSync(process.execPath, ['release/src/tasks/build.ts'], { cwd: root, stdio: 'inherit' });
  for (const folder of fixtureRemotes) await release(baseData('development'), ['deliver'], folder);
}
