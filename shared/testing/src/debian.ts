import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * Finds a program that tests run. As root on Debian, it installs the program's package where it is missing.
 * @param folders where the package puts the program; they come before those of PATH
 * @returns the program's path
 * @throws Error that says what to install
 */
export function findProgram(name: string, aptPackage: string, folders = () => ['/usr/sbin']) {
  const find = () =>
    [...folders(), ...(process.env['PATH'] ?? '').split(delimiter)]
      .map((folder) => join(folder, name))
      .find((path) => existsSync(path));
  const found = find();
  if (found !== undefined) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    process.stderr.write(`The tests need ${name}: installing it (apt-get install ${aptPackage})\n`);
    // RUNLEVEL=1 keeps Debian from starting the package's service. Two Jest workers may install at once: wait for apt's lock.
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
    const patient = ['-qq', '-o', 'DPkg::Lock::Timeout=300'];
    for (const verb of [['update'], ['install', '-y', '--no-install-recommends', aptPackage]])
      spawnSync('apt-get', [...patient, ...verb], { stdio: 'ignore', env });
  }
  const installed = find();
  if (installed !== undefined) return installed;
  throw new Error(`The tests need ${name}: apt-get install ${aptPackage}, or put it in PATH`);
}
