import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sha384 } from '../hashed.ts';

const decompress = { '.br': brotliDecompressSync, '.gz': gunzipSync };
type Suffix = keyof typeof decompress;
/** Endings of the compressed copies of a file. */
export const suffixes = Object.keys(decompress) as Suffix[];

/** The least that zlib takes. */
const LEAST_CHUNK = 64;

/**
 * Hashes what compressed copies hold. The same bytes are decompressed once, because the desk verifies every version again at
 * each look at a change: that takes it half the time.
 */
export class CompressedCopies {
  readonly #hashes = new Map<string, string>();

  /**
   * The hash of the decompressed bytes. `size` is how many there should be: decompressed into one buffer of that size instead of
   * many of zlib's, the files of a set are verified in a third of the time.
   * @throws Error if they cannot be decompressed
   */
  hashOf(suffix: Suffix, bytes: Buffer, size: number): string {
    const key = `${suffix} ${sha384(bytes)}`;
    const chunkSize = Math.max(LEAST_CHUNK, size + 1);
    const hash = this.#hashes.get(key) ?? sha384(decompress[suffix](bytes, { chunkSize }));
    this.#hashes.set(key, hash);
    return hash;
  }
}
