import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import * as spots from '../content/spots.ts';
import { ListPage } from './ListPage.tsx';

interface Params {
  status: '-1' | '0' | '1';
  q: string;
}

/** Omits defaults, as address builders do. */
function address(params: Partial<Params> & { page?: number }): string {
  const { status = '-1', q = '', page = 1 } = params;
  const query = new URLSearchParams();
  if (status !== '-1') query.set('status', status);
  if (q) query.set('q', q);
  if (page !== 1) query.set('page', String(page));
  return `/member/inquiries?${query}`.replace(/\?$/, '');
}

function listOf(params: Params, total: number, pending: boolean) {
  return (
    <ListPage
      title="문의 내역"
      lead="남기신 문의입니다."
      address={address}
      params={params}
      pending={pending}
      filters={[
        {
          param: 'status',
          label: '상태',
          look: 'chips',
          options: [
            { value: '-1', label: '전체' },
            { value: '0', label: '답변 대기' },
            { value: '1', label: '답변 완료' },
          ],
        },
      ]}
      search={{ param: 'q', label: '문의에서 찾기', placeholder: '예: 비용' }}
      page={{ total, curPage: 2, pageSize: 10 }}
      count="모두"
      empty={{
        spot: spots.letter,
        title: '문의 내역이 없습니다.',
        text: '남겨 주세요.',
        all: '전체 보기',
      }}
    >
      <ul>
        <li>첫 문의</li>
      </ul>
    </ListPage>
  );
}
const show = (params: Params, total = 21, pending = false) =>
  render(listOf(params, total, pending));

const link = (name: string) => screen.getByRole('link', { name });
const hrefs = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((a) => a.getAttribute('href'));

test('a filter keeps the search and returns to the first page', () => {
  show({ status: '1', q: '비용' });
  expect(hrefs('상태')).toEqual([
    '/member/inquiries?q=%EB%B9%84%EC%9A%A9',
    '/member/inquiries?status=0&q=%EB%B9%84%EC%9A%A9',
    '/member/inquiries?status=1&q=%EB%B9%84%EC%9A%A9',
  ]);
});

test('accepts 0 as a choice', () => {
  show({ status: '0', q: '' });
  expect(link('답변 대기').getAttribute('aria-current')).toBe('true');
  expect(link('전체').getAttribute('aria-current')).toBeNull();
});

test('paging keeps every choice', () => {
  show({ status: '0', q: '' });
  expect(hrefs('쪽 이동')).toEqual([
    '/member/inquiries?status=0',
    '/member/inquiries?status=0',
    '/member/inquiries?status=0&page=2',
    '/member/inquiries?status=0&page=3',
    '/member/inquiries?status=0&page=3',
  ]);
});

test('a search keeps the filters, and replaces the words', () => {
  show({ status: '1', q: '비용' });
  const form = screen.getByRole<HTMLFormElement>('search');
  expect(form.getAttribute('action')).toBe('/member/inquiries');
  expect([...new FormData(form)]).toEqual([
    ['q', '비용'],
    ['status', '1'],
  ]);
});

test.each([
  ['-1', '', '모두 21건, 2쪽'],
  ['-1', '비용', '‘비용’ 찾기 결과 21건, 2쪽'],
  ['0', '비용', '답변 대기: ‘비용’ 찾기 결과 21건, 2쪽'],
] as const)('status %s and the search "%s" are announced as %s', (status, q, text) => {
  show({ status, q });
  expect(screen.getByRole('status').textContent).toBe(text);
});

test('the region that announces the rows is there before them', () => {
  const { rerender } = show({ status: '-1', q: '' }, 0, true);
  const region = screen.getByRole('status');
  rerender(listOf({ status: '0', q: '' }, 0, false));
  expect(screen.getByRole('status')).toBe(region);
  expect(region.textContent).toBe('답변 대기: 모두 0건, 2쪽');
});

test('an empty list says so and links onward', () => {
  show({ status: '0', q: '비용' }, 0);
  expect(screen.getByRole('heading', { name: '문의 내역이 없습니다.' })).toBeTruthy();
  expect(link('전체 보기').getAttribute('href')).toBe('/member/inquiries');
  expect(screen.queryByText('첫 문의')).toBeNull();
});

test('while rows load, the choices stay and no count is shown', () => {
  show({ status: '0', q: '' }, 0, true);
  expect(screen.getByRole('status').textContent).toBe('불러오는 중입니다.');
  expect(link('답변 대기').getAttribute('aria-current')).toBe('true');
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
});
