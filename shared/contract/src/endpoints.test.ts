import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import * as v from 'valibot';
import { isRead, type Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';

const byName = (one: string, other: string) => (one < other ? -1 : 1);
const twice = (values: string[]) => values.filter((value, i) => values.indexOf(value) !== i);

test('holds every call that a file of the contract states', async () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !/^endpoints\.|\.test\./.test(name),
  );
  const exported = new Set<Partial<Endpoint> | null>();
  for (const file of files)
    if (file !== 'index.ts')
      for (const value of Object.values((await import(join(import.meta.dirname, file))) as object))
        for (const call of [value, ...Object.values<unknown>(Object(value))])
          exported.add(call as Partial<Endpoint> | null);
  const stated = [...exported].flatMap((value) => (value?.kind && value.path ? [value.kind] : []));
  expect(endpoints.map(({ kind }) => kind).sort(byName)).toEqual(stated.sort(byName));
  expect(stated).toContain('faqList');
});

test('no two calls share a kind, or a method and path', () => {
  expect(twice(endpoints.map(({ kind }) => kind))).toEqual([]);
  expect(twice(endpoints.map(({ method, path }) => `${method} ${path}`))).toEqual([]);
});

test('`changes` stands on a GET alone, `reads` on a POST alone', () => {
  const wrong = endpoints.filter(
    ({ method, changes, reads }) => (method === 'POST' && changes) || (method === 'GET' && reads),
  );
  expect(wrong).toEqual([]);
});

/** Calls that are not reads and yet make no answer stale, and why. */
const makeNothingStale: Record<string, string> = {
  checkPassword: 'it reads, but each try counts against the limit',
  checkEmail: 'it reads, but each try counts against the limit',
  loginReturn: 'the session tells the other tabs itself, which must know who was there before',
  memberOut: 'every session of the member is over, and every tab loads anew',
  logout: 'the session tells the other tabs itself, and every one of them loads anew',
  requestCertification: 'the check it begins has a new number: nothing has been read under it',
  certifyReturn: 'the portal’s server sends it; a page asks certCheck until the answer is there',
  payReturn: 'the portal’s server sends it; the result page asks payResult until it is settled',
  payDeposit: 'the provider’s server sends it, in no session',
  saveDraft: 'the form that saves it knows what it has saved, and asks once, when it is opened',
  uploadPhoto: 'no read shows a photo before a submission names it',
};
const isSilent = (entry: Endpoint) => !isRead(entry) && entry.invalidates === undefined;

test('a call that is not a read names the reads whose answers it makes stale', () => {
  const reads = new Set(endpoints.filter(isRead).map(({ kind }) => kind));
  for (const { kind, invalidates } of endpoints) {
    expect([kind, invalidates]).not.toEqual([kind, []]);
    expect([kind, (invalidates ?? []).filter((each) => !reads.has(each))]).toEqual([kind, []]);
    if (reads.has(kind)) expect([kind, invalidates]).toEqual([kind, undefined]);
  }
  expect(
    endpoints
      .filter(isSilent)
      .map(({ kind }) => kind)
      .sort(byName),
  ).toEqual(Object.keys(makeNothingStale).sort(byName));
});

test.each([
  [{ method: 'GET' }, true],
  [{ method: 'GET', changes: true }, false],
  [{ method: 'POST' }, false],
  [{ method: 'POST', reads: true }, true],
] as const)('%j is a read: %s', (sent, is) => {
  const call = { kind: 'test', path: '/api/test', summary: 'Tests.', envelope: 'data' } as const;
  expect(isRead({ ...call, ...sent, input: v.object({}), answer: v.object({}) })).toBe(is);
});

test.each(endpoints.map((entry) => [entry.kind, entry] as const))(
  '%s is described in one sentence',
  (_, { summary }) => {
    expect(summary).toMatch(/^[A-Z][^.]*\.$/);
  },
);
