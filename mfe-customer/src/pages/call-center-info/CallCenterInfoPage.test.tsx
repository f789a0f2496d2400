import { expect, test } from '@jest/globals';
import { renderPage, type Answers, type PageOptions } from '@portal/testing/page';
import { section } from '../../routes.tsx';

const line = (seq: number, type: 'main' | 'corporate' | 'sharedChair', title: string) => ({
  seq,
  type,
  title,
  phone: `1577-000${seq}`,
});
const answers: Answers = {
  phoneContactList: {
    list: [line(2, 'corporate', '법인 상담'), line(1, 'main', '대표 상담')],
  },
};
const open = (more: PageOptions = {}) =>
  renderPage(section, '/customer/call_center_info', { answers, ...more });

test('lists the phone lines in order, each as a link to call', async () => {
  const page = await open();
  const calls = page.getAllByRole('link', { name: /상담 1577/ });
  expect(calls.map((one) => [one.getAttribute('aria-label'), one.getAttribute('href')])).toEqual([
    ['대표 상담 1577-0001', 'tel:1577-0001'],
    ['법인 상담 1577-0002', 'tel:1577-0002'],
  ]);
});

test('shows the hours, lunch, and the days of rest', async () => {
  const page = await open();
  const said = page.getByRole('heading', { name: '상담 시간' }).parentElement?.textContent;
  for (const fact of ['월~금 09:00~18:00', '12:00~13:00', '토·일, 공휴일'])
    expect(said).toContain(fact);
});

test('says what to have at hand, and shows where a serial number is', async () => {
  const page = await open();
  for (const thing of ['제품 시리얼 번호', '계약자 성함과 전화번호', '증상', '설치한 곳의 주소'])
    expect(page.getByText(thing)).toBeTruthy();
  await page.user.click(page.getByRole('button', { name: '시리얼 번호 찾는 법' }));
  expect(page.host.openPopup).toHaveBeenCalledWith('serialNumber');
});

test('offers the other channels that this release has', async () => {
  const hrefFor = (path: string) => (path.startsWith('/guide/') ? path : null);
  const page = await open({ hrefFor });
  const ways = page.getByRole('heading', { name: '전화하지 않고 찾기' }).parentElement;
  expect([...(ways?.querySelectorAll('strong') ?? [])].map((one) => one.textContent)).toEqual([
    '자주 묻는 질문',
  ]);
});
