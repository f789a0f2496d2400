import { promisify } from 'node:util';
import { brotliDecompress, constants, createBrotliCompress } from 'node:zlib';
import { filled, NONCE_LENGTH, openingOf, type Document } from './document.ts';

/** What a nonce ends with: the padding of base64. */
const PADDING = '==';
const END = Buffer.from(`${PADDING}">`);
/**
 * Nonces to try a packed document with: brotli codes a byte depending on the kind of the two bytes before it, and these have a
 * character of each kind before the padding.
 */
const SAMPLES = [...'AXax7+/'].map((last) => last.repeat(NONCE_LENGTH - PADDING.length) + PADDING);
const OPENING_LENGTH = openingOf(SAMPLES[0] ?? '', '').length;

/**
 * Returns bytes to compress in place of the opening. They occur in no document, and no pair of them occurs twice, so that brotli
 * copies none of them. The last four are those of every opening, because brotli codes what follows depending on them.
 */
function placeholder(): Buffer {
  const never = Array.from({ length: 32 }, (_, byte) => byte).filter(
    (byte) => ![0, 9, 10, 13].includes(byte),
  );
  // Each round goes through all bytes in steps of another length, so that no two rounds have a pair in common.
  const rounds = [1, 3, 5, 9, 11, 13, 15, 17, 19, 23, 25, 27];
  const steps = rounds.flatMap((step) =>
    never.map((_, i) => never[(i * step) % never.length] ?? 0),
  );
  return Buffer.concat([Buffer.from(steps.slice(0, OPENING_LENGTH - END.length)), END]);
}
const PLACEHOLDER = placeholder();
const NONCE = PLACEHOLDER.subarray(-NONCE_LENGTH - 2, -2);

/**
 * The exponent of brotli's window (RFC 7932, 9.1): 256 KB, twice the largest document. The encoder's tables have a multiple of its
 * size; with those of the usual 4 MB, glibc keeps up to 64 MB for the next ones.
 */
const WINDOW_BITS = 18;
/** How the stream begins: with the window, and the header of an uncompressed block as long as the opening (RFC 7932, 9.1, 9.2). */
const HEADER = Buffer.alloc(3);
HEADER.writeUIntLE((((WINDOW_BITS - 17) << 1) | 1) + ((OPENING_LENGTH - 1) << 7) + (1 << 23), 0, 3);

/**
 * A document that is compressed once and sent in many answers, although each has its own nonce and attributes of <html>. Both are
 * in the opening, which the stream contains uncompressed; further nonces are coded as copies of the first. Compressing takes a
 * tenth of a second in another thread. Pages are 6 to 8 % smaller than at the quality that is fast enough for each answer.
 */
export class PackedDocument {
  /** The compressed bytes after the opening. */
  readonly #rest: Buffer;
  /** Bytes of the document. */
  readonly #size: number;

  private constructor(rest: Buffer, size: number) {
    this.#rest = rest;
    this.#size = size;
  }

  get length(): number {
    return this.#rest.length;
  }

  /** Compresses a document. Resolves to null if a sample nonce shows that it would not be read as it was. */
  static async of(document: Document): Promise<PackedDocument | null> {
    const [first, ...others] = document;
    const text = Buffer.concat([
      first ?? Buffer.alloc(0),
      ...others.flatMap((piece) => [NONCE, piece]),
    ]);
    const packed = new PackedDocument(await restOf(text), OPENING_LENGTH + text.length);
    // Nothing makes zlib code each nonce as a copy, so this has to be tried.
    for (const nonce of SAMPLES) {
      const written = await decompress(packed.compressed(nonce, '')).catch(() => null);
      if (!written?.equals(filled(document, nonce, ''))) return null;
    }
    return packed;
  }

  /** Returns the compressed document with this nonce and these attributes. */
  compressed(nonce: string, attributes: string): Buffer {
    return Buffer.concat([HEADER, openingOf(nonce, attributes), this.#rest]);
  }

  /** Returns the document uncompressed: for browsers that take no brotli, and for answers with elements of the head. */
  async unpacked(nonce: string, attributes: string, head: string): Promise<Buffer> {
    // One buffer for the whole answer; by default zlib takes one for each 16 KB and joins them in a copy. One byte more than the
    // document, because zlib takes another buffer when one is exactly full.
    const options = { chunkSize: this.#size + 1 };
    const whole = await decompress(this.compressed(nonce, attributes), options);
    if (head === '') return whole;
    return Buffer.concat([openingOf(nonce, attributes, head), whole.subarray(OPENING_LENGTH)]);
  }
}

const decompress = promisify(brotliDecompress);

/** Compresses the text after an opening. */
async function restOf(text: Buffer): Promise<Buffer> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_SIZE_HINT } = constants;
  const encoder = createBrotliCompress({
    params: {
      [BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [BROTLI_PARAM_LGWIN]: WINDOW_BITS,
      [BROTLI_PARAM_SIZE_HINT]: OPENING_LENGTH + text.length,
    },
  });
  encoder.write(PLACEHOLDER);
  await new Promise<void>((flushed) => void encoder.flush(flushed));
  // Discards the compressed placeholder. A flush ends at a whole byte, where the rest begins.
  encoder.read();
  encoder.end(text);
  return Buffer.concat(await encoder.toArray());
}
