import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../../db/database.ts';
import type { MediaLibrary, PublishedFile } from './library.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    /** Files of every content that was published: links to them stay good for a year. */
    content_file: { url: string; content_type: string; name: string; bytes: Uint8Array };
  }
}

/** Stores the files that are not stored yet, for the servers that have another folder. */
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
