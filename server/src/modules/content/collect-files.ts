import { describeFile, MisnamedFile, type MediaFile } from '../media/library.ts';
import { contentFault } from './read-list.ts';

/** Describes content files, and collects them for serving. */
export interface FileCollector {
  files: ReadonlyMap<string, MediaFile>;
  /** @throws StartError naming list and entry if the file is missing, of another type, or has two titles */
  add(list: string, entry: unknown, path: string, title: string): Promise<MediaFile>;
}

/** Collects files below a content folder. */
export function collectFiles(root: string): FileCollector {
  const files = new Map<string, MediaFile>();
  return {
    files,
    async add(list, entry, path, title) {
      const file = await describeFile(root, path, title).catch((error: unknown) => {
        const isOther = error instanceof MisnamedFile;
        throw contentFault(
          list,
          entry,
          isOther ? `${path} is not what its name says` : `${path} cannot be read`,
        );
      });
      // A file has one download name, wherever it is linked.
      const known = files.get(file.url);
      if (known && known.name !== file.name)
        throw contentFault(list, entry, `${path} has the title ${known.name} elsewhere`);
      files.set(file.url, file);
      return file;
    },
  };
}
