import { parseArgs } from 'node:util';
import { ConfigError, loadDotEnv, readConfig } from '@portal/config';
import { isUnreachable } from '../db/unreachable.ts';
import { StartError } from '../start-error.ts';
import { backUp } from './back-up.ts';
import { BackupError } from './manifest.ts';
import { PARTS, restore } from './restore.ts';

const USAGE = `backup FOLDER    backs database, photos and release store up to a new folder in FOLDER
restore BACKUP   restores them to where the configuration says
  --only database|releases   restores that alone
  --replace                  deletes what is there now`;

const say = (line: string) => void process.stdout.write(`${line}\n`);

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { only: { type: 'string' }, replace: { type: 'boolean' } },
  });
  const [command, folder] = positionals;
  const only = PARTS.find((part) => part === values.only);
  const isUsed = folder !== undefined && positionals.length === 2 && only === values.only;
  if (!isUsed || !(command === 'backup' || command === 'restore')) throw new BackupError(USAGE);
  loadDotEnv();
  const config = readConfig();
  const began = performance.now();
  if (command === 'backup') {
    const { folder: made, bytes } = await backUp(config, folder);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    say(`backup  ${made}  ${(bytes / 1e6).toFixed(1)} MB  ${seconds} s`);
    return;
  }
  const { at } = await restore(
    config,
    folder,
    { replaces: values.replace ?? false, ...(only && { only }) },
    say,
  );
  say(`done  ${((performance.now() - began) / 1000).toFixed(1)} s: what was committed until ${at}`);
}

/** The message for the operator: one sentence where the cause is known. */
function reason(error: unknown): string {
  const { code, message, stack } = error as NodeJS.ErrnoException;
  if (error instanceof BackupError || error instanceof ConfigError || error instanceof StartError)
    return message;
  if (code?.startsWith('ERR_PARSE_ARGS')) return `${message}\n${USAGE}`;
  if (isUnreachable(error)) return 'DATABASE_URL or RELEASE_DATABASE_URL: it does not answer';
  return stack ?? String(error);
}

// What a backup holds is for its owner alone.
process.umask(0o077);
run().catch((error: unknown) => {
  process.stderr.write(`${reason(error)}\n`);
  process.exitCode = 1;
});
