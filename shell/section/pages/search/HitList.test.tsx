import { expect, test } from '@jest/globals';
import type { SearchHit } from '@portal/contract';
import { HostProvider, type Host } from '@portal/host';
import { createHostDouble } from '@portal/host/double';
import { render, screen } from '@testing-library/react';
import { HitList } from './HitList.tsx';

const hit: SearchHit = {
  classification: 'notice',
  bbsIdx: '12',
  product: null,
  subject: '추석 연휴 안내',
  excerpt: '연휴에는 쉽니다.',
  marks: ['쉽니다'],
  publishedOn: '2026-09-14',
};

const show = (own: Partial<Host>) =>
  render(
    <HostProvider value={createHostDouble({ company: {} as Host['company'], ...own })}>
      <HitList hits={[hit]} searchStr="연휴" />
    </HostProvider>,
  );

test('a hit leads to its page', () => {
  show({});
  const link = screen.getByRole('link', { name: '추석 연휴 안내' });
  const marked = [...document.querySelectorAll('mark')].map((mark) => mark.textContent);
  expect(marked).toEqual(['연휴', '연휴', '쉽니다']);
  expect(link.getAttribute('href')).toBe('/customer/notice/12');
});

test('a hit whose page is not in the release shows its text without a link', () => {
  show({ hrefFor: () => null });
  expect(screen.getByRole('heading', { name: '추석 연휴 안내' })).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});
