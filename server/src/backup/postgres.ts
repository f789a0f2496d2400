import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import { openPostgres } from '../db/database.ts';
import { BackupError } from './manifest.ts';

/** Starts one of PostgreSQL's programs. The password is in its environment: every user can read a process's arguments. */
function start(program: string, args: string[], address?: string, stdio?: SpawnOptions['stdio']) {
  const url = address === undefined ? undefined : new URL(address);
  const PGPASSWORD = decodeURIComponent(url?.password ?? '');
  if (url) url.password = '';
  const child = spawn(program, [...args, ...(url ? [`--dbname=${url.href}`] : [])], {
    stdio: stdio ?? ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...(PGPASSWORD && { PGPASSWORD }) },
  });
  return { child, over: end(program, child) };
}

/** Resolves when the program has succeeded. @throws BackupError with what it wrote to stderr */
async function end(program: string, child: ChildProcess): Promise<void> {
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(child, 'close').catch((error: unknown) => {
    throw (error as NodeJS.ErrnoException).code === 'ENOENT'
      ? new BackupError(`${program} is missing: apt-get install postgresql-client`)
      : error;
  })) as [number | null];
  if (code !== 0) throw new BackupError(said.trim().split('\n').at(-1) ?? `${program} failed`);
}

/** Writes what the database holds at one moment to a file, while servers go on using it. */
export const dump = (address: string, file: string): Promise<void> =>
  start('pg_dump', ['--format=custom', '--compress=1', `--file=${file}`], address).over;

/** SQL that empties the schema `public`, and leaves it as in a new database. */
const EMPTY = `
  drop schema public cascade;
  create schema public authorization pg_database_owner;
  grant usage on schema public to public;`;

/**
 * Checks that a database can be restored to.
 * @throws BackupError if the database has tables and the restore was not told to replace them, or if a server is connected
 */
export async function checkTarget(variable: string, address: string, replaces: boolean) {
  const { db, close } = openPostgres(address);
  try {
    const { rows } = await sql<{ tables: number; others: number }>`select
      (select count(*) from pg_tables where schemaname = 'public') as tables,
      (select count(*) from pg_stat_activity where datname = current_database()
        and usename is not null and pid <> pg_backend_pid()) as others`.execute(db);
    const { tables = 0, others = 0 } = rows[0] ?? {};
    if (tables > 0 && !replaces)
      throw new BackupError(
        `the database of ${variable} has tables: name an empty one, or give --replace to delete what it has`,
      );
    if (others > 0)
      throw new BackupError(
        `the database of ${variable} is in use by ${others} connections: stop the servers first`,
      );
  } finally {
    await close();
  }
}

/** Restores a dump in one transaction: whatever ends it early, the database has what it had before. */
export async function restoreDump(file: string, address: string): Promise<void> {
  const psql = start('psql', ['-X', '-q', '-v', 'ON_ERROR_STOP=1', '-f', '-'], address, [
    'pipe',
    'ignore',
    'pipe',
  ]);
  const script = start('pg_restore', ['--no-owner', '--file=-', file], undefined, [
    'ignore',
    'pipe',
    'pipe',
  ]);
  const { stdin } = psql.child;
  const { stdout } = script.child;
  if (!stdin || !stdout) throw new Error('started without pipes');
  stdin.write(`begin;${EMPTY}\n`);
  const passed = pipeline(stdout, stdin, { end: false });
  const sent = Promise.all([script.over, passed]).then(
    // The database has no statistics yet, and without them its first queries are slow.
    () => stdin.end('commit;\nanalyze;\n'),
    (error: unknown) => {
      psql.child.kill();
      throw error;
    },
  );
  // If both failed, report what psql said, unless psql was killed because pg_restore had failed.
  const [restored, read] = await Promise.allSettled([psql.over, sent]);
  if (restored.status === 'rejected' && psql.child.signalCode === null) throw restored.reason;
  if (read.status === 'rejected') throw read.reason;
  if (restored.status === 'rejected') throw restored.reason;
}
