import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { proofOf } from './files.ts';

/** The file that makes a folder a backup: it is written last, and names all others. */
export const MANIFEST = 'manifest.json';

const manifestSchema = v.object({
  format: v.literal(1),
  /** When the backup began: it has what was committed until then. */
  at: v.string(),
  database: v.picklist(['postgresql', 'embedded']),
  releases: v.picklist(['postgresql', 'folder']),
  /** Check values of the keys that the database needs, by variable and id. They reveal nothing of the keys. */
  keys: v.record(v.string(), v.string()),
  files: v.record(v.string(), v.object({ bytes: v.number(), sha256: v.string() })),
});
export type Manifest = v.InferOutput<typeof manifestSchema>;

/** Thrown when there can be no backup, or none can be restored; the message says what to do. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/** The manifest of a backup whose files are all there, byte by byte. @throws BackupError */
export async function readWhole(backup: string): Promise<Manifest> {
  const text = await readFile(join(backup, MANIFEST), 'utf8').catch(() => {
    throw new BackupError(`${backup} is no whole backup, it has no ${MANIFEST}: name another`);
  });
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), manifestSchema), text);
  if (!parsed.success)
    throw new BackupError(`${backup}: ${MANIFEST} cannot be read: restore another backup`);
  for (const [path, { bytes, sha256 }] of Object.entries(parsed.output.files)) {
    const found = await proofOf(join(backup, path)).catch(() => null);
    if (found?.bytes !== bytes || found.sha256 !== sha256)
      throw new BackupError(
        `${backup}: ${path} is ${found ? 'not what was written' : 'missing'}: restore another backup`,
      );
  }
  return parsed.output;
}
