import { expect, test } from '@jest/globals';
import type { PageRecord, SectionRecord } from '@portal/release-store';
import { tasksOf } from './tasks.ts';

const section = (pages: [pattern: string, task: PageRecord['task']][]) =>
  ({ pages: pages.map(([pattern, task]) => ({ pattern, task })) }) as SectionRecord;

const guide = section([
  [
    '/guide/faq',
    {
      label: '질문',
      text: '답을 봅니다.',
      home: 40,
      products: { order: 10, hrefs: { bf: '/guide/faq?product=bf', o: '/guide/faq?product=c' } },
    },
  ],
  ['/guide/none', null],
]);
const service = section([
  [
    '/service/after',
    {
      label: '수리',
      text: '비용을 알려 드립니다.',
      home: 10,
      products: { order: 5, text: '고쳐 드립니다.', hrefs: { bf: '/service/after' } },
    },
  ],
  [
    '/service/info',
    { label: '비용', text: '', products: { order: 7, hrefs: { bf: '/service/info' } } },
  ],
]);
const labels = (tasks: { label: string }[]) => tasks.map(({ label }) => label);

test('the home page offers the tasks that have a place there, from every part', () => {
  expect(tasksOf([guide, service]).home).toEqual([
    { label: '수리', text: '비용을 알려 드립니다.', href: '/service/after' },
    { label: '질문', text: '답을 봅니다.', href: '/guide/faq' },
  ]);
});

test('a product’s guide offers the tasks that have an address for it, in its own order and words', () => {
  const { products } = tasksOf([guide, service]);
  expect(products.bf).toEqual([
    { label: '수리', text: '고쳐 드립니다.', href: '/service/after' },
    { label: '비용', text: '', href: '/service/info' },
    { label: '질문', text: '답을 봅니다.', href: '/guide/faq?product=bf' },
  ]);
  expect(products.o.map(({ href }) => href)).toEqual(['/guide/faq?product=c']);
  expect(products.l).toEqual([]);
});

test('a part that leaves the release takes its tasks along', () => {
  expect(labels(tasksOf([guide]).home)).toEqual(['질문']);
});
