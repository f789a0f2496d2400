import { readConfig } from '@portal/config';
import { people } from '@portal/testing/people';
import { mkdirSync, rmSync } from 'node:fs';
import { seoulDayOf } from '../../../server/src/calendar/clock.ts';
import { openDatabase } from '../../../server/src/db/database.ts';
import { migrate } from '../../../server/src/db/migrate.ts';
import { readSecrets } from '../../../server/src/secrets.ts';
import { giveRows, memberOf, vacuum } from '../../../server/src/testing/many-rows/give-rows.ts';
import { MANY } from '../routes/routes.ts';
import { benchFolder } from './targets.ts';

/** Rows of somebody who has been a customer for years. Products and contracts are those of the membership sandbox. */
const ROWS = {
  orders: 300,
  inquiries: 40,
  voices: 40,
  registrations: 40,
  points: 600,
  products: 0,
  deliveries: 40,
  visits: 20,
};

/** Creates the bench's database anew and gives one member many rows. Call it before the API starts. */
export async function fillApi(): Promise<void> {
  const DATA_DIR = benchFolder('api');
  rmSync(DATA_DIR, { recursive: true, force: true });
  mkdirSync(DATA_DIR, { recursive: true });
  const config = readConfig({ ...process.env, DATA_DIR });
  const { db, close } = await openDatabase(config);
  await migrate(db);
  const now = Date.now();
  const day = { today: seoulDayOf(new Date(now)), now };
  const member = memberOf(MANY, people[MANY].userIdx);
  await giveRows({ db, ...readSecrets(config) }, member, ROWS, day);
  await vacuum(db);
  await close();
}
