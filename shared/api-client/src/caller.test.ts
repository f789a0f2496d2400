/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { endpoint } from '@portal/contract';
import axios, { type AxiosAdapter, type InternalAxiosRequestConfig } from 'axios';
import * as v from 'valibot';
import { createCaller } from './caller.ts';

const detail = endpoint({
  kind: 'detail',
  method: 'GET',
  path: '/api/detail',
  summary: '',
  input: v.object({ id: v.string() }),
  answer: v.object({ id: v.string() }),
  envelope: 'data',
  errors: [],
});
const list = endpoint({
  kind: 'list',
  method: 'POST',
  path: '/api/list',
  summary: '',
  input: v.object({ q: v.string() }),
  answer: v.object({ total: v.number() }),
  envelope: 'result',
  errors: [],
});

/** A caller whose requests are answered by `answer`, in place of the network. */
function callerOn(answer: (request: InternalAxiosRequestConfig) => Promise<[number, unknown]>) {
  const adapter: AxiosAdapter = async (config) => {
    const [status, data] = await answer(config);
    return { status, data, statusText: '', headers: {}, config };
  };
  return createCaller(axios.create({ adapter }));
}
const answering = (status: number, data: unknown) => callerOn(async () => [status, data]);
const ok = { code: '200', message: '' };

test.each([
  [{ sends: 'form' }, ['/api/list', undefined, 'q=%EB%AC%BC&n=1']],
  [{ sends: 'query' }, ['/api/list', 'q=%EB%AC%BC&n=1', undefined]],
  [{ path: '/api/list/{q}' }, ['/api/list/%EB%AC%BC', undefined, '{"n":1}']],
] as const)('sends an input as the entry says: %j', async (own, expected) => {
  let sent: unknown[] = [];
  const caller = callerOn(async ({ url, params, data }) => {
    sent = [url, params && String(params), data === undefined ? undefined : String(data)];
    return [200, { status: ok, resultCode: 1, resultData: { total: 0 } }];
  });
  const input = v.object({ q: v.string(), n: v.number(), none: v.optional(v.string()) });
  await caller.call({ ...list, ...own, input }, { q: '물', n: 1, none: undefined });
  expect(sent).toEqual(expected);
});

/** Parts of a multipart body, files by their name and bytes. */
const partsOf = (data: unknown) =>
  Promise.all(
    [...(data as FormData)].map(async ([name, value]) =>
      typeof value === 'string' ? [name, value] : [name, value.name, await value.text()],
    ),
  );

const upload = {
  ...detail,
  kind: 'upload',
  method: 'POST',
  sends: 'multipart',
  file: 'photo',
  input: v.object({ photo: v.custom<Blob>(() => true) }),
} as const;

test('sends parts: a list repeats its name, a file leaves its own name here', async () => {
  let sent: unknown;
  const caller = callerOn(async ({ data }) => {
    sent = data;
    return [200, { status: ok, data: { id: '1' } }];
  });
  const input = v.object({
    title: v.string(),
    photos: v.array(v.string()),
    none: v.optional(v.string()),
    photo: v.custom<Blob>(() => true),
  });
  const photo = new File(['bytes'], '홍길동.jpg', { type: 'image/jpeg' });
  await caller.call(
    { ...upload, input },
    { title: '물이 샙니다', photos: ['a', 'b'], none: undefined, photo },
  );
  expect(await partsOf(sent)).toEqual([
    ['title', '물이 샙니다'],
    ['photos', 'a'],
    ['photos', 'b'],
    ['photo', 'photo', 'bytes'],
  ]);
});

test('sends the key of a submission as a header, and nowhere else', async () => {
  let sent: unknown[] = [];
  const caller = callerOn(async ({ headers, data }) => {
    sent = [headers.get('Idempotency-Key'), data];
    return [200, { status: ok, data: { id: '1' } }];
  });
  const input = v.object({ text: v.string() });
  const keyed = { ...detail, method: 'POST', keyed: true, input } as const;
  await caller.call(keyed, { text: '감사합니다' }, { key: 'key-of-this-form' });
  expect(sent).toEqual(['key-of-this-form', '{"text":"감사합니다"}']);
});

test('files of one kind travel side by side, and each tells how far it is', async () => {
  const open: ((id: string) => void)[] = [];
  const caller = callerOn(
    ({ onUploadProgress }) =>
      new Promise((resolve) => {
        onUploadProgress?.({ progress: 0.5 } as never);
        open.push((id) => resolve([200, { status: ok, data: { id } }]));
      }),
  );
  const told: number[] = [];
  const send = () =>
    caller.call(upload, { photo: new Blob() }, { onProgress: (fraction) => told.push(fraction) });
  const both = Promise.all([send(), send()]);
  while (open.length < 2) await new Promise((resolve) => setTimeout(resolve));
  open[1]?.('second');
  open[0]?.('first');
  await expect(both).resolves.toEqual([{ id: 'first' }, { id: 'second' }]);
  expect(told).toEqual([0.5, 0.5]);
});

test('takes the codes for success that the entry names', async () => {
  const caller = answering(409, { status: { code: '510', message: '' }, data: { id: '1' } });
  const cancel = { ...detail, accepts: ['510'] };
  expect(await caller.call(cancel, { id: '1' })).toEqual({ id: '1' });
});

test('reads the result code the entry names', async () => {
  const caller = answering(200, { status: ok, resultCode: 0, resultData: { total: 0 } });
  expect(await caller.call({ ...list, resultCode: 0 }, { q: '' })).toEqual({ total: 0 });
  await expect(caller.call(list, { q: '' })).rejects.toMatchObject({ name: 'ApiError' });
});

test('sends a GET as query and a POST as JSON', async () => {
  const sent: unknown[] = [];
  const caller = callerOn(async ({ method, url, params, data }) => {
    sent.push([method, url, params && String(params), data]);
    return [200, { status: ok, data: { id: '1' }, resultCode: 1, resultData: { total: 0 } }];
  });
  await caller.call(detail, { id: '1' });
  await caller.call(list, { q: '물' });
  expect(sent).toEqual([
    ['get', '/api/detail', 'id=1', undefined],
    ['post', '/api/list', undefined, '{"q":"물"}'],
  ]);
});

test.each([
  ['code as string', { status: ok, data: { id: '1' } }],
  ['code as number', { status: { code: 200, message: '' }, data: { id: '1' } }],
  ['fields it does not know', { status: ok, data: { id: '1', more: 1 }, extra: true }],
])('takes an answer with %s', async (_, body) => {
  await expect(answering(200, body).call(detail, { id: '1' })).resolves.toEqual({ id: '1' });
});

test('takes a list only with resultCode 1', async () => {
  const body = { status: ok, resultCode: 1, resultData: { total: 3 } };
  await expect(answering(200, body).call(list, { q: '' })).resolves.toEqual({ total: 3 });
  await expect(
    answering(200, { ...body, resultCode: 0 }).call(list, { q: '' }),
  ).rejects.toMatchObject({ name: 'ApiError', code: '200' });
});

test('judges by the body before the HTTP status', async () => {
  const body = { status: ok, data: { id: '1' } };
  await expect(answering(500, body).call(detail, { id: '1' })).resolves.toEqual({ id: '1' });
});

test('tells the server’s code, sentence and fields', async () => {
  const body = {
    status: { code: 'ERR_INVALID_INPUT', message: '확인해 주세요.' },
    error: { requestId: 'r1', fields: { id: '숫자를 입력해 주세요.' } },
  };
  await expect(answering(422, body).call(detail, { id: 'x' })).rejects.toEqual({
    name: 'ApiError',
    code: 'ERR_INVALID_INPUT',
    message: '확인해 주세요.',
    http: 422,
    requestId: 'r1',
    fields: { id: '숫자를 입력해 주세요.' },
  });
});

test.each([
  ['HTML from a proxy', 502, '<html>', 'ERR_UNAVAILABLE'],
  ['HTML with 200', 200, '<html>', 'BAD_ANSWER'],
  ['nothing', 200, '', 'BAD_ANSWER'],
  ['another shape', 200, { status: ok, data: { id: 1 } }, 'BAD_ANSWER'],
])('calls %s a failure', async (_, status, body, code) => {
  await expect(answering(status, body).call(detail, { id: '1' })).rejects.toMatchObject({ code });
});

test('calls a line that is down NETWORK', async () => {
  const caller = callerOn(() => Promise.reject(new Error('socket hang up')));
  await expect(caller.call(detail, { id: '1' })).rejects.toMatchObject({
    code: 'NETWORK',
    http: 0,
  });
});

/** Answers a request when told to, and rejects it as axios does when it is aborted. */
function slowCaller() {
  const open: ((id: string) => void)[] = [];
  const caller = callerOn(
    ({ signal }) =>
      new Promise((resolve, reject) => {
        signal?.addEventListener?.('abort', () =>
          reject(Object.assign(new Error(), { code: 'ERR_CANCELED' })),
        );
        open.push((id) => resolve([200, { status: ok, data: { id } }]));
      }),
  );
  return { caller, open };
}

test('a newer call of the kind aborts the one before, whose answer changes nothing', async () => {
  const { caller, open } = slowCaller();
  const first = caller.call(detail, { id: 'first' });
  const second = caller.call(detail, { id: 'second' });
  await expect(first).rejects.toMatchObject({ code: 'ABORTED' });
  open[0]?.('first');
  open[1]?.('second');
  await expect(second).resolves.toEqual({ id: 'second' });
});

test('what is sent beside neither aborts a call of its kind nor is aborted by one', async () => {
  const { caller, open } = slowCaller();
  const calls = [
    caller.call(detail, { id: '1' }),
    caller.call(detail, { id: '2' }, { beside: true }),
    caller.call(detail, { id: '3' }, { beside: true }),
  ];
  for (const [i, answer] of open.entries()) answer(`${i + 1}`);
  await expect(Promise.all(calls)).resolves.toEqual([{ id: '1' }, { id: '2' }, { id: '3' }]);
});

test('different kinds run side by side', async () => {
  const { caller, open } = slowCaller();
  const first = caller.call(detail, { id: '1' });
  const second = caller.call({ ...detail, kind: 'another' }, { id: '2' });
  open[1]?.('2');
  open[0]?.('1');
  await expect(Promise.all([first, second])).resolves.toEqual([{ id: '1' }, { id: '2' }]);
});

test('is aborted by its signal, before and during the call', async () => {
  const { caller } = slowCaller();
  const leave = new AbortController();
  const call = caller.call(detail, { id: '1' }, { signal: leave.signal });
  leave.abort();
  await expect(call).rejects.toMatchObject({ code: 'ABORTED' });
  await expect(caller.call(detail, { id: '1' }, { signal: leave.signal })).rejects.toMatchObject({
    code: 'ABORTED',
  });
});
