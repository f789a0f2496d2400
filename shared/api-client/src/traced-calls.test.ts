import { afterEach, expect, test } from '@jest/globals';
import { readNotice } from '@portal/contract';
import axios from 'axios';
import { createCaller } from './caller.ts';

afterEach(() => document.head.replaceChildren());

/** The headers of a trace that a call sends. */
async function sent(): Promise<Record<string, unknown>> {
  let headers: Record<string, unknown> = {};
  const adapter = async (config: { headers: object }) => {
    headers = { ...config.headers };
    throw new Error('no network');
  };
  await createCaller(axios.create({ adapter: adapter as never }))
    .call(readNotice, { idx: '100001' })
    .catch(() => {});
  return Object.fromEntries(Object.entries(headers).filter(([name]) => name.startsWith('trace')));
}

test('a call continues the trace that the document’s head has at that moment', async () => {
  document.head.innerHTML =
    '<meta name="traceparent" content="00-1-2-01"><meta name="tracestate" content="portal=x">';
  expect(await sent()).toEqual({ traceparent: '00-1-2-01', tracestate: 'portal=x' });
  document.querySelector('meta')?.setAttribute('content', '00-3-4-01');
  expect(await sent()).toMatchObject({ traceparent: '00-3-4-01' });
});

test('without one it has no such header', async () => {
  expect(await sent()).toEqual({});
});
