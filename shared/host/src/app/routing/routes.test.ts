/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { apiError } from '@portal/api-client';
import { readTerms } from '@portal/contract';
import { definePath } from '@portal/paths';
import { definePage, type Load, type Page, type Section } from '../../index.ts';
import { loadAt, type LoadEnv } from './routes.ts';

const path = definePath('/shop/list?q={text}');
const refused = apiError({ code: 'ERR_INVALID_INPUT', fields: { term_index: '확인해 주세요.' } });

/** Loads an address in a section of one page; gives what its load returned. @throws what the load threw */
async function loaded(page: Page, address: string, env: Partial<LoadEnv>) {
  const section: Section = { name: 'shop', prefix: '/shop', label: '', order: 1, pages: [page] };
  const url = new URL(address, 'http://localhost');
  const found = await loadAt(section, url, new AbortController().signal, {
    calls: () => Promise.reject(new Error('nothing is called')),
    mayEnter: async () => true,
    pages: async () => [],
    ...env,
  });
  if ('redirect' in found) throw new Error(`redirected to ${found.redirect}`);
  if (found.failure) throw found.failure.error;
  return found;
}

/** What the load of a row learns of who is there. @param mayEnter whether a member is signed in */
async function memberIn(
  row: Partial<Pick<Page, 'access' | 'forMember'>>,
  mayEnter: () => Promise<boolean>,
) {
  const run: Load<typeof path, unknown> = async ({ member }) => ({ data: member });
  const page = definePage<typeof path, unknown>({ ...listPage(run), ...row });
  const { answer, reads } = await loaded(page, '/shop/list?q=a', { mayEnter });
  // What a member sees is never kept.
  expect(reads.personal).toBe(answer?.data);
  return answer?.data;
}

const listPage = (run: Load<typeof path, unknown>) => ({
  id: 'list',
  path,
  title: '목록',
  description: '무엇이 있는지',
  indexable: true,
  access: 'public' as const,
  nav: null,
  skeleton: 'list' as const,
  load: async () => ({ load: run }),
  page: async () => ({ default: () => null }),
});

test.each([
  ['a page of everybody learns of nobody', {}, true, false],
  ['a page that is for members too learns of a member', { forMember: true }, true, true],
  ['and of a visitor', { forMember: true }, false, false],
  ['a member’s page has a member', { access: 'member' }, true, true],
] as const)('%s', async (_, row, isMember, expected) => {
  expect(await memberIn(row, async () => isMember)).toBe(expected);
});

test('a page that is for members too is shown while nobody knows who is there', async () => {
  const offline = () => Promise.reject(apiError({ code: 'NETWORK' }));
  expect(await memberIn({ forMember: true }, offline)).toBe(false);
});

/** Loads the page at `/shop/list?q=nowhere`, whose call fails with `error` after it was sent what `index` tells. */
async function load(error: unknown, index: (typed: string) => string) {
  const run: Load<typeof path, unknown> = async ({ query, params }) => ({
    data: await query(readTerms as never, { term_index: index(params.q) } as never),
  });
  const page = definePage<typeof path, unknown>(listPage(run));
  const { answer } = await loaded(page, '/shop/list?q=nowhere', {
    calls: async () => ({
      query: () => Promise.reject(error),
      entryOf: () => readTerms as never,
    }),
  });
  return answer;
}

test('an address at which the API finds nothing, or which it refuses, is the not-found page', async () => {
  const missing = apiError({ code: 'ERR_NOT_FOUND' });
  expect(await load(missing, () => 'privacy')).toMatchObject({ status: 404 });
  expect(await load(refused, (typed) => typed)).toMatchObject({ status: 404 });
});

test('a value of the page’s own that the API refuses is a fault of the part', async () => {
  await expect(load(refused, () => 'made up')).rejects.toThrow(
    'the API refuses what the page sends: term_index',
  );
});

test('any other failed call is the load’s', async () => {
  const offline = apiError({ code: 'NETWORK' });
  await expect(load(offline, (typed) => typed)).rejects.toBe(offline);
});
