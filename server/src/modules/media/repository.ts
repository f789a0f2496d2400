import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql, type ColumnType } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { MediaLibrary, PublishedFile } from './library.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    /** Files of the published content, and of what was published before: links to those stay good for a year. */
    content_file: {
      url: string;
      content_type: string;
      name: string;
      bytes: Uint8Array;
      /** Null while the published content has it. */
      unused_since: ColumnType<Date | null, Date | null | undefined, Date | null>;
    };
  }
}

/**
 * Stores the files that are not stored yet, for the servers that have another folder, and deletes those that no published content
 * has had for a year.
 */
export async function storeFiles(
  transaction: Db,
  { root, files }: Pick<MediaLibrary, 'root' | 'files'>,
): Promise<void> {
  const stored = await transaction.selectFrom('content_file').select('url').execute();
  const known = new Set(stored.map(({ url }) => url));
  for (const { url, path, contentType, name } of files.values()) {
    if (known.has(url)) continue;
    const bytes = await readFile(join(root, path));
    await transaction
      .insertInto('content_file')
      .values({ url, content_type: contentType, name, bytes })
      .execute();
  }
  const isUsed = sql<boolean>`url = any(${[...files.keys()]}::text[])`;
  await transaction
    .updateTable('content_file')
    .set({ unused_since: sql`case when ${isUsed} then null else now() end` })
    .where(sql<boolean>`${isUsed} <> (unused_since is null)`)
    .execute();
  await transaction
    .deleteFrom('content_file')
    .where('unused_since', '<', sql<Date>`now() - interval '1 year'`)
    .execute();
}

/** A file by its address; null where none was published under it. */
export async function findPublished(db: Db, url: string): Promise<PublishedFile | null> {
  const row = await db
    .selectFrom('content_file')
    .selectAll()
    .where('url', '=', url)
    .executeTakeFirst();
  return row
    ? { contentType: row.content_type, name: row.name, bytes: Buffer.from(row.bytes) }
    : null;
}
