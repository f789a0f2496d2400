import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { copyFile, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

/** What a backup knows of a file, to prove that it is whole. */
export interface Proof {
  bytes: number;
  sha256: string;
}

export async function proofOf(path: string): Promise<Proof> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { bytes, sha256: hash.digest('hex') };
}

/**
 * Paths of all files below a folder. Names that start with a dot belong to writers that run or were killed. What a record of the
 * release store names is older than the record, and its folder later in the alphabet: so read the folders in this order, and
 * nothing that a copied record names is missing.
 */
export async function filesBelow(folder: string): Promise<string[]> {
  const found: string[] = [];
  for (const entry of existsSync(folder) ? (await readdir(folder)).sort() : []) {
    const path = join(folder, entry);
    const inside = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => null);
    if (!inside) found.push(entry);
    else
      for (const each of inside)
        if (each.isFile()) found.push(relative(folder, join(each.parentPath, each.name)));
  }
  return found.filter((path) => !/(^|[\\/])\./.test(path));
}

/** Flushes a file, or the entries of a folder, to the disk. */
export async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
}

/** Flushes all files and folders below a folder, and the folder. */
export async function syncBelow(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const { parentPath, name } of entries) await sync(join(parentPath, name));
  await sync(folder);
}

export async function copyFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const path of await filesBelow(from)) {
    await mkdir(dirname(join(to, path)), { recursive: true });
    await copyFile(join(from, path), join(to, path));
  }
}

/** Puts a folder that is complete in the place of another, so that a kill leaves one of them, or the new one beside nothing. */
export async function replaceFolder(complete: string, folder: string): Promise<void> {
  await syncBelow(complete);
  await rm(folder, { recursive: true, force: true });
  await rename(complete, folder);
  await sync(dirname(folder));
}
