import { EventEmitter, once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { endpoint, fileSchema } from '@portal/contract';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { route } from './route.ts';
import { buildBareApp, fromPortal } from './testing/api.ts';
import { Browser } from './testing/browser.ts';

const json = endpoint({
  kind: 'testJson',
  method: 'POST',
  path: '/api/test/json',
  keyed: true,
  summary: '',
  input: v.object({
    title: v.string(),
    tags: v.optional(v.union([v.string(), v.array(v.string())])),
  }),
  answer: v.unknown(),
  envelope: 'data',
  errors: [],
});
const form = endpoint({ ...json, kind: 'testForm', path: '/api/test/form', sends: 'multipart' });
const upload = endpoint({
  ...form,
  kind: 'testUpload',
  path: '/api/test/upload/{place}',
  file: 'photo',
  input: v.object({ place: v.string(), photo: fileSchema }),
});

let app: FastifyInstance;
let own: Browser;
beforeAll(async () => {
  app = await buildBareApp();
  route(app, form, (input, { key }) => ({ key, ...input }));
  route(app, upload, ({ place, photo }) => ({ place, bytes: photo.length }));
  route(app, json, (input, { key }) => ({ key, ...input }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  own = new Browser(app);
});
afterAll(() => app.close());

const key = 'key-of-the-first-form';

test('reads fields, a repeated one as a list', async () => {
  const said = { title: '제목', tags: ['가', '나'] };
  expect(await own.call(form, said, { key })).toEqual({ key, ...said });
  expect(await own.call(form, { title: '' }, { key })).toEqual({ key, title: '' });
});

test('reads a file and path parameters', async () => {
  const photo = Buffer.alloc(1_000_000, 1);
  expect(await own.call(upload, { place: 'a', photo })).toEqual({ place: 'a', bytes: 1_000_000 });
});

test.each([
  ['a form', form, { 'content-type': 'multipart/form-data; boundary=x' }],
  ['JSON', json, { 'content-type': 'application/json' }],
])('reads the key of %s from its header only', async (_, { path: url }, type) => {
  const part = (name: string) =>
    `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\nkey_2\r\n`;
  const payload =
    url === json.path
      ? '{"title":"key_2","idempotencyKey":"key_2"}'
      : `${part('title')}${part('idempotencyKey')}--x--\r\n`;
  const send = (headers: object) =>
    app.inject({
      method: 'POST',
      url: `${url}?idempotencyKey=key_3`,
      payload,
      headers: { ...fromPortal, ...type, ...headers },
    });
  for (const headers of [
    {},
    { 'idempotency-key': 'short' },
    { 'idempotency-key': `${key} ` + key },
  ]) {
    const answer = await send(headers);
    expect([answer.statusCode, answer.json().status.code]).toEqual([400, 'ERR_BAD_REQUEST']);
  }
  const taken = await send({ 'idempotency-key': key });
  expect(taken.json().data).toEqual({ key, title: 'key_2' });
});

test('refuses a file where the entry has none', async () => {
  const title = Buffer.from('x') as unknown as string;
  expect(await own.refusal(form, { title })).toEqual([400, 'ERR_BAD_REQUEST']);
});

test('reports at the field that a text is too long, or that there is more than one file', async () => {
  const long = await own.send(form, { title: 'x'.repeat(65 * 1024) });
  expect([long.statusCode, long.json().error.fields]).toEqual([
    422,
    { title: '내용이 너무 깁니다. 줄여서 다시 입력해 주세요.' },
  ]);
  const photo = [Buffer.from('x'), Buffer.from('y')] as unknown as Buffer;
  const two = await own.send(upload, { place: 'a', photo });
  expect(two.json().error.fields).toEqual({ photo: '파일을 하나만 골라 주세요.' });
});

test('refuses a form over its limits', async () => {
  const many = Object.fromEntries(Array.from({ length: 41 }, (_, i) => [`f${i}`, 'x']));
  expect(await own.refusal(form, { title: '', ...many })).toEqual([413, 'ERR_TOO_LARGE']);
  const large = Buffer.alloc(11 * 1024 * 1024);
  expect(await own.refusal(upload, { place: 'a', photo: large })).toEqual([413, 'ERR_TOO_LARGE']);
});

test('refuses other kinds of body', async () => {
  for (const type of ['application/json', 'application/x-www-form-urlencoded', 'multipart/mixed']) {
    const headers = { ...fromPortal, 'content-type': type };
    const answer = await app.inject({ method: 'POST', url: form.path, payload: '{}', headers });
    expect([answer.statusCode, answer.json().status.code]).toEqual([415, 'ERR_UNSUPPORTED']);
  }
});

/** Sends a form as raw lines over its own connection; `said` is everything the server answered. */
function post(to: FastifyInstance, lines: string[], path = form.path) {
  const { port } = to.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  const head = { ...fromPortal, 'idempotency-key': key, host: 'a' };
  const headers = Object.entries(head).map(([name, value]) => `${name}: ${value}`);
  const type = 'content-type: multipart/form-data; boundary=x';
  socket.write([`POST ${path} HTTP/1.1`, ...headers, type, ...lines].join('\r\n'));
  return { socket, said: text(socket).catch(() => '') };
}

test('answers the next request on a kept-alive connection after a refused form', async () => {
  const part = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nx\r\n';
  const { said } = post(app, [
    `content-length: ${part.length * 3000}`,
    '',
    `${part.repeat(3000)}GET /api/health/live HTTP/1.1`,
    'host: a',
    'connection: close',
    '\r\n',
  ]);
  expect((await said).match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200']);
});

test('does not call the handler for a form whose sender went away', async () => {
  const other = await buildBareApp();
  let calls = 0;
  route(other, form, () => (calls += 1));
  await other.listen({ port: 0, host: '127.0.0.1' });
  const { socket, said } = post(other, [
    'content-length: 1000',
    '',
    '--x\r\nContent-Disposition: form-data; name="title"\r\n\r\nx\r\n--x\r\n',
  ]);
  const [request] = (await once(other.server, 'request')) as [IncomingMessage];
  const closed = new Promise((resolve) => request.once('close', resolve));
  socket.destroy();
  await closed;
  await other.close();
  expect([calls, await said]).toEqual([0, '']);
});

test('limits uploads at once, and answers one more with a 503', async () => {
  const other = await buildBareApp();
  const handled = new EventEmitter();
  other.addHook('preHandler', async () => void setImmediate(() => handled.emit('one')));
  route(other, upload, () => 'taken');
  await other.listen({ port: 0, host: '127.0.0.1' });
  const lines = [
    'content-length: 1000',
    '',
    '--x\r\nContent-Disposition: form-data; name="photo"; filename="a"\r\n\r\nx',
  ];
  const slow = [];
  for (let i = 0; i < 16; i++) {
    slow.push(post(other, lines, '/api/test/upload/a'));
    await once(handled, 'one');
  }
  const browser = new Browser(other);
  const more = { place: 'a', photo: Buffer.from('x') };
  expect(await browser.refusal(upload, more)).toEqual([503, 'ERR_UNAVAILABLE']);
  for (const { socket } of slow) socket.destroy();
  // The server notices the closed connections a moment later.
  let answer = 503;
  for (let i = 0; answer === 503 && i < 1000; i++)
    answer = (await browser.send(upload, more)).statusCode;
  expect(answer).toBe(200);
  await other.close();
});
