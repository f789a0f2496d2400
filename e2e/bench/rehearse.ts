import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { readConfig, root } from '@portal/config';
import { openStore } from '@portal/release-store';
import { openPostgres } from '../../server/src/db/database.ts';
import { migrate } from '../../server/src/db/migrate.ts';
import { loadContent } from '../../server/src/modules/content/load.ts';
import { checkKeys } from '../../server/src/personal-data/check-keys.ts';
import { checkSecretKey, readSecrets } from '../../server/src/secrets.ts';
import { giveRows, memberOf } from '../../server/src/testing/many-rows/give-rows.ts';
import { startPostgres } from '../../server/src/testing/postgres.ts';
import { rowsOf } from '../../server/src/testing/rows-of.ts';

/**
 * Times a backup and a restore into empty databases, both as an operator runs them, and compares every row. PostgreSQL writes what
 * it commits to the disk, as in production. `PHOTOS` and `MEMBERS` say how much there is.
 */
const PHOTOS = Number(process.env['PHOTOS'] ?? 1_000);
const MEMBERS = Number(process.env['MEMBERS'] ?? 200);
/** About a photo's size after we encoded it. */
const PHOTO_BYTES = 1_000_000;
const ROWS = {
  orders: 50,
  inquiries: 50,
  voices: 50,
  registrations: 50,
  points: 100,
  products: 10,
  deliveries: 20,
  visits: 20,
};

const say = (line: string) => void process.stdout.write(`${line}\n`);
const folder = mkdtempSync(join(tmpdir(), 'portal-rehearsal-'));
const postgres = await startPostgres('127.0.0.1');
const variables = async (name: string) => ({
  DATABASE_URL: await postgres.createDatabase(),
  RELEASE_DATABASE_URL: await postgres.createDatabase(),
  DATA_DIR: join(folder, name),
  SECRET_KEY: 'the-key-of-this-rehearsal-and-no-other',
  PERSONAL_DATA_KEYS: `rehearsal:${Buffer.alloc(32, 7).toString('base64')}`,
});
const source = await variables('source');
const target = await variables('target');

async function rowsAt(address: string): Promise<Record<string, string>> {
  const { db, close } = openPostgres(address);
  return rowsOf(db).finally(close);
}

async function fill(): Promise<void> {
  const { db, close } = openPostgres(source.DATABASE_URL);
  await migrate(db);
  const config = readConfig(source);
  await loadContent(db, config.CONTENT_DIR);
  const secrets = readSecrets(config);
  const store = { db, ...secrets };
  await checkKeys(store);
  await checkSecretKey(db, secrets.secretKey);
  const [now, today] = [Date.now(), new Date().toISOString().slice(0, 10)];
  for (let i = 0; i < MEMBERS; i++)
    await giveRows(store, memberOf(`many${i}`, String(50_000 + i)), ROWS, { today, now });
  for (let i = 0; i < PHOTOS; i++)
    await db
      .insertInto('photo_file')
      .values({ name: `photo-${i}`, bytes: randomBytes(PHOTO_BYTES) })
      .execute();
  await close();
  const releases = await openStore(source, { as: 'command', follows: false, warn: say });
  await releases.close();
}

/** Runs an operator's command. @returns its last line, and how long it took, start of the process included */
function operate(env: Record<string, string>, ...args: string[]): { last: string; took: number } {
  const began = performance.now();
  const command = [join(root, 'server/src/backup/main.ts'), ...args];
  const said = execFileSync(process.execPath, command, { env: { ...process.env, ...env } });
  const took = (performance.now() - began) / 1000;
  const lines = said.toString().trim().split('\n');
  for (const line of lines) say(line);
  return { last: lines.at(-1) ?? '', took };
}

process.exitCode = 1;
try {
  await fill();
  say(`database of ${PHOTOS} photos of 1 MB and ${MEMBERS} members with rows in every list`);
  const { last, took } = operate(source, 'backup', join(folder, 'backups'));
  const restored = operate(target, 'restore', last.split('  ')[1] ?? '');
  const isEqual = isDeepStrictEqual(
    [await rowsAt(source.DATABASE_URL), await rowsAt(source.RELEASE_DATABASE_URL)],
    [await rowsAt(target.DATABASE_URL), await rowsAt(target.RELEASE_DATABASE_URL)],
  );
  const times = `backup ${took.toFixed(1)} s, restore ${restored.took.toFixed(1)} s`;
  say(`${times}; every row ${isEqual ? 'is equal' : 'IS NOT EQUAL'}`);
  if (isEqual) process.exitCode = 0;
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
