import { afterEach, beforeEach } from '@jest/globals';
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';
import pg from 'pg';
import { openStore, sha384, type ReleaseStore } from '../index.ts';
import { temporaryStore } from './temporary-store.ts';

/** A store's location, for tests that tamper with it. */
export interface Backing {
  /** As `openStore` takes it. */
  where: { DATA_DIR: string; RELEASE_DATABASE_URL?: string };
  /** Deletes a file, which a store itself never does. */
  lose(path: string): Promise<void>;
  /** Replaces a file's bytes, or adds a file. */
  forge(path: string, text: string): Promise<void>;
  end(): void;
}

const folder = () => mkdtempSync(join(tmpdir(), 'portal-store-'));

/** A store in a folder of its own. */
export function inFolder(): Backing {
  const DATA_DIR = folder();
  const at = (path: string) => join(DATA_DIR, 'store', path);
  return {
    where: { DATA_DIR },
    lose: async (path) => rmSync(at(path)),
    async forge(path, text) {
      mkdirSync(dirname(at(path)), { recursive: true });
      writeFileSync(at(path), text);
    },
    end: () => rmSync(DATA_DIR, { recursive: true }),
  };
}

/** A store in an empty database. `lose` and `forge` act on the database, not on a copy. */
export function inPostgres(address: string): Backing {
  const DATA_DIR = folder();
  async function run(text: string, values: unknown[]): Promise<void> {
    const client = new pg.Client(address);
    await client.connect();
    await client.query(text, values);
    await client.end();
  }
  return {
    where: { DATA_DIR, RELEASE_DATABASE_URL: address },
    lose: (path) => run('delete from release_file where path = $1', [path]),
    forge: (path, text) =>
      run(
        `insert into release_file (path, is_record, bytes, sha384)
         values ($1, $1 !~ '/client/|/server.cjs$', $2, $3)
         on conflict (path) do update set bytes = excluded.bytes, sha384 = excluded.sha384`,
        [path, Buffer.from(text), sha384(text)],
      ),
    end: () => rmSync(DATA_DIR, { recursive: true }),
  };
}

type Store = ReturnType<typeof temporaryStore>;

/** A suite's store, fresh for each test. */
export interface OnBacking extends Store {
  backing: Backing;
  /** The same store opened as by another process; with `follows`, as by a server. */
  open(follows?: boolean): Promise<ReleaseStore>;
  /** Opens the store again, so that it sees what was lost or forged. */
  reopen(): Promise<void>;
}

/** Opens a store for each test of a suite, and closes what the test opened. */
export function storeOn(make: () => Promise<Backing>): OnBacking {
  const opened: ReleaseStore[] = [];
  const my = {
    async open(follows = false) {
      const store = await openStore(my.backing.where, { as: 'command', follows, warn() {} });
      opened.push(store);
      return store;
    },
    async reopen() {
      Object.assign(my, temporaryStore(await my.open()));
    },
  } as OnBacking;
  beforeEach(async () => {
    my.backing = await make();
    await my.reopen();
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((store) => store.close()));
    my.backing.end();
  });
  return my;
}

/** A bound, not a wait: shorter than a test's own, so that the failure names the condition. */
const BOUND_MS = 100_000;

/** Resolves once `is` holds. @throws Error where it never does */
export async function until(is: () => boolean): Promise<void> {
  const end = performance.now() + BOUND_MS;
  while (!is()) {
    if (performance.now() > end) throw new Error(`not within ${BOUND_MS} ms: ${is}`);
    await pass(5);
  }
}
