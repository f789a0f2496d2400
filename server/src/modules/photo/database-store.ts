import { sql, type Generated } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { FileStore } from './file-store.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    photo_file: { name: string; bytes: Uint8Array; stored_at: Generated<Date> };
  }
}

const AT_ONCE = 500;

/** A store in the database, which every server reads. @param old where files were before: they are read there until copied */
export function databaseStore(db: Db, old: FileStore): FileStore {
  const own = async (name: string) => {
    const row = await db
      .selectFrom('photo_file')
      .select('bytes')
      .where('name', '=', name)
      .executeTakeFirst();
    return row ? Buffer.from(row.bytes) : null;
  };
  return {
    async put(name, bytes) {
      await db
        .insertInto('photo_file')
        .values({ name, bytes })
        .onConflict((conflict) =>
          conflict.column('name').doUpdateSet({ bytes, stored_at: sql`clock_timestamp()` }),
        )
        .execute();
    },
    read: async (name) => (await own(name)) ?? old.read(name),
    async remove(name) {
      await db.deleteFrom('photo_file').where('name', '=', name).execute();
      await old.remove(name);
    },
    async *names() {
      let last = '';
      for (;;) {
        const rows = await db
          .selectFrom('photo_file')
          .select('name')
          .where('name', '>', last)
          .orderBy('name')
          .limit(AT_ONCE)
          .execute();
        for (const { name } of rows) yield name;
        const next = rows.at(-1);
        if (!next) return;
        last = next.name;
      }
    },
    async age(name) {
      const row = await db
        .selectFrom('photo_file')
        .select(sql<string>`extract(epoch from clock_timestamp() - stored_at) * 1000`.as('ms'))
        .where('name', '=', name)
        .executeTakeFirst();
      return Number(row?.ms ?? 0);
    },
  };
}

/** Copies the photos of a folder to the database that has none of them yet; the folder stays as it is. @returns how many */
export async function copyPhotos(db: Db, from: FileStore): Promise<number> {
  let copied = 0;
  for await (const name of from.names()) {
    const photo = await db
      .selectFrom('photo')
      .leftJoin('photo_file', 'photo_file.name', 'photo.photo_id')
      .select('photo_file.name')
      .where('photo.photo_id', '=', name)
      .executeTakeFirst();
    if (!photo || photo.name !== null) continue;
    const bytes = await from.read(name);
    if (!bytes) continue;
    await db
      .insertInto('photo_file')
      .values({ name, bytes })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    copied += 1;
  }
  return copied;
}
