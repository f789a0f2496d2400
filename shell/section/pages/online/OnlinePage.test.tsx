import { expect, test } from '@jest/globals';
import { renderPage } from '@portal/testing/page';
import { people } from '@portal/testing/people';
import { section } from '../../routes.tsx';

const hrefFor = (path: string) => (/^\/(customer|login)/.test(path) ? path : null);

test('specification, 2, Other: /online lists the services, and who may request each', async () => {
  const page = await renderPage(section, '/online', { hrefFor });
  expect(page.shown()).toMatchObject({ title: '온라인 서비스 안내' });
  for (const name of ['회원', '비회원', '서비스 신청', '조회', '등록과 문의'])
    expect(page.getByRole('heading', { level: 2, name })).toBeTruthy();
  expect(page.getAllByText('비회원 가능')).toHaveLength(2);
  expect(page.getByRole('link', { name: '1:1 문의 바로 가기' }).getAttribute('href')).toBe(
    '/customer/qna',
  );
  // Services that this release does not have link to the phone.
  expect(page.getByRole('link', { name: '수리, 전화 1577-0000' }).getAttribute('href')).toBe(
    'tel:1577-0000',
  );
  expect(page.queryByRole('link', { name: '비회원 조회' })).toBeNull();
});

test('a visitor’s login returns here; a member is greeted', async () => {
  const page = await renderPage(section, '/online');
  await page.user.click(page.getByRole('link', { name: '로그인' }));
  expect(page.host.session.login).toHaveBeenCalledWith('/online');
  expect(page.host.navigate).not.toHaveBeenCalled();
  expect(page.getByRole('link', { name: '비회원 조회' })).toBeTruthy();
  await page.become(people.haneul);
  expect(page.getByText(/김하늘님, 로그인되어 있습니다/)).toBeTruthy();
});
