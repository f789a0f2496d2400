import { expect, test } from '@jest/globals';
import type { ServiceOrder } from '@portal/contract';
import { listOf } from '@portal/testing/list';
import { renderPage } from '@portal/testing/page';
import { people } from '@portal/testing/people';
import { section } from '../routes.tsx';
import { done } from '../testing/done.ts';

const open = (shown: ServiceOrder, path = 'service_order_detail?service=after&id=20260001') =>
  renderPage(section, `/service/${path}`, {
    answers: { afterServiceInfo: shown, afterServiceList: listOf(shown) },
    session: people.haneul,
  });
type Page = Awaited<ReturnType<typeof open>>;
const valueOf = (page: Page, label: string) =>
  page.queryByText(label, { selector: 'dt' })?.nextElementSibling?.textContent;

test('a finished request tells what was done, parts, charge and warranty in a line each', async () => {
  const page = await open(done);
  await page.findByRole('heading', { name: '방문해서 한 일' });
  expect(
    ['한 일', '바꾼 부품', '현장에서 내신 금액', '작업 보증'].map((label) => valueOf(page, label)),
  ).toEqual(['이음매를 바꾸었습니다.', '이음매 2개, 호스 1개', '15,000원', '2027.02.20까지']);
});

test('no parts and no warranty are said, and a request without a report says nothing', async () => {
  const page = await open({
    ...done,
    report: { work: '청소했습니다.', parts: [], charge: 0 },
    warrantyUntil: null,
  });
  await page.findByRole('heading', { name: '방문해서 한 일' });
  expect([valueOf(page, '바꾼 부품'), valueOf(page, '작업 보증')]).toEqual(['없음', '없음']);
  const none = await open({ ...done, report: null });
  await none.findByText('방문완료', { exact: false, selector: 'li *' });
  expect(none.queryByRole('heading', { name: '방문해서 한 일' })).toBeNull();
});

test('a list tells the warranty of the work', async () => {
  const page = await open(done, 'service_order_info');
  const row = await page.findByRole('link', { name: /편안 정수기/ });
  expect(row.textContent).toContain('작업 보증 2027.02.20까지');
});
