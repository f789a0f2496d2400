import { findProgram } from '@portal/testing/debian';
import { execFileSync, spawn } from 'node:child_process';
import {
  appendFileSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { watch, type Watched } from './child.ts';

const DEBIAN = '/usr/lib/postgresql';

export interface TestPostgres {
  /** Creates an empty database. @returns its address */
  createDatabase(): Promise<string>;
  /** Stops the server but keeps its data. @param how SIGINT, a fast shutdown, or SIGQUIT, an immediate one */
  halt(how?: 'SIGINT' | 'SIGQUIT'): Promise<void>;
  resume(): Promise<void>;
  /** The folder with its data. */
  data: string;
  /** Runs one of PostgreSQL's programs as the user who owns the data, with the server's socket as its host. */
  run(program: string, args: string[]): void;
  /** Stops the server and deletes its data. */
  stop(): Promise<void>;
}

/** Where Debian has PostgreSQL's programs, the newest version first. */
const debianFolders = () =>
  (existsSync(DEBIAN) ? readdirSync(DEBIAN) : [])
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(DEBIAN, version, 'bin'));

/** The folder with `initdb` and `postgres`. @throws Error that says what to install */
const binaries = () => dirname(findProgram('initdb', 'postgresql', debianFolders));

/** PostgreSQL refuses to run as root: then it runs as the user postgres or nobody. */
function identity(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const user = ['postgres', 'nobody']
    .map((name) => users.find(([login]) => login === name))
    .find((entry) => entry !== undefined);
  if (!user) throw new Error('There is no user postgres or nobody to run PostgreSQL as');
  return { uid: Number(user[2]), gid: Number(user[3]) };
}

/**
 * Starts a PostgreSQL server on a socket in a temporary folder.
 * @param listensAt the IP address at which it listens in place of the socket, for clients of the same /24; then it writes to disk
 * what it has committed, as in production
 * @param more lines of its configuration, given the user who runs it
 */
export async function startPostgres(
  listensAt?: string,
  more?: (user?: { uid: number; gid: number }) => string,
): Promise<TestPostgres> {
  const bin = binaries();
  const user = identity();
  const folder = mkdtempSync(join(tmpdir(), 'portal-postgres-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const run = { cwd: folder, ...user };
  const initdb = `-D ${data} -U postgres -A trust -E UTF8 --locale=C -N`.split(' ');
  execFileSync(join(bin, 'initdb'), initdb, { ...run, stdio: 'ignore' });

  if (listensAt !== undefined)
    appendFileSync(join(data, 'pg_hba.conf'), `host all all ${listensAt}/24 trust\n`);
  appendFileSync(join(data, 'postgresql.conf'), more?.(user) ?? '');
  const settings =
    listensAt === undefined
      ? ['listen_addresses=', 'fsync=off', 'synchronous_commit=off']
      : [`listen_addresses=${listensAt}`];
  const options = settings.flatMap((setting) => ['-c', setting]);
  const boot = async (): Promise<Watched> => {
    const server = watch(spawn(join(bin, 'postgres'), ['-D', data, '-k', folder, ...options], run));
    await server.says('ready to accept connections');
    return server;
  };
  let server = await boot();
  const halt = async (how: 'SIGINT' | 'SIGQUIT' = 'SIGINT') => {
    // Both disconnect open sessions.
    server.child.kill(how);
    await server.ended;
  };
  process.once('exit', () => server.child.kill('SIGQUIT'));

  const address = (name: string) =>
    listensAt === undefined
      ? `postgresql://postgres@localhost/${name}?host=${encodeURIComponent(folder)}`
      : `postgresql://postgres@${listensAt}/${name}`;
  let databases = 0;
  return {
    createDatabase: async () => {
      const name = `portal_${++databases}`;
      const client = new pg.Client(address('postgres'));
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return address(name);
    },
    halt,
    data,
    run: (program, args) =>
      void execFileSync(join(bin, program), ['--host', folder, '--username', 'postgres', ...args], {
        ...run,
        stdio: 'ignore',
      }),
    resume: async () => {
      server = await boot();
    },
    stop: async () => {
      await halt();
      rmSync(folder, { recursive: true });
    },
  };
}
