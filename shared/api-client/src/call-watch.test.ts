/** @jest-environment node */
import { expect, jest, test } from '@jest/globals';
import { endpoint } from '@portal/contract';
import axios, { type AxiosAdapter, type InternalAxiosRequestConfig } from 'axios';
import * as v from 'valibot';
import { createCaller, type CallWatch } from './caller.ts';

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
const ok = { code: '200', message: '' };

/** A caller whose requests are answered by `answer`, in place of the network. */
function callerOn(
  answer: (request: InternalAxiosRequestConfig) => Promise<[number, unknown]>,
  watch: Partial<CallWatch>,
) {
  const adapter: AxiosAdapter = async (config) => {
    const [status, data] = await answer(config);
    return { status, data, statusText: '', headers: {}, config };
  };
  return createCaller(axios.create({ adapter }), watch);
}

/** A caller whose watch records what it was told. */
function watched(answer: Parameters<typeof callerOn>[0]) {
  const told = { running: 0, most: 0, heard: [] as string[], changed: [] as string[] };
  const caller = callerOn(answer, {
    busy() {
      told.most = Math.max(told.most, ++told.running);
      return () => void told.running--;
    },
    heard: (code) => told.heard.push(code),
    changed: (kinds) => told.changed.push(...kinds),
  });
  return { caller, told };
}
const waited = { ...detail, overlay: 'complaint' } as const;

test('covers the page while a call runs that it waits for, and no longer', async () => {
  const { caller, told } = watched(async () => [200, { status: ok, data: { id: '1' } }]);
  await Promise.all([
    caller.call(waited, { id: '1' }),
    caller.call({ ...waited, kind: 'another' }, { id: '2' }),
    caller.call({ ...detail, kind: 'quiet' }, { id: '3' }),
  ]);
  expect(told).toMatchObject({ most: 2, running: 0 });
});

test('sends a call again on request, and answers with what came then', async () => {
  let retry: (() => void) | null = null;
  let sent = 0;
  const caller = callerOn(
    ({ signal }) => {
      if (++sent === 2) return Promise.resolve([200, { status: ok, data: { id: '2' } }]);
      return new Promise((_, abort) =>
        signal?.addEventListener?.('abort', () => abort(new axios.CanceledError())),
      );
    },
    {
      busy(again) {
        retry = again;
        return () => {};
      },
    },
  );
  const call = caller.call(waited, { id: '1' });
  (retry as (() => void) | null)?.();
  await expect(call).resolves.toEqual({ id: '2' });
  expect(sent).toBe(2);
});

test.each([
  ['a read', waited, true],
  ['a submission under a key', { ...waited, method: 'POST', keyed: true } as const, true],
  ['any other change', { ...waited, method: 'POST' } as const, false],
])('offers to send %s again: %#', async (_, entry, offered) => {
  const busy = jest.fn((_retry: (() => void) | null) => () => {});
  const caller = callerOn(async () => [200, { status: ok, data: { id: '1' } }], { busy });
  await caller.call(entry, { id: '1' });
  expect(busy).toHaveBeenCalledWith(offered ? expect.any(Function) : null);
});

test('says of a submission what site its customer came from, and of nothing else', async () => {
  const sites: unknown[] = [];
  const caller = callerOn(
    async ({ headers }) => {
      sites.push(headers.get('x-site-type'));
      return [200, { status: ok, data: { id: '1' } }];
    },
    { siteType: () => 'KC' },
  );
  await caller.call(detail, { id: '1' });
  await caller.call({ ...detail, method: 'POST', keyed: true } as const, { id: '1' }, { key: 'k' });
  expect(sites).toEqual([undefined, 'KC']);
});

test('uncovers the page when the call fails', async () => {
  const { caller, told } = watched(() => Promise.reject(new Error('cut')));
  await expect(caller.call(waited, { id: '1' })).rejects.toMatchObject({ code: 'NETWORK' });
  expect(told).toMatchObject({ most: 1, running: 0, heard: [] });
});

test('tells the code of a refusal, and what a success makes stale', async () => {
  const changing = { ...detail, method: 'POST', invalidates: ['list'] } as const;
  const refused = watched(async () => [
    401,
    { status: { code: 'ERR_LOGIN_REQUIRED', message: '' } },
  ]);
  await expect(refused.caller.call(changing, { id: '1' })).rejects.toBeTruthy();
  expect(refused.told).toMatchObject({ heard: ['ERR_LOGIN_REQUIRED'], changed: [] });
  await expect(refused.caller.call(changing, { id: '1' }, { quiet: true })).rejects.toBeTruthy();
  expect(refused.told.heard).toHaveLength(1);
  const done = watched(async () => [200, { status: ok, data: { id: '1' } }]);
  await done.caller.call(changing, { id: '1' });
  expect(done.told).toMatchObject({ heard: [], changed: ['list'] });
});
