import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from './release-command.ts';

const run = promisify(execFile);

/** Sends an operator's command to the portal's API, and returns its result. @throws Error where it is refused */
export async function operate(
  portal: { dataDir: string },
  command: string,
  argument: object,
): Promise<unknown> {
  const { stdout } = await run(
    process.execPath,
    [join(root, 'server/src/operate.ts'), command, JSON.stringify(argument)],
    { env: { ...process.env, DATA_DIR: portal.dataDir }, encoding: 'utf8' },
  );
  return JSON.parse(stdout);
}
