import { deflateSync } from 'node:zlib';
import type { ErrorCode } from '@portal/contract';
import {
  animatedWebp,
  blackPng,
  chunk,
  claimingSize,
  grain,
  numbers,
  phonePhoto,
  segment,
  withSegments,
} from '../pictures.ts';

/** A file sent as photo.jpg, and the expected outcome: kept as a clean picture, or refused with a code. */
export type HostilePicture = [
  what: string,
  outcome: 'kept' | ErrorCode,
  make: () => Buffer | Promise<Buffer>,
];

const text = (content: string) => () => Buffer.from(content, 'latin1');
const jpeg = await grain().jpeg().toBuffer();
const progressive = await grain().jpeg({ progressive: true }).toBuffer();
const png = await grain().png().toBuffer();
const webp = await grain().webp().toBuffer();
const part = (file: Buffer, share: number) => () => file.subarray(0, file.length * share);

const HTML = '<!doctype html><script>alert(document.cookie)</script>';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const ZIP = 'PK\x03\x04\x14\x00\x00\x00\x08\x00META-INF/MANIFEST.MF';
const ftyp = (brand: string) => text(`\x00\x00\x00\x20ftyp${brand}\x00\x00\x00\x00mif1${brand}`);

const otherTypes: HostilePicture[] = (
  [
    ['nothing', text('')],
    ['one byte', text('\xff')],
    ['plain text', text('not a photo')],
    ['HTML', text(HTML)],
    ['an SVG with a script', text(SVG)],
    ['an XML declaration before an SVG', text(`<?xml version="1.0"?>${SVG}`)],
    ['a GIF', text('GIF89a\x01\x00\x01\x00\x80\x00\x00\x00\x00\x00\xff\xff\xff,\x00;')],
    ['a GIF that goes on as a script', text('GIF89a/*<svg/onload=alert(1)>*/=alert(1)')],
    ['a PDF', text('%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>')],
    ['a ZIP', text(ZIP)],
    ['a ZIP that goes on as a JPEG', () => Buffer.concat([Buffer.from(ZIP, 'latin1'), jpeg])],
    ['a TIFF', text('II*\x00\x08\x00\x00\x00')],
    ['a BMP', text(`BM${'\x00'.repeat(60)}`)],
    ['an icon', text('\x00\x00\x01\x00\x01\x00\x10\x10')],
    ['an AVIF', ftyp('avif')],
    ['a HEIC', ftyp('heic')],
    ['an MP4', ftyp('isom')],
    ['a JPEG XL', text('\xff\x0a\x00\x00')],
    ['a JPEG 2000', text('\x00\x00\x00\x0cjP  \r\n\x87\n')],
    ['a Photoshop file', text('8BPS\x00\x01')],
    ['a sound in the container of a WEBP', text('RIFF\x24\x00\x00\x00WAVEfmt ')],
    ['a program for Linux', text('\x7fELF\x02\x01\x01')],
    ['a program for Windows', text('MZ\x90\x00\x03')],
    ['a page of PHP', text('<?php system($_GET["c"]);')],
    ['a JPEG after an empty line', () => Buffer.concat([Buffer.from('\n'), jpeg])],
    ['a JPEG in base64', () => Buffer.from(jpeg.toString('base64'))],
  ] as const
).map(([what, make]) => [what, 'ERR_PHOTO_TYPE', make]);

const broken: HostilePicture[] = (
  [
    ['the first bytes of a JPEG', text('\xff\xd8\xff')],
    ['the first bytes of a PNG', text('\x89PNG\r\n\x1a\n')],
    ['the first bytes of a WEBP', text('RIFF\x24\x00\x00\x00WEBP')],
    ['a page behind the first bytes of a JPEG', text(`\xff\xd8\xff\xe0${HTML}`)],
    ['a PDF behind the first bytes of a PNG', text('\x89PNG\r\n\x1a\n%PDF-1.7')],
    ['a film behind the first bytes of a JPEG', text('\xff\xd8\xff\xe1\x00\x20ftypisom')],
    ...[0.1, 0.5, 0.95].map((share) => [`${share} of a JPEG`, part(jpeg, share)] as const),
    ...[0.1, 0.5, 0.95].map((share) => [`${share} of a PNG`, part(png, share)] as const),
    ...[0.1, 0.5, 0.95].map((share) => [`${share} of a WEBP`, part(webp, share)] as const),
    ['a PNG of no width', () => blackPng(0, 10)],
    ['a PNG without most of its rows', () => blackPng(2000, 2000, { rows: 3 })],
    ['a PNG whose checksums are wrong', () => Buffer.from(png).fill(7, png.length >> 1)],
    ['a JPEG of no height', () => claimingSize(jpeg, 96, 0)],
  ] as const
).map(([what, make]) => [what, 'ERR_PHOTO_BROKEN', make]);

const tooLarge: HostilePicture[] = (
  [
    ['a PNG of 50,000 × 50,000 in a few bytes', () => blackPng(50_000, 50_000, { rows: 1 })],
    ['a PNG that unpacks to 400 million pixels', () => blackPng(20_000, 20_000)],
    ['a PNG of one row', () => blackPng(60_000_000, 1)],
    ['a JPEG of 65,500 × 65,500', () => claimingSize(jpeg, 65_500, 65_500)],
    ['a JPEG in passes of 49 million pixels', () => claimingSize(progressive, 7000, 7000)],
    ['a PNG in passes of 49 million pixels', () => blackPng(7000, 7000, { interlaced: true })],
    [
      'a WEBP of 16,383 × 16,383',
      () => {
        const copy = Buffer.from(webp);
        copy.writeUInt16LE(16_383, 26);
        copy.writeUInt16LE(16_383, 28);
        return copy;
      },
    ],
  ] as const
).map(([what, make]) => [what, 'ERR_PHOTO_PIXELS', make]);

const HUNDRED_MB = 100 * 1024 * 1024;
const packed = (name: string) =>
  Buffer.concat([Buffer.from(`${name}\0\0`), deflateSync(Buffer.alloc(HUNDRED_MB))]);
const XMP = 'http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>canary-of-xmp</x:xmpmeta>';
const framed = (frame: number) => [
  chunk('fcTL', Buffer.concat([numbers(frame * 2, 64, 64, 0, 0), Buffer.from([0, 1, 0, 1, 0, 0])])),
  chunk('fdAT', Buffer.concat([numbers(frame * 2 + 1), deflateSync(Buffer.alloc(64 * 9))])),
];

/** Pictures with content that must not be kept. */
const strange: HostilePicture[] = (
  [
    ['a photo that says where it was taken', () => phonePhoto()],
    ['a JPEG that goes on as a JAR', () => Buffer.concat([jpeg, Buffer.from(ZIP, 'latin1')])],
    ['a JPEG that goes on as a page', () => Buffer.concat([jpeg, Buffer.from(HTML)])],
    ['a JPEG with a page as comment', () => withSegments(jpeg, segment(0xfe, HTML))],
    [
      'a JPEG with 1,000 comments',
      () =>
        withSegments(jpeg, ...Array.from({ length: 1000 }, () => segment(0xfe, 'x'.repeat(99)))),
    ],
    ['a JPEG with XMP', () => withSegments(jpeg, segment(0xe1, XMP))],
    [
      'a JPEG with IPTC',
      () =>
        withSegments(jpeg, segment(0xed, 'Photoshop 3.0\x008BIM\x04\x04\0\0\0\0\0\x08canaries')),
    ],
    [
      'a CMYK picture with a profile that is none',
      async () =>
        withSegments(
          await grain().toColourspace('cmyk').jpeg().toBuffer(),
          segment(0xe2, `ICC_PROFILE\0\x01\x01${'\x07'.repeat(500)}`),
        ),
    ],
    ['a WEBP of 2,000 frames', () => animatedWebp(webp, 2000)],
    [
      'a PNG of 2,000 frames',
      () =>
        blackPng(64, 64, {
          before: [chunk('acTL', numbers(2000, 0))],
          after: Array.from({ length: 2000 }, (_, frame) => framed(frame)).flat(),
        }),
    ],
    [
      'a PNG whose text unpacks to 100 MB',
      () => blackPng(64, 64, { before: [chunk('zTXt', packed('Comment'))] }),
    ],
    [
      'a PNG whose profile unpacks to 100 MB',
      () => blackPng(64, 64, { before: [chunk('iCCP', packed('p'))] }),
    ],
    ['a PNG of 49 million pixels in a few bytes', () => blackPng(7000, 7000)],
    ['a JPEG that says it is larger than it is', () => claimingSize(jpeg, 5000, 5000)],
    ['a picture of one pixel', () => grain(1, 1).png().toBuffer()],
  ] as const
).map(([what, make]) => [what, 'kept', make]);

export const hostilePictures = [...otherTypes, ...broken, ...tooLarge, ...strange];
