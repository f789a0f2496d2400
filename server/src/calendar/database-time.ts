import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/** Above this, a measurement says too little about when the database read its clock. */
const SLOW_MS = 1_000;

/**
 * The database's time, which is the same for all servers however wrong the clock of one is. Between two measurements it goes on
 * by this process's monotonic clock, so that nothing waits for a query, and setting this machine's clock changes nothing.
 */
export class DatabaseTime {
  #measured = Date.now();
  #at = performance.now();

  now = (): number => Math.round(this.#measured + (performance.now() - this.#at));

  async measure(db: Db): Promise<void> {
    const before = performance.now();
    const { rows } = await sql<{ ms: string }>`
      select extract(epoch from clock_timestamp()) * 1000 as ms`.execute(db);
    const after = performance.now();
    if (after - before > SLOW_MS) return;
    this.#measured = Number(rows[0]?.ms);
    this.#at = (before + after) / 2;
  }
}
