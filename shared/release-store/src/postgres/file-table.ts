import pg from 'pg';
import { sha384 } from '../hashed.ts';
import { StoreError } from '../release-error.ts';

const CONNECT_TIMEOUT_MS = 5_000;
/** Limit of a query: a portal must not wait for a database that hangs. */
const QUERY_TIMEOUT_MS = 30_000;
const RECONNECT_MS = 1_000;
const MAX_CONNECTIONS = 4;
/** Read bytes in batches, so that a large version is never in memory at once. */
const BATCH = 20;

/** A writer holds this lock from before the insert until the commit, so that `seq` grows in commit order. */
const LOCK = 7_305_191_242;
const NEWS = 'release_file';
/** PostgreSQL's error code (SQLSTATE) for a full disk, `disk_full`. */
const DISK_FULL = '53100';

const SCHEMA = `
  begin;
  select pg_advisory_xact_lock(${LOCK});
  create table if not exists release_file (
    path text collate "C" primary key,
    seq bigint generated always as identity,
    is_record boolean not null,
    bytes bytea not null,
    sha384 text not null,
    at timestamptz not null default now()
  );
  create index if not exists release_file_records on release_file (seq) where is_record;
  commit`;

// One statement, so it commits whole or not at all. It takes the lock before it draws `seq`.
const CREATE = `
  with lock as materialized (select pg_advisory_xact_lock(${LOCK})),
    created as (
      insert into release_file (path, is_record, bytes, sha384)
      select $1, $2, $3, $4 from lock
      on conflict (path) do nothing
      returning seq
    )
  select seq, pg_notify('${NEWS}', '') from created`;

/** A file without its bytes. */
export interface Row {
  path: string;
  sha384: string;
}

/** Converts the database's error to one line. Never quotes the address, which can hold a password. */
function failed(error: unknown): StoreError {
  const said = (error as Error).message || String(error);
  const sentence =
    (error as pg.DatabaseError).code === DISK_FULL
      ? `the release database is full (${said}): free space on its disk, release gc --dry-run names what nobody uses, then try again`
      : `the release database failed (${said}): check that it runs and RELEASE_DATABASE_URL, then release live, and try again`;
  return new StoreError(sentence, { cause: error });
}

/** The store's files as rows of one PostgreSQL table. Files never change; only `gc` deletes some. */
export class FileTable {
  readonly #address: string;
  readonly #pool: pg.Pool;
  #hasTable = false;

  /** The first query connects. */
  constructor(address: string) {
    this.#address = address;
    this.#pool = new pg.Pool({
      connectionString: address,
      max: MAX_CONNECTIONS,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: QUERY_TIMEOUT_MS,
      keepAlive: true,
    });
    // A connection was cut while it was idle, or in use. The pool drops it, and the query that ran on it, or the next, fails.
    this.#pool
      .on('error', () => undefined)
      .on('connect', (client) => void client.on('error', () => undefined));
  }

  /** @throws StoreError if the database refuses or does not answer */
  async #query<R extends pg.QueryResultRow>(text: string, values: unknown[]): Promise<R[]> {
    try {
      await this.#makeTable();
      return (await this.#pool.query<R>(text, values)).rows;
    } catch (error) {
      throw failed(error);
    }
  }

  /** Creates the table only if it is missing, because a portal's role may not have that right. */
  async #makeTable(): Promise<void> {
    if (this.#hasTable) return;
    const { rows } = await this.#pool.query<{ found: string | null }>(
      `select to_regclass('release_file')::text as found`,
    );
    if (!rows[0]?.found) await this.#pool.query(SCHEMA);
    this.#hasTable = true;
  }

  /** Resolves to false if `path` exists. */
  async create(path: string, isRecord: boolean, bytes: Buffer): Promise<boolean> {
    const created = await this.#query(CREATE, [path, isRecord, bytes, sha384(bytes)]);
    return created.length === 1;
  }

  /** Records created after number `seq`, in that order, with the last number. */
  async recordsAfter(seq: string): Promise<{ rows: Row[]; last: string }> {
    const rows = await this.#query<Row & { seq: string }>(
      'select seq, path, sha384 from release_file where is_record and seq > $1 order by seq',
      [seq],
    );
    return { rows, last: rows.at(-1)?.seq ?? seq };
  }

  /** Files below a folder that are not records; the path ends with a slash. */
  contentBelow = (folder: string): Promise<Row[]> =>
    // '0' is the character after '/'.
    this.#query<Row>(
      'select path, sha384 from release_file where not is_record and path >= $1 and path < $2',
      [folder, `${folder.slice(0, -1)}0`],
    );

  /** Calls `take` with each file's bytes, in this order. @throws Error if they are not what was stored */
  async read(rows: readonly Row[], take: (path: string, bytes: Buffer) => void): Promise<void> {
    for await (const [{ path, sha384: expected }, bytes] of this.#withBytes(rows)) {
      if (!bytes || sha384(bytes) !== expected)
        throw new Error(`${path} is not in the release database as it was stored`);
      take(path, bytes);
    }
  }

  /** Every file with the hash of its bytes, as the database computes it now. */
  async hashes(): Promise<Map<string, string>> {
    const rows = await this.#query<Row>(
      `select path, 'sha384-' || encode(sha384(bytes), 'base64') as sha384 from release_file`,
      [],
    );
    return new Map(rows.map(({ path, sha384: hash }) => [path, hash]));
  }

  /** Calls `take` with each of these files that is there still, in this order, whatever its bytes are. */
  async readNow(paths: readonly string[], take: (path: string, bytes: Buffer) => Promise<void>) {
    for await (const [{ path }, bytes] of this.#withBytes(paths.map((path) => ({ path }))))
      if (bytes) await take(path, bytes);
  }

  /** Each file with its present bytes, in this order. */
  async *#withBytes<F extends Pick<Row, 'path'>>(
    files: readonly F[],
  ): AsyncGenerator<[F, Buffer | undefined]> {
    for (let from = 0; from < files.length; from += BATCH) {
      const batch = files.slice(from, from + BATCH);
      const found = await this.#query<{ path: string; bytes: Buffer }>(
        'select path, bytes from release_file where path = any($1)',
        [batch.map(({ path }) => path)],
      );
      const bytesOf = new Map(found.map(({ path, bytes }) => [path, bytes]));
      for (const file of batch) yield [file, bytesOf.get(file.path)];
    }
  }

  /** Puts other bytes in the place of a file. Needs the right to delete, as `remove` does, and none to update. */
  async replace(path: string, bytes: Buffer): Promise<void> {
    let client: pg.PoolClient | undefined;
    try {
      client = await this.#pool.connect();
      await client.query('begin');
      await client.query('delete from release_file where path = $1', [path]);
      await client.query(CREATE, [path, false, bytes, sha384(bytes)]);
      await client.query('commit');
    } catch (error) {
      await client?.query('rollback').catch(() => undefined);
      throw failed(error);
    } finally {
      client?.release();
    }
  }

  async missing(paths: readonly string[]): Promise<string[]> {
    const rows = await this.#query<{ path: string }>(
      `select path from unnest($1::text[]) as wanted (path)
       where not exists (select from release_file file where file.path = wanted.path)`,
      [paths],
    );
    return rows.map(({ path }) => path);
  }

  /** Bytes used by the table with its indexes. */
  async bytes(): Promise<number> {
    const [row] = await this.#query<{ bytes: string }>(
      `select pg_total_relation_size('release_file') as bytes`,
      [],
    );
    return Number(row?.bytes);
  }

  /** Deletes files, and everything below folders. */
  async remove(paths: readonly string[]): Promise<void> {
    await this.#query(
      `delete from release_file file using unnest($1::text[]) as gone (path)
       where file.path = gone.path collate "C"
         or (file.path >= (gone.path || '/') collate "C" and file.path < (gone.path || '0') collate "C")`,
      [paths],
    );
  }

  /** Calls `heard` when a file was created, and after each reconnect. Returns an unsubscribe function. */
  listen(heard: () => void): () => Promise<void> {
    let client: pg.Client | null = null;
    let timer: NodeJS.Timeout | undefined;
    let isOver = false;
    const connect = () => {
      const own = new pg.Client({
        connectionString: this.#address,
        connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
        keepAlive: true,
      });
      client = own;
      const again = () => {
        if (client !== own || isOver) return;
        client = null;
        timer = setTimeout(connect, RECONNECT_MS);
        void own.end().catch(() => undefined);
      };
      own.on('error', again).on('end', again).on('notification', heard);
      own
        .connect()
        .then(() => own.query(`listen ${NEWS}`))
        .then(heard, again);
    };
    connect();
    return async () => {
      isOver = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    };
  }

  close = (): Promise<void> => this.#pool.end();
}
