import type { Db } from '../db/database.ts';
import { secretKeyCheck, type Secrets } from '../secrets.ts';
import { BackupError } from './manifest.ts';

const personal = (id: string) => `PERSONAL_DATA_KEYS ${id}`;

/** The check values that servers have stored in this database, one for each of their keys. */
export async function keysOf(db: Db): Promise<Record<string, string>> {
  const keys: Record<string, string> = {};
  for (const row of await db.selectFrom('personal_data_key').selectAll().execute())
    keys[personal(row.key_id)] = row.check_value;
  for (const row of await db.selectFrom('secret_key_check').selectAll().execute())
    keys['SECRET_KEY'] = row.check_value;
  return keys;
}

/**
 * Checks that the configured keys are those of the backup. With others nobody could read what is restored.
 * @throws BackupError that names the keys that are missing or wrong
 */
export function checkKeysOf(needed: Record<string, string>, { cipher, secretKey }: Secrets): void {
  const own = new Map([...cipher.checkValues].map(([id, value]) => [personal(id), value]));
  own.set('SECRET_KEY', secretKeyCheck(secretKey));
  const wrong = Object.keys(needed).filter((name) => own.get(name) !== needed[name]);
  if (wrong.length > 0)
    throw new BackupError(
      `${wrong.join(', ')}: not the key that this backup was made with (in a demo: DATA_DIR/keys): nothing was restored; set the key that you kept for it`,
    );
}
