import { expect, jest, test } from '@jest/globals';
import { renderPage } from '@portal/testing/page';
import { section } from '../../routes.tsx';

test('on a Sunday names the next opening, and promises no answer now', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-22T14:00:00+09:00'), advanceTimers: true });
  const page = await renderPage(section, '/sms/de');
  expect(await page.findByText('지금은 쉽니다. 내일 09:00부터 받습니다.')).toBeTruthy();
  expect(page.queryByText(/바로/)).toBeNull();
  jest.useRealTimers();
});

test.each([
  ['/sms/se', '시트 교체 신청'],
  ['/sms/tr', '이전설치 신청'],
  ['/sms/st', '서비스 진행 조회'],
  ['/sms/ad', '분해·조립 신청'],
  ['/sms/de', '배송 조회'],
  ['/membership/service_info', '서비스 안내'],
  ['/membership/reference', '자료실'],
])('%s answers 503 with the phone number, and is not indexed', async (address, title) => {
  const page = await renderPage(section, address);
  expect(page.drawn).toMatchObject({ status: 503, title, indexable: false });
  expect(page.getByRole('heading', { level: 1, name: title })).toBeTruthy();
  expect(page.getByText(/지금은 준비하고 있어 열 수 없습니다/)).toBeTruthy();
  expect(page.getByRole('link', { name: '1577-0000' }).getAttribute('href')).toBe('tel:1577-0000');
});
