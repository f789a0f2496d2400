import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** A picture with noise, so that its files are not trivially small. */
export const grain = (width = 96, height = 64): Sharp =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });

/** A photo as from a phone: rotated by its orientation tag, with place, time and owner in its metadata. */
export const phonePhoto = (width = 96, height = 64): Promise<Buffer> =>
  grain(width, height)
    .withMetadata({ orientation: 6 })
    .withIccProfile('p3')
    .withExifMerge({
      IFD0: { Make: 'Phone', Artist: 'Haneul', Copyright: 'canary-of-exif' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '37/1 33/1 0/1', GPSLongitudeRef: 'E' },
    })
    .jpeg()
    .toBuffer();

/** A segment of a JPEG: marker, length, content. */
export function segment(marker: number, content: string | Buffer): Buffer {
  const data = Buffer.from(content as string, 'latin1');
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

/** A JPEG with more segments at its beginning. */
export const withSegments = (jpeg: Buffer, ...segments: Buffer[]): Buffer =>
  Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);

/** The segments of a JPEG before its picture: marker and offset. */
function segmentsOf(jpeg: Buffer): { marker: number; at: number }[] {
  const found = [];
  for (let at = 2; jpeg[at] === 0xff; at += 2 + jpeg.readUInt16BE(at + 2)) {
    const marker = jpeg.readUInt8(at + 1);
    found.push({ marker, at });
    if (marker === 0xda) break;
  }
  return found;
}

export const markersOf = (jpeg: Buffer): number[] => segmentsOf(jpeg).map(({ marker }) => marker);

/** The same JPEG with another size in its header. */
export function claimingSize(jpeg: Buffer, width: number, height: number): Buffer {
  const copy = Buffer.from(jpeg);
  const frame = segmentsOf(jpeg).find(({ marker }) => marker === 0xc0 || marker === 0xc2);
  copy.writeUInt16BE(height, (frame?.at ?? 0) + 5);
  copy.writeUInt16BE(width, (frame?.at ?? 0) + 7);
  return copy;
}

/** A chunk of a PNG. */
export function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(data.length, 0);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}

/** Big-endian numbers of four bytes. */
export function numbers(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, i) => bytes.writeUInt32BE(value, i * 4));
  return bytes;
}

/** A black PNG of one bit per pixel that contains `rows` of its rows. */
export function blackPng(
  width: number,
  height: number,
  { rows = height, interlaced = false, before = [] as Buffer[], after = [] as Buffer[] } = {},
): Buffer {
  const kind = Buffer.from([1, 0, 0, 0, interlaced ? 1 : 0]);
  const data = deflateSync(Buffer.alloc((1 + Math.ceil(width / 8)) * rows));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', Buffer.concat([numbers(width, height), kind])),
    ...before,
    chunk('IDAT', data),
    ...after,
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A chunk of a WEBP. */
function riff(type: string, data: Buffer): Buffer {
  const head = Buffer.from(`${type}....`, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}

/** An animated WEBP that repeats another one's picture. */
export function animatedWebp(webp: Buffer, frames: number): Buffer {
  const size = (value: number) => Buffer.from([(value - 1) & 0xff, (value - 1) >> 8, 0]);
  const canvas = Buffer.concat([size(webp.readUInt16LE(26)), size(webp.readUInt16LE(28))]);
  const frame = Buffer.concat([
    Buffer.alloc(6),
    canvas,
    Buffer.from([10, 0, 0, 0]),
    webp.subarray(12),
  ]);
  const chunks = [
    riff('VP8X', Buffer.concat([Buffer.from([2, 0, 0, 0]), canvas])),
    riff('ANIM', Buffer.alloc(6)),
    ...Array.from({ length: frames }, () => riff('ANMF', frame)),
  ];
  return riff('RIFF', Buffer.concat([Buffer.from('WEBP'), ...chunks]));
}
