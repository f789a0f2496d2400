import { expect, jest, test } from '@jest/globals';
import { endpoint } from '@portal/contract';
import axios, { type AxiosAdapter } from 'axios';
import * as v from 'valibot';
import type { Call } from './api.ts';
import { apiError } from './api-error.ts';
import { cachedCalls } from './cached-calls.ts';
import { createCaller, type Caller, type CallOptions } from './caller.ts';

const entryOf = (kind: string) =>
  ({
    kind,
    method: 'GET',
    path: '/api/list',
    summary: '',
    input: v.object({ page: v.number() }),
    answer: v.object({ asked: v.number() }),
    envelope: 'data',
    errors: [],
  }) as const;
const entries = {
  notices: endpoint(entryOf('notices')),
  inquiries: endpoint({ ...entryOf('inquiries'), audience: 'member' }),
  lookUp: endpoint({ ...entryOf('lookUp'), personal: true }),
};
const call = <Name extends keyof typeof entries>(name: Name): Call<(typeof entries)[Name]> => ({
  name,
});
const api = { notices: call('notices'), inquiries: call('inquiries'), lookUp: call('lookUp') };

/** Calls whose answers count how often they were asked for; each waits for `answer` where `held`. */
function counted({ held = false } = {}) {
  let asked = 0;
  const open: (() => void)[] = [];
  const caller = {
    call: (_entry: unknown, _input: unknown, { signal }: CallOptions) =>
      new Promise<unknown>((resolve, reject) => {
        const count = ++asked;
        signal?.addEventListener('abort', () => reject(apiError({ code: 'ABORTED' })));
        if (held) open.push(() => resolve({ asked: count }));
        else resolve({ asked: count });
      }),
  } as unknown as Caller;
  const calls = cachedCalls(caller, entries);
  return { calls, asked: () => asked, open };
}
const signal = () => new AbortController().signal;
/** Lets promises that have settled be heard. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

test('a load takes an answer for everyone from the cache', async () => {
  const { calls } = counted();
  expect(await calls.query(api.notices, { page: 1 }, signal())).toEqual({ asked: 1 });
  expect(await calls.query(api.notices, { page: 1 }, signal())).toEqual({ asked: 1 });
  expect(await calls.query(api.notices, { page: 2 }, signal())).toEqual({ asked: 2 });
});

test.each([
  ['to a member', api.inquiries],
  ['to anybody who asks', api.lookUp],
])('a load always fetches an answer about a person %s', async (_, call) => {
  const { calls } = counted();
  expect(await calls.query(call, { page: 1 }, signal())).toEqual({ asked: 1 });
  expect(await calls.query(call, { page: 1 }, signal())).toEqual({ asked: 2 });
});

test('components share an answer about a person while one of them shows it, and no longer', async () => {
  const { calls, asked } = counted();
  const first = calls.follow(api.inquiries, { page: 1 });
  const stopFirst = first.subscribe(() => {});
  await settle();
  const second = calls.follow(api.inquiries, { page: 1 });
  const stopSecond = second.subscribe(() => {});
  await settle();
  expect([first.get().data, second.get().data, asked()]).toEqual([{ asked: 1 }, { asked: 1 }, 1]);
  stopFirst();
  stopSecond();
  await settle();
  const later = calls.follow(api.inquiries, { page: 1 });
  later.subscribe(() => {});
  expect(later.get().data).toBeUndefined();
  await settle();
  expect(later.get()).toEqual({ data: { asked: 2 }, error: undefined, fetching: false });
});

test('what a change makes stale is fetched again where it is followed, and dropped where not', async () => {
  const { calls } = counted();
  const inquiries = calls.follow(api.inquiries, { page: 1 });
  inquiries.subscribe(() => {});
  await calls.query(api.notices, { page: 1 }, signal());
  await settle();
  calls.forget(['inquiries', 'notices']);
  await settle();
  expect(inquiries.get().data).toEqual({ asked: 3 });
  expect(await calls.query(api.notices, { page: 1 }, signal())).toEqual({ asked: 4 });
});

test('a load that is left aborts its call, and the next one does not join it', async () => {
  const { calls, open, asked } = counted({ held: true });
  const leave = new AbortController();
  const left = calls.query(api.notices, { page: 1 }, leave.signal);
  leave.abort();
  await expect(left).rejects.toMatchObject({ name: 'AbortError' });
  const next = calls.query(api.notices, { page: 1 }, signal());
  open[1]?.();
  expect(await next).toEqual({ asked: 2 });
  await expect(calls.query(api.notices, { page: 3 }, AbortSignal.abort())).rejects.toThrow();
  expect(asked()).toBe(2);
});

test('loads share a call, which one of them may leave', async () => {
  const { calls, open, asked } = counted({ held: true });
  const leave = new AbortController();
  const left = calls.query(api.notices, { page: 1 }, leave.signal);
  const stays = calls.query(api.notices, { page: 1 }, signal());
  leave.abort();
  await expect(left).rejects.toMatchObject({ name: 'AbortError' });
  open[0]?.();
  expect(await stays).toEqual({ asked: 1 });
  expect(asked()).toBe(1);
});

test('an answer for everyone is kept for a minute, and a failure not at all', async () => {
  jest.useFakeTimers();
  try {
    const { calls, asked } = counted();
    const ask = () => calls.query(api.notices, { page: 1 }, signal());
    await ask();
    jest.advanceTimersByTime(59_999);
    await ask();
    expect(asked()).toBe(1);
    jest.advanceTimersByTime(1);
    await ask();
    expect(asked()).toBe(2);
  } finally {
    jest.useRealTimers();
  }
  let fails = true;
  const failing = {
    call: async () => {
      if (fails) throw apiError({ code: 'NETWORK' });
      return { asked: 3 };
    },
  } as unknown as Caller;
  const { query } = cachedCalls(failing, entries);
  await expect(query(api.notices, { page: 1 }, signal())).rejects.toMatchObject({
    code: 'NETWORK',
  });
  fails = false;
  expect(await query(api.notices, { page: 1 }, signal())).toEqual({ asked: 3 });
});

test('a component and the page’s load may read the same at the same time', async () => {
  const answers: (() => void)[] = [];
  const status = { code: '200', message: '' };
  const adapter: AxiosAdapter = (config) =>
    new Promise((resolve) => {
      const data = { status, data: { asked: 1 } };
      answers.push(() => resolve({ status: 200, data, statusText: '', headers: {}, config }));
    });
  const calls = cachedCalls(createCaller(axios.create({ adapter })), entries);
  const answer = calls.follow(api.inquiries, { page: 1 });
  const stop = answer.subscribe(() => {});
  const loaded = calls.query(api.inquiries, { page: 1 }, signal());
  await settle();
  for (const one of answers) one();
  expect(await loaded).toEqual({ asked: 1 });
  await settle();
  expect(answer.get()).toEqual({ data: { asked: 1 }, error: undefined, fetching: false });
  stop();
});

test('a component shows at once what a load has read for everyone, and refetching passes by the cache', async () => {
  const { calls, asked } = counted();
  await calls.query(api.notices, { page: 1 }, signal());
  const followed = calls.follow(api.notices, { page: 1 });
  expect(followed.get()).toEqual({ data: { asked: 1 }, error: undefined, fetching: false });
  followed.subscribe(() => {});
  await settle();
  expect(asked()).toBe(1);
  followed.refetch();
  expect(followed.get()).toMatchObject({ data: { asked: 1 }, fetching: true });
  await settle();
  expect(followed.get()).toEqual({ data: { asked: 2 }, error: undefined, fetching: false });
});

test('an answer stays where fetching it again fails, and keeps its object where nothing is new', async () => {
  let answer = async (): Promise<unknown> => ({ asked: 1 });
  const calls = cachedCalls({ call: () => answer() } as unknown as Caller, entries);
  const followed = calls.follow(api.inquiries, { page: 1 });
  followed.subscribe(() => {});
  await settle();
  const { data } = followed.get();
  followed.refetch();
  await settle();
  expect(followed.get().data).toBe(data);
  answer = () => Promise.reject(apiError({ code: 'NETWORK' }));
  followed.refetch();
  await settle();
  expect(followed.get()).toMatchObject({ data, error: { code: 'NETWORK' }, fetching: false });
  answer = async () => ({ asked: 2 });
  followed.refetch();
  await settle();
  expect(followed.get()).toEqual({ data: { asked: 2 }, error: undefined, fetching: false });
});

test('a call whose last follower leaves is aborted, and the answer changes hands where another takes its place', async () => {
  const { calls, open, asked } = counted({ held: true });
  const follow = () => calls.follow(api.inquiries, { page: 1 });
  const stop = follow().subscribe(() => {});
  stop();
  const next = follow();
  const stopNext = next.subscribe(() => {});
  await settle();
  expect(asked()).toBe(1);
  open[0]?.();
  await settle();
  expect(next.get().data).toEqual({ asked: 1 });
  stopNext();
  await settle();
  expect(next.get()).toMatchObject({ data: undefined, fetching: true });
});

test('refetching aborts a call that is still running', async () => {
  const { calls, open, asked } = counted({ held: true });
  const followed = calls.follow(api.notices, { page: 1 });
  followed.subscribe(() => {});
  await settle();
  followed.refetch();
  await settle();
  expect(asked()).toBe(2);
  open[1]?.();
  await settle();
  expect(followed.get()).toMatchObject({ data: { asked: 2 }, fetching: false });
});
