import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Config } from '@portal/config';
import { Kysely, PGliteDialect, PostgresDialect, type Logger } from 'kysely';
import pg from 'pg';
import { lockFolder } from './folder-lock.ts';
import { traceSql } from './trace-sql.ts';
import type { Tables } from './tables.ts';

/** Where queries run: the database, or a transaction of it. */
export type Db = Kysely<Tables>;

/** An open database: PGlite (in a folder or in memory) or PostgreSQL. */
export interface Database {
  readonly db: Db;
  /** Whether several servers may use it: PostgreSQL. */
  readonly isShared: boolean;
  /** Connections to PostgreSQL; null for PGlite. */
  readonly pool: Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'> | null;
  close(): Promise<void>;
}

const DATE = 1082;
const BIGINT = 20;
const MAX_CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 5_000;

/** Makes both drivers return the same types: a `date` as text (a Date would add a time zone), a `bigint` as number. */
const parsers: Record<number, (text: string) => unknown> = { [DATE]: String, [BIGINT]: Number };

/**
 * @param folder where PGlite stores its files; default: in memory
 * @param copied what a new database starts with, as PGlite dumps another
 * @param log called after each statement
 * @returns with `dump`, which copies it as it is now
 * @throws StartError where the folder is in use
 */
export async function openPglite(
  folder?: string,
  copied?: Blob,
  log?: Logger,
): Promise<Database & { dump(): Promise<Blob> }> {
  const unlock = folder === undefined ? () => undefined : lockFolder(folder);
  try {
    const pglite = await PGlite.create({
      ...(folder !== undefined && { dataDir: folder }),
      ...(copied && { loadDataDir: copied }),
      parsers,
    });
    const db: Db = new Kysely({ dialect: new PGliteDialect({ pglite }), ...(log && { log }) });
    const close = async () => {
      await db.destroy();
      if (!pglite.closed) await pglite.close();
      unlock();
    };
    return { db, isShared: false, pool: null, close, dump: () => pglite.dumpDataDir('gzip') };
  } catch (error) {
    unlock();
    throw error;
  }
}

/**
 * Opens a connection pool; it connects with the first query.
 * @param options.log called after each statement
 * @param options.connectTimeoutMs how long a query waits for a connection, new or free
 */
export function openPostgres(
  connectionString: string,
  {
    log,
    connectTimeoutMs = CONNECT_TIMEOUT_MS,
  }: { log?: Logger | undefined; connectTimeoutMs?: number } = {},
): Database {
  const pool = new pg.Pool({
    connectionString,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: connectTimeoutMs,
    types: { getTypeParser: (id, format) => parsers[id] ?? pg.types.getTypeParser(id, format) },
  });
  // A connection was cut while it was idle, or in use: pg emits that as well, and without a listener it ends the process. The
  // pool drops the connection, and the query that ran on it, or the next one, fails.
  pool
    .on('error', () => undefined)
    .on('connect', (client) => void client.on('error', () => undefined));
  const db: Db = new Kysely({ dialect: new PostgresDialect({ pool }), ...(log && { log }) });
  return { db, isShared: true, pool, close: () => db.destroy() };
}

/** The database that the configuration names. Its statements are timed only where requests are traced. */
export async function openDatabase(config: Config): Promise<Database> {
  const log = config.OTEL_EXPORTER_OTLP_ENDPOINT === undefined ? undefined : traceSql;
  return config.DATABASE_URL === undefined
    ? openPglite(join(config.DATA_DIR, 'db'), undefined, log)
    : openPostgres(config.DATABASE_URL, { log });
}
