import { freePort } from '@portal/config';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { errors, returnFromLogin, uploadPhoto, type Photo } from '@portal/contract';
import sharp from 'sharp';
import { contentFolder, fromPortal, noon } from '../../testing/api.ts';
import { watch, type Watched } from '../../testing/child.ts';
import { hostileUploads, MULTIPART, type HostileUpload } from '../../testing/hostile/uploads.ts';
import { grain, markersOf } from '../../testing/pictures.ts';
import { watchResident } from '../../testing/resident.ts';
import { startSandbox, type TestSandbox } from '../../testing/sandbox.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';

/** For the server's process, which includes its embedded database. */
const RISE_MAX = 200 * 1024 * 1024;
/** Frame, tables, restarts, JFIF, scan: segments that cannot hold text. */
const MARKERS = [0xe0, 0xdb, 0xc0, 0xc4, 0xdd, 0xda];

let sandbox: TestSandbox;
let server: Watched;
let address: string;
let cookie: string;
let rise: () => number;

/** Signs in. @returns the Cookie header of the session */
async function signIn(): Promise<string> {
  const state = 'state-of-this-test';
  const back = await sandbox.logIn('haneul', state);
  const answer = await fetch(address + returnFromLogin.path, {
    method: 'POST',
    headers: { ...fromPortal, 'content-type': 'application/json', cookie: `login-state=${state}` },
    body: JSON.stringify({ ticket: back.searchParams.get('ticket'), state }),
  });
  return answer.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
}

async function upload(photo: Buffer): Promise<number> {
  const body = new FormData();
  body.append('photo', new Blob([Uint8Array.from(photo)]), 'photo.jpg');
  const headers = { ...fromPortal, cookie };
  return (await fetch(address + uploadPhoto.path, { method: 'POST', headers, body })).status;
}

beforeAll(async () => {
  sandbox = await startSandbox();
  const env = {
    PATH: process.env['PATH'],
    DATABASE_URL: '',
    LOG_LEVEL: 'info',
    HOST: '127.0.0.1',
    API_PORT: String(await freePort()),
    CONTENT_DIR: contentFolder,
    DATA_DIR: temporaryFolder(),
    MEMBERSHIP_URL: `${sandbox.url}/membership`,
    DEMO_CLOCK: noon,
  };
  address = `http://127.0.0.1:${env.API_PORT}`;
  server = watch(spawn(process.execPath, [join(import.meta.dirname, '../../main.ts')], { env }));
  await server.says('API ready');
  cookie = await signIn();
  expect(await upload(await grain(2000, 2000).jpeg().toBuffer())).toBe(200);
  rise = watchResident(server.child.pid ?? 0);
}, 60_000);
afterAll(async () => {
  server.child.kill();
  await server.ended;
  await sandbox.app.close();
});

/** Sends an upload byte for byte. @returns null where the connection ended without an answer */
async function send({ make, headers = {}, outcome }: HostileUpload) {
  const body = await make();
  const chunked = headers['transfer-encoding'] === 'chunked';
  const outgoing = request(address + uploadPhoto.path, {
    method: 'POST',
    agent: false,
    headers: {
      ...fromPortal,
      cookie,
      'content-type': MULTIPART,
      ...(!chunked && { 'content-length': String(body.length) }),
      ...headers,
    },
  });
  outgoing.end(body);
  if (outcome === 'cut') {
    await once(outgoing, 'finish');
    const closed = new Promise((resolve) => outgoing.once('close', resolve));
    outgoing.on('error', () => undefined).destroy();
    await closed;
    return null;
  }
  const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage];
  return { status: incoming.statusCode, body: JSON.parse(await text(incoming)) as unknown };
}

/** Checks that the owner of a photo is served the picture, without anything that came with it. */
async function expectClean({ url, width, height, bytes }: Photo) {
  const answer = await fetch(address + url, { headers: { cookie } });
  const served = Buffer.from(await answer.arrayBuffer());
  expect(served).toHaveLength(bytes);
  expect(await sharp(served).metadata()).toMatchObject({
    format: 'jpeg',
    space: 'srgb',
    width,
    height,
    hasProfile: false,
  });
  expect(markersOf(served).filter((marker) => !MARKERS.includes(marker))).toEqual([]);
  const words = served.toString('latin1');
  expect(/canary|Exif|ns\.adobe|Photoshop|ICC_PROFILE|<script|META-INF/.exec(words)).toBeNull();
  expect(served.subarray(-2)).toEqual(Buffer.from([0xff, 0xd9]));
}

describe('an upload', () => {
  test.each(hostileUploads.map((upload) => [upload.what, upload.outcome, upload] as const))(
    'of %s: %s',
    async (_, outcome, upload) => {
      const answer = await send(upload);
      if (outcome === 'cut') expect(answer).toBeNull();
      else if (outcome === 'kept') {
        const { status, body } = answer ?? {};
        expect(status).toBe(200);
        await expectClean((body as { data: Photo }).data);
      } else {
        const { http, message } = errors[outcome];
        const refused = { status: http, body: { status: { code: outcome, message } } };
        expect(answer).toMatchObject(refused);
      }
    },
    30_000,
  );

  test('is still accepted after all of them, within bounded memory', async () => {
    expect(await upload(await grain().jpeg().toBuffer())).toBe(200);
    expect(hostileUploads.length).toBeGreaterThanOrEqual(40);
    expect(rise()).toBeLessThan(RISE_MAX);
  });
});
