import { sha384, StoreError, type ReleaseStore, type VersionRecord } from '@portal/release-store';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** A form of a file on the disk: its suffix, and how to get the file's bytes from it. */
type Form = [ending: string, bytesOf: (form: Buffer) => Buffer];
const forms: Form[] = [
  ['', (form) => form],
  ['.br', brotliDecompressSync],
  ['.gz', gunzipSync],
];

/** A string that changes with the file's size or times; null if there is no file. */
function stampOf(path: string): string | null {
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat ? `${stat.size} ${stat.mtimeMs} ${stat.ctimeMs} ${stat.ino}` : null;
}

/**
 * The published files on this disk. Browsers check the hashes of scripts alone, so we check all files: each form
 * once, and again when it has changed on the disk.
 */
export class CheckedFiles {
  readonly #store: Pick<ReleaseStore, 'version' | 'clientFolder'>;
  readonly #warn: (path: string) => void;
  readonly #declared = new Map<string, VersionRecord['files']>();
  readonly #checked = new Map<string, { stamp: string | null; isRight: boolean }>();
  /** Altered files, with their version. */
  readonly #altered = new Map<string, string>();

  /** @param warn called with the path of each altered form */
  constructor(store: Pick<ReleaseStore, 'version' | 'clientFolder'>, warn: (path: string) => void) {
    this.#store = store;
    this.#warn = warn;
  }

  /** Versions with altered files, in the format of the cookie `failed`: customers get the last good ones instead. */
  get altered(): string {
    return [...new Set(this.#altered.values())].join('/');
  }

  /**
   * Whether a version has the file, with every form of it unaltered.
   * @throws StoreError while the store is away
   */
  has(name: string, version: string, file: string): boolean {
    const path = join(this.#store.clientFolder(name, version), file);
    // The whole store may be away. Forget the record, so that the next read throws in that case.
    if (stampOf(path) === null) this.#declared.delete(`${name}@${version}`);
    const hash = this.#filesOf(name, version)[file]?.sha384;
    if (hash === undefined) return false;
    const isRight = forms.every((form) => this.#isRight(path, form, hash));
    if (isRight) this.#altered.delete(path);
    else this.#altered.set(path, `${name}@${version}`);
    return isRight;
  }

  /**
   * The text of a file; null if the version has no unaltered one.
   * @throws StoreError
   */
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
        // Not decompressible, so it was altered.
        return false;
      }
    };
    // A missing compressed form is fine: the server sends the file itself.
    const isRight = stamp === null ? ending !== '' : isHashed();
    if (!isRight) this.#warn(path);
    this.#checked.set(path, { stamp, isRight });
    return isRight;
  }
}
