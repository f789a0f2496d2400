import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sha384 } from '../hashed.ts';

const decompress = { '.br': brotliDecompressSync, '.gz': gunzipSync };
type Suffix = keyof typeof decompress;
/** Endings of the compressed copies of a file. */
export const suffixes = Object.keys(decompress) as Suffix[];

/**
 * Hashes what compressed copies hold. The same bytes are decompressed once, because the desk verifies every version again at
 * each look at a change: that takes it half the time.
 */
export class CompressedCopies {
  readonly #hashes = new Map<string, string>();

  /** The hash of the decompressed bytes. @throws Error if they cannot be decompressed */
  hashOf(suffix: Suffix, bytes: Buffer): string {
    const key = `${suffix} ${sha384(bytes)}`;
    const hash = this.#hashes.get(key) ?? sha384(decompress[suffix](bytes));
    this.#hashes.set(key, hash);
    return hash;
  }
}
