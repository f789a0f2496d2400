import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { DownloadFile } from '@portal/contract';
import { contentTypeOf, downloadName, isNamedRightly } from './rules.ts';

export interface MediaFile {
  /** `/api/media/<hash8>/<name>`: changed bytes get another address, so caches may keep it forever. */
  url: string;
  /** Path below the library's folder. */
  path: string;
  contentType: string;
  bytes: number;
  name: string;
}

declare module '../../parts.ts' {
  interface Parts {
    /** Files of the content folder. */
    library: MediaLibrary;
  }
}

/** A file of content that another server published. */
export interface PublishedFile {
  contentType: string;
  name: string;
  bytes: Buffer;
}

/** Every file that the API serves, by its address. */
export interface MediaLibrary {
  root: string;
  /** Publishing content replaces the whole map. */
  files: ReadonlyMap<string, MediaFile>;
  /** Finds a file that is not in this server's folder, but was published from that of another. */
  published(url: string): Promise<PublishedFile | null>;
}

/** Thrown for a file whose bytes are not of the type that its name says. */
export class MisnamedFile extends Error {
  override name = 'MisnamedFile';
}

const HEAD = 16;

/** Describes a file of a folder. @throws ENOENT if it is missing, MisnamedFile */
export async function describeFile(root: string, path: string, title: string): Promise<MediaFile> {
  const hash = createHash('sha256');
  let bytes = 0;
  let head = Buffer.alloc(0);
  await pipeline(createReadStream(join(root, path)), async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) {
      hash.update(chunk);
      bytes += chunk.length;
      if (head.length < HEAD) head = Buffer.concat([head, chunk]);
    }
  });
  if (!isNamedRightly(path, head)) throw new MisnamedFile(path);
  return {
    url: `/api/media/${hash.digest('hex').slice(0, 8)}/${basename(path)}`,
    path,
    contentType: contentTypeOf(path),
    bytes,
    name: downloadName(title, path),
  };
}

/** A file as the API answers it. @param pages of a document, else null */
export const downloadOf = (file: MediaFile, pages: number | null): DownloadFile => ({
  url: file.url,
  name: file.name,
  mime: file.contentType,
  bytes: file.bytes,
  pages,
});
