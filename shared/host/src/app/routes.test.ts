/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { apiError } from '@portal/api-client';
import { readTerms } from '@portal/contract';
import { definePath } from '@portal/paths';
import { definePage, type Load } from '../index.ts';
import { sectionRoutes } from './routes.ts';

const path = definePath('/shop/list?q={text}');
const refused = apiError({ code: 'ERR_INVALID_INPUT', fields: { term_index: '확인해 주세요.' } });

/** Loads the page at `/shop/list?q=nowhere`, whose call fails with `error` after it was sent what `index` tells. */
async function load(error: unknown, index: (typed: string) => string) {
  const run: Load<typeof path, unknown> = async ({ query, params }) => ({
    data: await query(readTerms as never, { term_index: index(params.q) } as never),
  });
  const page = definePage<typeof path, unknown>({
    id: 'list',
    path,
    title: '목록',
    description: '무엇이 있는지',
    indexable: true,
    access: 'public',
    nav: null,
    skeleton: 'list',
    load: async () => ({ load: run }),
    page: async () => ({ default: () => null }),
  });
  const [route] = sectionRoutes(
    { name: 'shop', prefix: '/shop', label: '', order: 1, pages: [page] },
    {
      calls: async () => ({
        query: () => Promise.reject(error),
        entryOf: () => readTerms as never,
      }),
      mayEnter: async () => true,
      pages: async () => [],
      onLoaded() {},
    },
  );
  const loader = route?.loader as (given: object) => Promise<unknown>;
  return loader({ request: new Request('http://localhost/shop/list?q=nowhere') });
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
