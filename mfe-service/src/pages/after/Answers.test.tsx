import { expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { renderPage, type Answers } from '@portal/testing/page';
import { section } from '../../routes.tsx';
import { fromTo, price, serviceDays } from '../../testing/answers.ts';
import { decide } from '../../testing/form.ts';

const faq = {
  bbsIdx: '1015',
  product: 'w' as const,
  type: 'trouble',
  subject: '물이 멈추지 않고 계속 나옵니다',
  html: '<p>밸브를 잠급니다.</p>',
  excerpt: '밸브를 잠급니다.',
  publishedOn: '2025-03-21',
};
const answers: Answers = {
  faqList: { list: [faq], total: 5, curPage: 1, pageSize: 3 },
  erpHoliday: serviceDays,
  priceRange: fromTo(0, 20000, true),
  afterServicePrice: price(20000, true),
};
const open = () => renderPage(section, '/service/service_after', { answers, session: 'visitor' });

test('a visitor sees the symptoms as the server renders them, and the answers that fit before the form', async () => {
  const page = await open();
  expect(page.drawn?.html).toContain('어떤 점이 불편하신가요?');
  await page.user.click(page.getByRole('radio', { name: '정수기' }));
  expect(page.queryByText('신청하시기 전에 확인해 보세요')).toBeNull();
  await page.user.click(page.getByRole('radio', { name: '물이 새요' }));
  const answer = await page.findByText(faq.subject);
  expect(answer.closest('details')?.open).toBe(true);
  expect(page.getByText(/먼저 뒤쪽 밸브를 잠그고/)).toBeTruthy();
  expect(page.calls.findLast(({ kind }) => kind === 'faqList')?.input).toMatchObject({
    product: 'w',
    searchStr: '누수',
  });
  expect(page.getByRole('link', { name: '답 5건 모두 보기' }).getAttribute('href')).toBe(
    '/guide/faq?product=w&type=trouble&q=%EB%88%84%EC%88%98',
  );
  await page.user.click(page.getByRole('button', { name: '다음' }));
  expect(await page.findByText(/로그인하시면 내 제품, 사진부터/)).toBeTruthy();
});

test('answers are asked for by words of the product, because the same symptom has other answers', async () => {
  const page = await open();
  const asked = () => page.calls.findLast(({ kind }) => kind === 'faqList')?.input;
  for (const [group, search] of [
    ['안마의자', '덜컥 소리'],
    ['모션베드', '소리'],
  ] as const) {
    await decide(page, ['radio', group], ['radio', '소리가 나요']);
    await waitFor(() => expect(asked()).toMatchObject({ searchStr: search }));
  }
});
