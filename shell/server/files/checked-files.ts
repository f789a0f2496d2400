import { sha384, StoreError, type ReleaseStore, type VersionRecord } from '@portal/release-store';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** A form that a file has on the disk: the ending of its name, and what makes the file's bytes of it. */
type Form = [ending: string, bytesOf: (form: Buffer) => Buffer];
const forms: Form[] = [
  ['', (form) => form],
  ['.br', brotliDecompressSync],
  ['.gz', gunzipSync],
];

/** The size and times of a file, which change with it; null where there is none. */
function stampOf(path: string): string | null {
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat ? `${stat.size} ${stat.mtimeMs} ${stat.ctimeMs} ${stat.ino}` : null;
}

/**
 * The published files on this disk. The browser checks the hashes of scripts alone, so we check those of all files: each form
 * of a file once, and again when it has changed on the disk.
 */
export class CheckedFiles {
  readonly #store: Pick<ReleaseStore, 'version' | 'clientFolder'>;
  readonly #warn: (path: string) => void;
  readonly #declared = new Map<string, VersionRecord['files']>();
  readonly #checked = new Map<string, { stamp: string | null; isRight: boolean }>();
  /** Files that are not as they were published, with their version. */
  readonly #altered = new Map<string, string>();

  /** @param warn is told the path of each form that is not as it was published */
  constructor(store: Pick<ReleaseStore, 'version' | 'clientFolder'>, warn: (path: string) => void) {
    this.#store = store;
    this.#warn = warn;
  }

  /** Versions with altered files, in the form of the cookie `failed`: customers get the last good one where there is one. */
  get altered(): string {
    return [...new Set(this.#altered.values())].join('/');
  }

  /** Whether a version has the file, and every form of it is as it was published. @throws StoreError while the store is away */
  has(name: string, version: string, file: string): boolean {
    const path = join(this.#store.clientFolder(name, version), file);
    // A missing file can mean that the whole store is away. We forget the record, so that it is read again: that throws then.
    if (stampOf(path) === null) this.#declared.delete(`${name}@${version}`);
    const hash = this.#filesOf(name, version)[file]?.sha384;
    if (hash === undefined) return false;
    const isRight = forms.every((form) => this.#isRight(path, form, hash));
    if (isRight) this.#altered.delete(path);
    else this.#altered.set(path, `${name}@${version}`);
    return isRight;
  }

  /** The text of a file; null where the version has none that is as it was published. @throws StoreError */
  text(name: string, version: string, file: string): string | null {
    if (!this.has(name, version, file)) return null;
    return readFileSync(join(this.#store.clientFolder(name, version), file), 'utf8');
  }

  #filesOf(name: string, version: string): VersionRecord['files'] {
    const key = `${name}@${version}`;
    const known = this.#declared.get(key);
    if (known) return known;
    try {
      const { files } = this.#store.version(name, version).record;
      this.#declared.set(key, files);
      return files;
    } catch (error) {
      if (error instanceof StoreError) throw error;
      // There is no such version, or its record was altered.
      return {};
    }
  }

  #isRight(file: string, [ending, bytesOf]: Form, hash: string): boolean {
    const path = file + ending;
    const stamp = stampOf(path);
    const known = this.#checked.get(path);
    if (known && known.stamp === stamp) return known.isRight;
    const isHashed = () => {
      try {
        return sha384(bytesOf(readFileSync(path))) === hash;
      } catch {
        // It cannot be decompressed.
        return false;
      }
    };
    // Without a compressed form the file itself is sent.
    const isRight = stamp === null ? ending !== '' : isHashed();
    if (!isRight) this.#warn(path);
    this.#checked.set(path, { stamp, isRight });
    return isRight;
  }
}
