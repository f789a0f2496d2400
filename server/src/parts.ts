import type { Company, Config } from '@portal/config';
import type { Clock } from './calendar/clock.ts';
import type { Db } from './db/database.ts';
import type { Secrets } from './secrets.ts';

/**
 * The API's dependencies: every plugin and module is registered with all of them. A module that brings one adds it to this
 * interface, as it adds its tables.
 */
export interface Parts extends Secrets {
  config: Config;
  company: Company;
  db: Db;
  clock: Clock;
}

/** Where rows with personal columns are: the database or a transaction of it, and what seals and opens these columns. */
export type Store = Pick<Parts, 'db' | 'cipher'>;
