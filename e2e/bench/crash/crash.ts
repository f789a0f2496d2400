import { fileInquiry, fileVoice, uploadPhoto } from '@portal/contract';
import { rmSync } from 'node:fs';
import sharp from 'sharp';
import { countWhatIsKept, type Acknowledged } from './count.ts';
import { crashBookings } from './bookings.ts';
import { crashChanges } from './changes.ts';
import { crashPayments } from './payments.ts';
import { requestsOf } from './orders.ts';
import { contentWithSerials, registerOne } from './registrations.ts';
import { crashReleases } from './releases.ts';
import { Customer } from '../customer.ts';
import { killLoop, type DatabaseKind } from './kill-loop.ts';

/** Kills of the API's process, by database. */
const KILLS = { postgres: 500, pglite: 100 };
const CLIENTS = 8;
const LOGINS = ['haneul', 'junho', 'seoyeon', 'junho2'] as const;
const say = (line: string) => process.stdout.write(`${line}\n`);

const picture = new Uint8Array(
  await sharp({ create: { width: 320, height: 240, channels: 3, background: '#7a9e7e' } })
    .jpeg()
    .toBuffer(),
);

/** One customer who submits without end, each submission until it is acknowledged. */
async function submitUntil(over: () => boolean, customer: Customer, acknowledged: Acknowledged[]) {
  const requests = await requestsOf(customer);
  for (let i = 0; !over(); i++) {
    const idempotencyKey = crypto.randomUUID();
    const request = i % 3 === 2 ? requests[Math.floor(i / 3) % requests.length] : undefined;
    if (request) {
      const { code, data } = await request(idempotencyKey);
      // A second membership of a purifier is refused: then there has to be no row.
      if (code !== '200' && code !== 'ERR_INVALID_INPUT') throw new Error(`order: ${code}`);
      acknowledged.push({
        key: idempotencyKey,
        kind: 'order',
        bbsIdx: code === '200' ? data.ordNbr : null,
        photos: 0,
      });
      continue;
    }
    if (i % 6 === 4) {
      const registered = await registerOne(customer, idempotencyKey, picture);
      if (registered) acknowledged.push(registered);
      continue;
    }
    const text = `멈춤 시험으로 보내는 글입니다. ${i}번째입니다.`;
    const common = { idempotencyKey, title: '멈춤 시험', text, consentPrivacy: 'Y' } as const;
    if (i % 12 === 11) {
      const voice = { ...common, bbsCode: '37', receptionType: '1' } as const;
      const { code, data } = await customer.insist(fileVoice, voice);
      // Over the limit of the day is an answer too: then there has to be no row.
      if (code !== '200' && code !== 'ERR_MS_6002') throw new Error(`voice: ${code}`);
      acknowledged.push({
        key: idempotencyKey,
        kind: 'voice',
        bbsIdx: code === '200' ? data.bbsIdx : null,
        photos: 0,
      });
      continue;
    }
    const photos: string[] = [];
    if (i % 4 === 3) {
      const { code, data } = await customer.insist(uploadPhoto, { photo: new Blob([picture]) });
      if (code === '200') photos.push(data.photoId);
      else if (code !== 'ERR_TOO_MANY') throw new Error(`photo: ${code}`);
    }
    const { code, data } = await customer.insist(fileInquiry, { ...common, groups: 'etc', photos });
    if (code !== '200') throw new Error(`inquiry: ${code}`);
    acknowledged.push({
      key: idempotencyKey,
      kind: 'inquiry',
      bbsIdx: data.bbsIdx,
      photos: photos.length,
    });
  }
}

async function run(kind: DatabaseKind): Promise<boolean> {
  const acknowledged: Acknowledged[] = [];
  const content = contentWithSerials();
  const { counted: kept, isReadySoon } = await killLoop(
    kind,
    KILLS[kind],
    async (ordeal) => {
      const clients = await Promise.all(
        Array.from({ length: CLIENTS }, async (_, i) => {
          const customer = new Customer(ordeal.api);
          await customer.logIn(ordeal.membership, LOGINS[i % LOGINS.length] ?? LOGINS[0]);
          return customer;
        }),
      );
      return {
        done: Promise.all(clients.map((each) => submitUntil(ordeal.over, each, acknowledged))),
      };
    },
    ({ env }) => countWhatIsKept(env, acknowledged),
    { CONTENT_DIR: content },
  );
  rmSync(content, { recursive: true });

  say(
    `${kind}: ${KILLS[kind]} kills under ${CLIENTS} clients, ${acknowledged.length} acknowledged (${acknowledged.filter(({ photos }) => photos > 0).length} with photos, ${acknowledged.filter(({ kind, bbsIdx }) => kind === 'registration' && bbsIdx !== null).length} registrations)`,
  );
  say(
    `  lost ${kept.lost}, doubled ${kept.doubled}, half-written ${kept.halfWritten}, files without rows ${kept.strayFiles} (floor 0 each)`,
  );
  return Object.values(kept).every((count) => count === 0) && isReadySoon;
}

/** What runs while the processes are killed. `npm run crash -- changes pglite` runs one of these, on one database. */
const ordeals = {
  submissions: run,
  changes: crashChanges,
  payments: crashPayments,
  bookings: crashBookings,
  releases: crashReleases,
};
const wanted = process.argv.slice(2);
const chosen = <N extends string>(names: N[]): N[] => {
  const named = names.filter((name) => wanted.includes(name));
  return named.length > 0 ? named : names;
};
const passed = [];
for (const kind of chosen(Object.keys(KILLS) as DatabaseKind[]))
  for (const name of chosen(Object.keys(ordeals) as (keyof typeof ordeals)[]))
    passed.push(await ordeals[name](kind));
process.exitCode = passed.every(Boolean) ? 0 : 1;
