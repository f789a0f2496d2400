import { PGlite } from '@electric-sql/pglite';

/** An empty database, to open copies of. */
export async function dumpEmpty(): Promise<Blob> {
  const pglite = await PGlite.create();
  const dump = await pglite.dumpDataDir('none');
  await pglite.close();
  return dump;
}
