import { expect, jest, test } from '@jest/globals';

jest.unstable_mockModule('./inlined.ts', () => ({ portal: { set: 's1+2' } }));
const { offeredPages } = await import('./offered-pages.ts');

const pages = [
  { label: '매장 찾기', text: '가까운 매장입니다.', href: '/product/showroom', words: [] },
];

test('the pages of the release are fetched once, and again after a failure', async () => {
  const asked: string[] = [];
  const answers = [
    Promise.reject(new TypeError()),
    { ok: false },
    { ok: true, json: async () => pages },
  ];
  globalThis.fetch = (async (url: string) => {
    asked.push(url);
    return answers[asked.length - 1];
  }) as typeof fetch;
  expect(await offeredPages()).toEqual([]);
  expect(await offeredPages()).toEqual([]);
  expect(await offeredPages()).toEqual(pages);
  expect(await offeredPages()).toEqual(pages);
  expect(asked).toEqual(Array(3).fill('/-/pages?set=s1%2B2'));
});
