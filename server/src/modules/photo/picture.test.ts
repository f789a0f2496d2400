import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { blackPng, grain, markersOf, phonePhoto } from '../../testing/pictures.ts';
import { makePicture } from './picture.ts';

const code = (bytes: Buffer) =>
  makePicture(bytes).then(
    () => 'kept',
    (error: { code?: string }) => error.code,
  );

test('strips a photo’s metadata and turns it upright', async () => {
  const photo = await phonePhoto(96, 64);
  const told = await sharp(photo).metadata();
  expect(told).toMatchObject({ orientation: 6, hasProfile: true, width: 96, height: 64 });
  expect(photo.includes('canary-of-exif')).toBe(true);

  const { bytes, width, height } = await makePicture(photo);
  const { exif, icc, xmp, iptc, orientation, ...rest } = await sharp(bytes).metadata();
  expect({ exif, icc, xmp, iptc, orientation }).toEqual({});
  expect(rest).toMatchObject({ format: 'jpeg', width: 64, height: 96, isProgressive: false });
  expect([width, height]).toEqual([64, 96]);
  expect(bytes.includes('canary-of-exif')).toBe(false);
  expect(markersOf(bytes)).not.toContain(0xe1);
});

test.each([
  ['JPEG', () => grain().jpeg().toBuffer()],
  ['progressive JPEG', () => grain().jpeg({ progressive: true }).toBuffer()],
  ['grey JPEG', () => grain().greyscale().jpeg().toBuffer()],
  ['CMYK JPEG', () => grain().toColourspace('cmyk').jpeg().toBuffer()],
  ['PNG', () => grain().png().toBuffer()],
  ['PNG of 16 bits', () => grain().toColourspace('rgb16').png().toBuffer()],
  ['WEBP', () => grain().webp().toBuffer()],
])('makes a JPEG in sRGB of a %s', async (_, make) => {
  const { bytes } = await makePicture(await make());
  const { format, space, channels, hasProfile } = await sharp(bytes).metadata();
  expect([format, space, channels, hasProfile]).toEqual(['jpeg', 'srgb', 3, false]);
});

test('puts a transparent picture on white', async () => {
  const clear = sharp({ create: { width: 8, height: 8, channels: 4, background: '#00000000' } });
  const { bytes } = await makePicture(await clear.png().toBuffer());
  const { dominant } = await sharp(bytes).stats();
  expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(240);
});

test.each([
  ['wide', 5000, 500, [2560, 256]],
  ['high', 500, 5000, [256, 2560]],
  ['small', 300, 200, [300, 200]],
])('makes a %s photo no longer than 2,560 on its longest side', async (_, width, height, size) => {
  const made = await makePicture(await grain(width, height).jpeg().toBuffer());
  expect([made.width, made.height]).toEqual(size);
});

test('decides by the bytes, not by the name', async () => {
  expect(await code(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBe(
    'ERR_PHOTO_TYPE',
  );
  expect(await code(await grain().tiff().toBuffer())).toBe('ERR_PHOTO_TYPE');
  expect(await code(await grain().gif().toBuffer())).toBe('ERR_PHOTO_TYPE');
});

test('distinguishes a broken photo from one that is too large', async () => {
  const whole = await grain(600, 400).jpeg().toBuffer();
  expect(await code(whole.subarray(0, whole.length - 2000))).toBe('ERR_PHOTO_BROKEN');
  expect(await code(blackPng(7100, 7100))).toBe('ERR_PHOTO_PIXELS');
  expect(await code(blackPng(4100, 4100, { interlaced: true }))).toBe('ERR_PHOTO_PIXELS');
});

test('encodes one, queues eight and refuses the rest', async () => {
  const photo = await grain(1200, 900).jpeg().toBuffer();
  const outcomes = await Promise.all(Array.from({ length: 12 }, () => code(photo)));
  expect(outcomes).toEqual([...Array(9).fill('kept'), ...Array(3).fill('ERR_UNAVAILABLE')]);
  expect(await code(photo)).toBe('kept');
});
