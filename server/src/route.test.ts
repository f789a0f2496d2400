import { gzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { endpoint } from '@portal/contract';
import * as v from 'valibot';
import { AppError } from './errors.ts';
import { route } from './route.ts';
import { buildBareApp, fromPortal } from './testing/api.ts';

const read = endpoint({
  kind: 'testRead',
  method: 'GET',
  path: '/api/test/read',
  summary: '',
  input: v.object({ id: v.pipe(v.string(), v.regex(/^\d+$/)) }),
  answer: v.object({ id: v.string(), name: v.nullable(v.string()) }),
  envelope: 'data',
  errors: [],
});
const list = endpoint({
  ...read,
  kind: 'testList',
  method: 'POST',
  path: '/api/test/list',
  input: v.object({ page: v.optional(v.number(), 1), tags: v.optional(v.array(v.string())) }),
  answer: v.object({ page: v.number() }),
  envelope: 'result',
});
const named = { id: '1', name: '가' };
const get = (id: string) => ({ url: `${read.path}?id=${id}` });
const send = (payload: string, type = 'application/json') =>
  ({
    method: 'POST',
    url: list.path,
    payload,
    headers: { ...fromPortal, 'content-type': type },
  }) as const;

async function withRoutes(answer: unknown = named, env: NodeJS.ProcessEnv = {}) {
  const lines: string[] = [];
  const logTo = { write: (line: string) => void lines.push(line) };
  const app = await buildBareApp({ env: { LOG_LEVEL: 'error', ...env }, logTo });
  route(app, read, () => {
    if (answer instanceof Error) throw answer;
    return answer as typeof named;
  });
  route(app, list, ({ page }) => ({ page }));
  return { app, lines };
}

test('answers `data` beside `status`, or `resultData` beside `resultCode`', async () => {
  const { app } = await withRoutes();
  const status = { code: '200', message: 'OK' };
  expect((await app.inject(get('1'))).json()).toEqual({ status, data: named });
  expect((await app.inject(send('{"page":3}'))).json()).toEqual({
    status,
    resultCode: 1,
    resultData: { page: 3 },
  });
});

test('lets caches revalidate a GET, and never store a POST', async () => {
  const { app } = await withRoutes();
  const first = await app.inject(get('1'));
  expect(first.headers['cache-control']).toBe('no-cache');
  expect(first.headers.etag).toMatch(/^W\/"[\w-]{22}"$/);
  const again = { headers: { 'if-none-match': `"x", ${String(first.headers.etag)}` } };
  expect((await app.inject({ ...get('1'), ...again })).statusCode).toBe(304);
  const posted = await app.inject(send('{}'));
  expect([posted.headers['cache-control'], posted.headers.etag]).toEqual(['no-store', undefined]);
});

test('lets no cache store an answer about a person, whoever may ask for it', async () => {
  const { app } = await withRoutes();
  route(app, { ...read, personal: true, path: '/api/test/personal' }, () => named);
  const { headers } = await app.inject('/api/test/personal?id=1');
  expect([headers['cache-control'], headers.etag]).toEqual(['no-store', undefined]);
});

test.each(['{}', '{"page":1}', '{"unknown":true}', 'null', '{"tags":["가"]}'])(
  'accepts the body %s',
  async (body) => {
    const { app } = await withRoutes();
    expect((await app.inject(send(body))).json().resultData).toEqual({ page: 1 });
  },
);

test('accepts a POST without a body as an empty input', async () => {
  const { app } = await withRoutes();
  expect(
    (await app.inject({ method: 'POST', url: list.path, headers: fromPortal })).statusCode,
  ).toBe(200);
});

test.each([
  ['a value of another type', '{"page":"3"}', 422, 'ERR_INVALID_INPUT'],
  ['a NUL in a list', '{"tags":["a\\u0000"]}', 422, 'ERR_INVALID_INPUT'],
  ['half of a surrogate pair', '{"tags":["\\ud800"]}', 422, 'ERR_INVALID_INPUT'],
  ['a list', '[]', 400, 'ERR_BAD_REQUEST'],
  ['text', '"text"', 400, 'ERR_BAD_REQUEST'],
  ['broken JSON', '{', 400, 'ERR_BAD_REQUEST'],
  ['nothing', '', 400, 'ERR_BAD_REQUEST'],
  ['a prototype', '{"__proto__":{"page":2}}', 400, 'ERR_BAD_REQUEST'],
  ['too many bytes', `{"page":${'1'.repeat(70_000)}}`, 413, 'ERR_TOO_LARGE'],
])('refuses a body of %s', async (_, body, http, code) => {
  const { app } = await withRoutes();
  const answer = await app.inject(send(body));
  expect([answer.statusCode, answer.json().status.code]).toEqual([http, code]);
});

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'x',
])('refuses a body of type %s', async (type) => {
  const { app } = await withRoutes();
  const answer = await app.inject(send('page=1', type));
  expect([answer.statusCode, answer.json().status.code]).toEqual([415, 'ERR_UNSUPPORTED']);
});

test('refuses a compressed body', async () => {
  const { app } = await withRoutes();
  const { method, url } = send('');
  const headers = {
    ...fromPortal,
    'content-type': 'application/json',
    'content-encoding': 'gzip',
  };
  const answer = await app.inject({ method, url, headers, payload: gzipSync('{"page":1}') });
  expect([answer.statusCode, answer.json().status.code]).toEqual([400, 'ERR_BAD_REQUEST']);
});

test('refuses a repeated query parameter', async () => {
  const { app } = await withRoutes();
  const answer = await app.inject(get('1&id=2'));
  expect(answer.json().error.fields).toEqual({ id: '형식에 맞게 입력해 주세요.' });
});

test('withholds an answer that breaks its contract, and logs the reason without values', async () => {
  const { app, lines } = await withRoutes({ id: 1, secret: '홍길동' });
  const answer = await app.inject(get('1'));
  expect([answer.statusCode, answer.json().status.code]).toEqual([500, 'ERR_INTERNAL']);
  expect(lines.join()).toContain(
    'testRead broke its contract: id: expected string; name: expected',
  );
  expect(lines.join()).not.toContain('홍길동');
});

test('does not check answers in production', async () => {
  const { app } = await withRoutes({ id: 1 });
  app.checksAnswers = false;
  expect((await app.inject(get('1'))).json().data).toEqual({ id: 1 });
});

test('answers a thrown code with its status, and a bug without its message', async () => {
  const refused = await withRoutes(new AppError('ERR_TOO_MANY'));
  expect((await refused.app.inject(get('1'))).statusCode).toBe(429);
  const broken = await withRoutes(new TypeError('secret of the house'));
  const answer = await broken.app.inject(get('1'));
  expect(answer.statusCode).toBe(500);
  expect(answer.body).not.toContain('secret');
  expect(broken.lines.join()).toContain('secret of the house');
});

test('accepts a form where the entry says so, and nothing else', async () => {
  const { app } = await withRoutes();
  const count = v.pipe(v.string(), v.regex(/^\d$/), v.transform(Number));
  const input = v.object({ page: count });
  const path = '/api/test/form';
  route(app, { ...list, kind: 'testForm', path, sends: 'form', input }, ({ page }) => ({ page }));
  const asForm = (type: string) => ({ ...send('page=3', type), url: path });
  const taken = await app.inject(asForm('application/x-www-form-urlencoded'));
  expect(taken.json().resultData).toEqual({ page: 3 });
  for (const type of ['application/json', 'text/plain', 'multipart/form-data; boundary=x'])
    expect((await app.inject(asForm(type))).statusCode).toBe(415);
});
