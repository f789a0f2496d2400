import { readConfig } from '@portal/config';
import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase, type Db } from '../../../server/src/db/database.ts';
import { databaseStore } from '../../../server/src/modules/photo/database-store.ts';
import { folderStore, type FileStore } from '../../../server/src/modules/photo/file-store.ts';
import { sweepPhotos } from '../../../server/src/modules/photo/sweep.ts';

/** What a client was told of one submission; `bbsIdx` is null where it was refused for the day. */
export interface Acknowledged {
  key: string;
  kind: 'inquiry' | 'voice' | 'order' | 'registration';
  /** Number of the row. */
  bbsIdx: string | null;
  photos: number;
}

const AN_HOUR_AGO = new Date(Date.now() - 60 * 60_000);

async function namesIn(store: FileStore): Promise<string[]> {
  const names = [];
  for await (const name of store.names()) names.push(name);
  return names;
}

/** Rows of all kinds, the numbers their keys were answered with, and the photos of each. */
async function readRows(db: Db) {
  const keys = await db.selectFrom('submission_key').select(['key', 'answer']).execute();
  const inquiries = await db.selectFrom('inquiry').select('bbs_idx').execute();
  const voices = await db
    .selectFrom('voice')
    .select(['bbs_idx', 'member_id', 'received_on'])
    .execute();
  const orders = await db.selectFrom('service_order').select(['ord_nbr', 'status']).execute();
  const events = await db.selectFrom('service_event').select(['ord_nbr', 'status']).execute();
  const registrations = await db
    .selectFrom('registration')
    .select(['bbs_idx', 'serial_no', 'status'])
    .execute();
  const stages = await db.selectFrom('registration_event').select(['bbs_idx', 'status']).execute();
  const claims = await db.selectFrom('serial_claim').select('serial_no').execute();
  const tallies = await db.selectFrom('voice_tally').selectAll().execute();
  const photos = await db.selectFrom('photo').select(['photo_id', 'bytes', 'owner']).execute();
  return {
    keys,
    inquiries,
    voices,
    orders,
    events,
    registrations,
    stages,
    claims,
    tallies,
    photos,
  };
}

const same = (a: unknown, b: unknown) => String(a) === String(b);

/** Counts what was lost, doubled or left half-written; a server has stopped, nothing else writes. */
export async function countWhatIsKept(env: NodeJS.ProcessEnv, acknowledged: Acknowledged[]) {
  const config = readConfig(env);
  const { db, isShared, close } = await openDatabase(config);
  const folder = join(config.DATA_DIR, 'files');
  const rowsOf = await readRows(db);
  const { keys, inquiries, voices, orders, events, registrations, tallies, photos } = rowsOf;
  const numberOf = new Map(
    keys.map(({ key, answer }) => [
      key,
      answer &&
        ('bbsIdx' in answer
          ? answer.bbsIdx
          : 'ordNbr' in answer
            ? answer.ordNbr
            : 'changeIdx' in answer
              ? answer.changeIdx
              : 'visitIdx' in answer
                ? answer.visitIdx
                : answer.moid),
    ]),
  );
  const rows = {
    inquiry: new Set(inquiries.map(({ bbs_idx }) => String(bbs_idx))),
    voice: new Set(voices.map(({ bbs_idx }) => String(bbs_idx))),
    order: new Set(orders.map(({ ord_nbr }) => String(ord_nbr))),
    registration: new Set(registrations.map(({ bbs_idx }) => String(bbs_idx))),
  };

  const lost = acknowledged.filter(
    ({ key, kind, bbsIdx }) =>
      bbsIdx !== null && !(same(numberOf.get(key), bbsIdx) && rows[kind].has(bbsIdx)),
  ).length;
  // One row for each key, and none besides. Payments are counted by themselves.
  const received = inquiries.length + voices.length + orders.length + registrations.length;
  const submitted = keys.filter(({ answer }) => !(answer && 'moid' in answer));
  const doubled =
    Math.abs(received - submitted.length) +
    // Two registrations have the same serial number.
    registrations.length -
    new Set(registrations.map(({ serial_no }) => serial_no)).size;

  const store = isShared ? databaseStore(db, folderStore(folder)) : folderStore(folder);
  const fileSizes = new Map<string, number>();
  for (const name of await namesIn(store))
    fileSizes.set(name, (await store.read(name))?.length ?? 0);
  const halfWritten = [
    // Refused for the day, and yet written.
    ...acknowledged.filter(({ key, bbsIdx }) => bbsIdx === null && numberOf.has(key)),
    // Without the photos it came with.
    ...acknowledged.filter(
      ({ kind, bbsIdx, photos: count }) =>
        bbsIdx !== null &&
        (kind === 'inquiry' || kind === 'registration') &&
        photos.filter(({ owner }) => owner === `${kind}:${bbsIdx}`).length !== count,
    ),
    // A photo whose file is not there, or not whole.
    ...photos.filter(({ photo_id, bytes }) => fileSizes.get(photo_id) !== bytes),
    // Without an event of its status, or with two of one.
    ...orders.filter(({ ord_nbr, status }) => {
      const own = events.filter((event) => event.ord_nbr === ord_nbr).map((event) => event.status);
      return !own.includes(status) || new Set(own).size < own.length;
    }),
    // A registration without its one event, or without the claim on its serial number.
    ...registrations.filter(
      ({ bbs_idx, serial_no, status }) =>
        rowsOf.stages
          .filter((stage) => stage.bbs_idx === bbs_idx)
          .map((stage) => stage.status)
          .join() !== status || rowsOf.claims.every((claim) => claim.serial_no !== serial_no),
    ),
    // A claim on a serial number that no registration has.
    ...rowsOf.claims.filter(({ serial_no }) =>
      registrations.every((registration) => registration.serial_no !== serial_no),
    ),
    // Counted, but not received; received, but not counted.
    ...tallies.filter(
      ({ member_id, day, received }) =>
        voices.filter((voice) => voice.member_id === member_id && voice.received_on === day)
          .length !== received,
    ),
  ].length;

  if (isShared) await db.updateTable('photo_file').set({ stored_at: AN_HOUR_AGO }).execute();
  else
    for (const name of fileSizes.keys()) utimesSync(join(folder, name), AN_HOUR_AGO, AN_HOUR_AGO);
  await sweepPhotos(db, store, Date.now());
  const known = new Set(photos.map(({ photo_id }) => photo_id));
  const strayFiles = (await namesIn(store)).filter((name) => !known.has(name)).length;
  await close();
  return { lost, doubled, halfWritten, strayFiles };
}
