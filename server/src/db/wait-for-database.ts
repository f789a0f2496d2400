import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from './database.ts';
import { isUnreachable } from './unreachable.ts';

const PAUSE_MS = 500;

/**
 * Resolves once the database answers. When machines start together, the API may be up before PostgreSQL.
 * @param waitMs how long the database may be away. @param say gets a line if it is away at first
 * @throws the error of its last try
 */
export async function waitForDatabase(
  db: Db,
  waitMs: number,
  say: (line: string) => void,
): Promise<void> {
  const until = performance.now() + waitMs;
  let hasSaid = false;
  for (;;)
    try {
      return void (await sql`select 1`.execute(db));
    } catch (error) {
      if (!isUnreachable(error) || performance.now() >= until) throw error;
      if (!hasSaid)
        say(
          `the database of DATABASE_URL does not answer: waiting for it, ${waitMs / 1000} s at most`,
        );
      hasSaid = true;
      await sleep(PAUSE_MS);
    }
}
