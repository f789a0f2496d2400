import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  chownSync,
  cpSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import pg from 'pg';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

/** Follows the steps of docs/run.md, with the configuration in docs/postgresql, on a PostgreSQL of the test's own. */

// A bound, not a wait: a busy machine is many times as slow.
jest.setTimeout(600_000);

const DOCS = join(import.meta.dirname, '../../../docs/postgresql');
const archive = temporaryFolder();
const settings = (file: string) =>
  readFileSync(join(DOCS, file), 'utf8').replaceAll('/var/backups/portal-wal', archive);

let postgres: TestPostgres;
let owner: { uid: number; gid: number } | undefined;
beforeAll(async () => {
  postgres = await startPostgres(undefined, (user) => {
    owner = user;
    if (user) chownSync(archive, user.uid, user.gid);
    return settings('archive.conf');
  });
});
afterAll(() => postgres.stop());

/** Runs statements one after the other. @returns the rows of the last */
async function query(address: string, ...statements: string[]): Promise<unknown[]> {
  const client = new pg.Client(address);
  await client.connect();
  let rows: unknown[] = [];
  for (const statement of statements)
    ({ rows } = await client.query({ text: statement, rowMode: 'array' }));
  await client.end();
  return rows;
}

test('PostgreSQL returns to the moment before a mistake, with all that was committed until then', async () => {
  const address = await postgres.createDatabase();
  await query(address, 'create table request (number integer)', 'insert into request values (1)');
  const base = join(postgres.data, '../base');
  postgres.run('pg_basebackup', ['--pgdata', base, '--checkpoint=fast', '--wal-method=stream']);

  const [[moment]] = (await query(
    address,
    'insert into request values (2)',
    'select clock_timestamp()::text',
  )) as [[string]];
  await query(address, 'delete from request');
  // Stopping archives the rest of the log. After that the test treats the machine as lost.
  await postgres.halt();
  rmSync(postgres.data, { recursive: true });
  renameSync(base, postgres.data);
  const recover = settings('recover.conf').replace(/(?<=recovery_target_time = ')[^']*/, moment);
  appendFileSync(join(postgres.data, 'postgresql.conf'), recover);
  const signal = join(postgres.data, 'recovery.signal');
  writeFileSync(signal, '');
  if (owner) chownSync(signal, owner.uid, owner.gid);
  await postgres.resume();

  expect(await query(address, 'select number from request order by 1')).toEqual([[1], [2]]);
  // The recovery has ended, and the server takes writes again.
  expect(await query(address, 'insert into request values (3) returning number')).toEqual([[3]]);
});

test('the archive keeps a segment that it has, and takes the same one again', () => {
  const [, command = ''] = /^archive_command = '(.*)'$/m.exec(settings('archive.conf')) ?? [];
  const segment = join(temporaryFolder(), 'segment');
  const put = (text: string) => {
    writeFileSync(segment, text);
    const line = command.replaceAll('%f', 'OURS').replaceAll('%p', segment);
    return () => execFileSync('sh', ['-c', line], { stdio: 'ignore' });
  };
  put('one')();
  put('one')();
  expect(put('another')).toThrow();
  cpSync(join(archive, 'OURS.gz'), `${segment}.gz`);
  execFileSync('gunzip', ['--force', `${segment}.gz`]);
  expect(readFileSync(segment, 'utf8')).toBe('one');
});
