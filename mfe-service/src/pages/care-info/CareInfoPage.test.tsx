import { expect, test } from '@jest/globals';
import { renderPage } from '@portal/testing/page';
import { section } from '../../routes.tsx';

test('each kind of care has its address', async () => {
  const page = await renderPage(section, '/service/service_care_info');
  expect(page.getByRole('heading', { name: '계약에 포함된 방문 점검' })).toBeTruthy();
  await page.user.click(page.getByRole('link', { name: '새 케어 서비스' }));
  expect(await page.findByRole('heading', { name: '필요할 때 신청하는 방문 점검' })).toBeTruthy();
  expect(page.address()).toBe('/service/service_care_info?service=new');
});

test('the filter membership tells its fee, its terms and what ending early costs', async () => {
  const page = await renderPage(section, '/service/service_care_info?service=w_filter');
  expect(page.getByRole('cell', { name: '14,900원' })).toBeTruthy();
  expect(page.getByRole('cell', { name: '12개월' })).toBeTruthy();
  expect(page.getByText('2번까지 약정하실 수 있습니다.')).toBeTruthy();
  // 90,000 - 4 x 14,900
  expect(page.getByText('30,400원')).toBeTruthy();
  expect(page.getByText('법인 계약은 신청하실 수 없습니다.')).toBeTruthy();
});
