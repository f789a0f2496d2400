import sharp from 'sharp';
import { AppError } from '../../errors.ts';

/** A JPEG that we encoded: upright, without metadata. */
export interface Picture {
  bytes: Buffer;
  width: number;
  height: number;
}

const PIXELS_MAX = 50_000_000;
/** Progressive JPEGs and interlaced PNGs are decoded as a whole, at several bytes per pixel. */
const PASSES_PIXELS_MAX = 13_000_000;
const LONGEST_SIDE = 2560;
const QUALITY = 82;
const SECONDS_MAX = 20;
const WAITING_MAX = 8;

// The limits bound the memory of one picture, so we encode one at a time, on one thread, and cache none.
sharp.concurrency(1);
sharp.cache(false);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'],
});

/** Whether it is a JPEG, PNG or WEBP by its first bytes. Name and media type are the sender's claims. */
function isTaken(bytes: Buffer): boolean {
  const head = bytes.toString('latin1', 0, 12);
  return (
    head.startsWith('\xff\xd8\xff') ||
    head.startsWith('\x89PNG\r\n\x1a\n') ||
    /^RIFF[^]{4}WEBP$/.test(head)
  );
}

async function encode(bytes: Buffer): Promise<Picture> {
  const image = sharp(bytes, {
    limitInputPixels: PIXELS_MAX,
    failOn: 'error',
    pages: 1,
    sequentialRead: true,
  });
  const { width, height, isProgressive } = await image.metadata();
  if (isProgressive && width * height > PASSES_PIXELS_MAX) throw new AppError('ERR_PHOTO_PIXELS');
  const side = { width: LONGEST_SIDE, height: LONGEST_SIDE };
  const { data, info } = await image
    .timeout({ seconds: SECONDS_MAX })
    .autoOrient()
    .resize({ ...side, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

/** sharp has no error codes: its message tells why it gave up. */
function refusal(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const isTooMuch = /pixel limit|timeout/.test(String(error));
  return new AppError(isTooMuch ? 'ERR_PHOTO_PIXELS' : 'ERR_PHOTO_BROKEN', { cause: error });
}

let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/**
 * Re-encodes a customer's photo.
 * @throws AppError ERR_PHOTO_TYPE, ERR_PHOTO_BROKEN, ERR_PHOTO_PIXELS; ERR_UNAVAILABLE if too many are waiting
 */
export async function makePicture(bytes: Uint8Array): Promise<Picture> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!isTaken(buffer)) throw new AppError('ERR_PHOTO_TYPE');
  if (waiting > WAITING_MAX) throw new AppError('ERR_UNAVAILABLE');
  waiting += 1;
  const made = last.then(() => encode(buffer));
  last = made.catch(() => undefined).then(() => (waiting -= 1));
  return made.catch((error: unknown) => {
    throw refusal(error);
  });
}
