import { expect, test } from '@jest/globals';
import { createQuery } from './query.ts';
import type { QueryAction } from '../section.ts';

/** A call as RTK Query starts it: `answer` settles it, `abort` rejects it a moment later. */
function startedCall() {
  const log: string[] = [];
  let settle: (value: string) => void = () => {};
  const action: QueryAction<string> = () => {
    log.push('start');
    let fail: (error: Error) => void = () => {};
    const answer = new Promise<string>((resolve, reject) => {
      settle = resolve;
      fail = reject;
    });
    return {
      unwrap: () => answer,
      unsubscribe: () => log.push('unsubscribe'),
      abort: () => {
        log.push('abort');
        void Promise.resolve().then(() => fail(new Error('aborted')));
      },
    };
  };
  return { action, log, settle: (value: string) => settle(value) };
}
const dispatch = (action: never) => (action as unknown as () => unknown)();

test('gives the answer and lets the cache go', async () => {
  const { action, log, settle } = startedCall();
  const query = createQuery(dispatch);
  const answer = query(action, new AbortController().signal);
  await Promise.resolve();
  settle('물');
  await expect(answer).resolves.toBe('물');
  expect(log).toEqual(['start', 'unsubscribe']);
});

test('aborts the call of a page that is left', async () => {
  const { action, log } = startedCall();
  const leave = new AbortController();
  const answer = createQuery(dispatch)(action, leave.signal);
  await Promise.resolve();
  leave.abort();
  await expect(answer).rejects.toThrow('aborted');
  expect(log).toEqual(['start', 'abort', 'unsubscribe']);
});

test('starts nothing for a page that is left already', async () => {
  const { action, log } = startedCall();
  const query = createQuery(dispatch);
  await expect(query(action, AbortSignal.abort())).rejects.toThrow();
  expect(log).toEqual([]);
});

test('waits until an aborted call is over, so that the cache cannot give it to the next', async () => {
  const { action, log, settle } = startedCall();
  const query = createQuery(dispatch);
  const leave = new AbortController();
  const first = query(action, leave.signal).catch(() => 'left');
  await Promise.resolve();
  leave.abort();
  const second = query(action, new AbortController().signal);
  expect(log).toEqual(['start', 'abort']);
  await first;
  await new Promise((resolve) => setTimeout(resolve));
  settle('다시');
  await expect(second).resolves.toBe('다시');
  expect(log.filter((entry) => entry === 'start')).toHaveLength(2);
});
