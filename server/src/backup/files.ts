import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { copyFile, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

/** Size and hash of a file in a backup. The restore compares them. */
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
 * Paths of all files below a folder, without those whose name starts with a dot: a writer has not finished them.
 * Folders come in alphabetical order. In a release store that runs, pins (`channels`) then come before the sets that they name
 * (`sets`), and these before their `versions`. The store writes each after what it names, so no copied record names a missing file.
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

/** Replaces a folder by a complete one. A kill in between leaves the old folder, or none and the new one beside it. */
export async function replaceFolder(complete: string, folder: string): Promise<void> {
  await syncBelow(complete);
  await rm(folder, { recursive: true, force: true });
  await rename(complete, folder);
  await sync(dirname(folder));
}
