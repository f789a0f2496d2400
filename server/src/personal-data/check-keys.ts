import { sql } from 'kysely';
import type { Store } from '../parts.ts';
import { StartError } from '../start-error.ts';
import type { Sealed } from './cipher.ts';
import { sealedTables, type SealedColumn } from './columns.ts';

declare module '../db/tables.ts' {
  interface Tables {
    /** Keys that seal personal data in this database. `rotate-keys` deletes those that no value needs any more. */
    personal_data_key: { key_id: string; check_value: string };
  }
}

const SETTING = 'PERSONAL_DATA_KEYS (in a demo: DATA_DIR/keys/personal-data)';

/** Whether the keys open a value of the database, if it has any. */
async function openAny({ db, cipher }: Store): Promise<boolean> {
  for (const [table, { columns }] of Object.entries(sealedTables)) {
    const [column] = columns;
    const { rows } = await sql<{ value: Sealed<SealedColumn> }>`
      select ${sql.ref(column)} as value from ${sql.table(table)} limit 1`.execute(db);
    const [found] = rows;
    if (found) return cipher.tryOpen(`${table}.${column}` as SealedColumn, found.value) !== null;
  }
  return true;
}

/**
 * Proves at the start that this server has the keys that seal personal data here: with others it would show empty names, and find
 * nobody. The first server on a database stores the check value of its key.
 * @throws StartError that says which key is wrong or missing
 */
export async function checkKeys({ db, cipher }: Store): Promise<void> {
  const read = () => db.selectFrom('personal_data_key').selectAll().execute();
  const own = cipher.checkValues;
  if ((await read()).length === 0 && !(await openAny({ db, cipher })))
    throw new StartError(`${SETTING}: none of the keys opens the personal data of this database`);
  const refuseOthers = async () => {
    for (const { key_id: id, check_value: value } of await read()) {
      if (!own.has(id))
        throw new StartError(
          `${SETTING}: the key ${id} is missing, with which this database's personal data is sealed: give every server the same keys`,
        );
      if (own.get(id) !== value)
        throw new StartError(
          `${SETTING}: the key ${id} is not the one that sealed this database's personal data: give every server the same keys`,
        );
    }
  };
  await refuseOthers();
  await db
    .insertInto('personal_data_key')
    .values({ key_id: cipher.keyId, check_value: own.get(cipher.keyId) ?? '' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  // Another server with other keys may have been first by a moment.
  await refuseOthers();
}
