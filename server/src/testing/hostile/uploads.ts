import type { ErrorCode } from '@portal/contract';
import { hostilePictures } from './pictures.ts';
import { grain } from '../pictures.ts';

/** A request to the upload's address, and its expected outcome; `cut`: the client ends it too early. */
export interface HostileUpload {
  what: string;
  outcome: 'kept' | 'cut' | ErrorCode;
  make: () => Buffer | Promise<Buffer>;
  /** Added to the headers of every upload. */
  headers?: Record<string, string>;
}

const BOUNDARY = 'portal-test-boundary';
export const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`;
const END = `--${BOUNDARY}--\r\n`;
const MB = 1024 * 1024;

const disposition = (rest: string) => `Content-Disposition: form-data; ${rest}\r\n`;
const FILE = `${disposition('name="photo"; filename="photo.jpg"')}Content-Type: image/jpeg\r\n`;
const part = (content: Buffer | string, head = FILE) =>
  Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\n${head}\r\n`),
    Buffer.from(content as string),
    Buffer.from('\r\n'),
  ]);
/** Joins the parts of a body. */
const body = (...parts: (Buffer | string)[]) =>
  Buffer.concat(parts.map((each) => Buffer.from(each as string)));

const jpeg = await grain().jpeg().toBuffer();
const named = (rest: string) => body(part(jpeg, disposition(rest)), END);
const good = body(part(jpeg), END);
const fields = (count: number) =>
  body(...Array.from({ length: count }, (_, i) => part('x', disposition(`name="f${i}"`))));

/** File names of a good photo: the server must ignore all of them. */
const names: HostileUpload[] = [
  ['of 10,000 characters', 'x'.repeat(10_000)],
  ['that leads out of the folder', '../../../../etc/passwd'],
  ['that leads out of a Windows folder', '..\\..\\boot.ini'],
  ['of a hidden file', '.htaccess'],
  ['with NUL', 'photo.php\0.jpg'],
  ['with quotes', 'a\\"; filename=\\"b.php'],
  ['with a tag', '<img src=x onerror=alert(1)>.jpg'],
  ['in Korean', '우리 집 안마의자 사진.jpg'],
  ['of nothing', ''],
].map(([what, name]) => ({
  what: `a photo with a name ${what}`,
  outcome: 'kept',
  make: () => named(`name="photo"; filename="${name}"`),
}));

const bodies: HostileUpload[] = [
  { what: 'no parts', outcome: 'ERR_INVALID_INPUT', make: () => body(END) },
  { what: 'no body', outcome: 'ERR_INVALID_INPUT', make: () => body() },
  { what: 'a field for the file', outcome: 'ERR_INVALID_INPUT', make: () => named('name="photo"') },
  {
    what: 'a part without a name',
    outcome: 'ERR_INVALID_INPUT',
    make: () => named('filename="a"'),
  },
  {
    what: 'a part without headers',
    outcome: 'ERR_INVALID_INPUT',
    make: () => body(part(jpeg, ''), END),
  },
  {
    what: 'a file name with a line break',
    outcome: 'ERR_INVALID_INPUT',
    make: () => named('name="x"; filename="a\r\nb.jpg"'),
  },
  {
    what: 'another field’s file',
    outcome: 'ERR_INVALID_INPUT',
    make: () => named('name="avatar"; filename="a.jpg"'),
  },
  { what: 'two files', outcome: 'ERR_INVALID_INPUT', make: () => body(part(jpeg), good) },
  {
    what: 'a file and a field of its name',
    outcome: 'ERR_INVALID_INPUT',
    make: () => body(part('x', disposition('name="photo"')), good),
  },
  {
    what: 'a form within a form',
    outcome: 'ERR_INVALID_INPUT',
    make: () =>
      body(
        part(
          '--in\r\nContent-Disposition: file; filename="a.jpg"\r\n\r\nx\r\n--in--',
          `${disposition('name="photo"')}Content-Type: multipart/mixed; boundary=in\r\n`,
        ),
        END,
      ),
  },
  {
    what: 'a part in base64',
    outcome: 'ERR_PHOTO_TYPE',
    make: () =>
      body(part(jpeg.toString('base64'), `${FILE}Content-Transfer-Encoding: base64\r\n`), END),
  },
  { what: '1,000 parts', outcome: 'ERR_TOO_LARGE', make: () => body(fields(1000), good) },
  { what: '41 fields', outcome: 'ERR_TOO_LARGE', make: () => body(fields(41), good) },
  {
    what: 'a field of 65 KB',
    outcome: 'ERR_INVALID_INPUT',
    make: () => body(part('x'.repeat(65 * 1024 + 1), disposition('name="text"')), good),
  },
  {
    what: 'a field name of 10,000 characters',
    outcome: 'ERR_BAD_REQUEST',
    make: () => body(part('x', disposition(`name="${'x'.repeat(10_000)}"`)), good),
  },
  ...['__proto__', 'constructor', 'toString'].map((name): HostileUpload => ({
    what: `a field that is called ${name}`,
    outcome: 'ERR_BAD_REQUEST',
    make: () => body(part('x', disposition(`name="${name}"`)), good),
  })),
  {
    what: 'JSON that is none',
    outcome: 'ERR_BAD_REQUEST',
    make: () =>
      body(part('{', `${disposition('name="a"')}Content-Type: application/json\r\n`), good),
  },
  {
    what: 'a part header of 100 KB',
    outcome: 'ERR_INVALID_INPUT',
    make: () => body(part(jpeg, `X-Long: ${'x'.repeat(100_000)}\r\n${FILE}`), END),
  },
  {
    what: 'a file of 11 MB',
    outcome: 'ERR_TOO_LARGE',
    make: () => body(part(Buffer.alloc(11 * MB, jpeg)), END),
  },
  {
    what: 'a file of 11 MB that does not say so',
    outcome: 'ERR_TOO_LARGE',
    make: () => body(part(Buffer.alloc(11 * MB, jpeg)), END),
    headers: { 'transfer-encoding': 'chunked' },
  },
  { what: 'no last boundary', outcome: 'ERR_BAD_REQUEST', make: () => part(jpeg) },
  {
    what: 'another boundary',
    outcome: 'ERR_BAD_REQUEST',
    make: () => good,
    headers: { 'content-type': 'multipart/form-data; boundary=other' },
  },
  ...[
    ['no boundary', 'multipart/form-data', 'ERR_BAD_REQUEST'],
    ['mixed parts', `multipart/mixed; boundary=${BOUNDARY}`, 'ERR_UNSUPPORTED'],
    ['JSON', 'application/json', 'ERR_UNSUPPORTED'],
    ['a photo as it is', 'image/jpeg', 'ERR_UNSUPPORTED'],
    ['a form without parts', 'application/x-www-form-urlencoded', 'ERR_UNSUPPORTED'],
  ].map(([what = '', type = '', outcome]) => ({
    what: `${what}, by its media type`,
    outcome: outcome as ErrorCode,
    make: () => good,
    headers: { 'content-type': type },
  })),
  {
    what: 'less than its length says',
    outcome: 'cut',
    make: () => good,
    headers: { 'content-length': String(good.length + 1000) },
  },
  {
    what: 'more than its length says',
    outcome: 'ERR_BAD_REQUEST',
    make: () => good,
    headers: { 'content-length': String(good.length - 1000), connection: 'close' },
  },
];

export const hostileUploads: readonly HostileUpload[] = [
  ...hostilePictures.map(([what, outcome, make]) => ({
    what,
    outcome,
    make: async () => body(part(await make()), END),
  })),
  ...names,
  ...bodies,
];
