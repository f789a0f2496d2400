import { expect, test } from '@jest/globals';
import { listOf } from '@portal/testing/list';
import { refusal, renderPage, type Answers, type PageOptions } from '@portal/testing/page';
import { people } from '@portal/testing/people';
import { section } from '../../routes.tsx';
import { cancelled, order, waiting } from '../../testing/answers.ts';

const answers: Answers = {
  afterServiceList: listOf(order),
  replacementList: listOf(),
  afterServiceInfo: order,
  cancelAfterService: { ordNbr: order.ordNbr, status: 'CANCEL' },
};
const open = (address: string, more: PageOptions = {}) =>
  renderPage(section, `/service/${address}`, { answers, session: people.haneul, ...more });
const detail = 'service_order_detail?service=after&id=20260001';

test('a member sees their requests by service and status', async () => {
  const page = await open('service_order_info');
  const row = await page.findByRole('link', { name: /편안 정수기/ });
  expect(row.textContent).toContain('접수중');
  expect(row.getAttribute('href')).toBe('/service/service_order_detail?id=20260001');
  await page.user.click(page.getByRole('link', { name: '기사배정' }));
  expect(page.calls.at(-1)?.input).toMatchObject({ status: 'ENGINEER', curPage: 1 });
  await page.user.click(page.getByRole('link', { name: '시트 교체' }));
  expect(await page.findByRole('heading', { name: '접수 내역이 없습니다.' })).toBeTruthy();
});

test.each([
  [{}, '2026.12.01(화) 방문 예정'],
  [{ status: 'COMPLETE' }, '2026.12.01(화) 방문접수 번호'],
  [{ service: 'transfer', status: '3', secondOn: '2026-12-10' }, '2026.12.10(목) 설치 예정'],
] as const)('a request that is %j tells its visit as %s', async (more, said) => {
  const list = listOf({ ...order, ...more } as typeof order);
  const page = await open('service_order_info', {
    answers: { ...answers, afterServiceList: list },
  });
  const row = await page.findByRole('link', { name: /편안 정수기/ });
  expect(row.textContent).toContain(said);
});

test('a cancelled request tells no visit', async () => {
  const list = listOf(cancelled);
  const page = await open('service_order_info', {
    answers: { ...answers, afterServiceList: list },
  });
  const row = await page.findByRole('link', { name: /편안 정수기/ });
  expect(row.textContent).not.toContain('방문');
});

test('a request that waits for its payment is paid from the list', async () => {
  const page = await open('service_order_info', {
    answers: { ...answers, afterServiceList: listOf(waiting) },
  });
  const link = await page.findByRole('link', { name: '접수 번호 20260001 결제하기' });
  expect(link.getAttribute('href')).toBe('/payment?ordNbr=20260001');
});

test('a status that the service does not have is left out of the address', async () => {
  const page = await open('service_order_info?service=seat&status=ENGINEER');
  expect(page.address()).toBe('/service/service_order_info?service=seat');
});

test.each(['service_order_info', detail])('a visitor on %s may log in or look up', async (at) => {
  const page = await open(at, { session: 'visitor' });
  expect(page.getByText('로그인이 필요합니다.')).toBeTruthy();
  const lookUp = page.getByRole('link', { name: '비회원으로 조회하기' });
  expect(lookUp.getAttribute('href')).toBe('/service/order_check');
  expect(page.getByText(/^회원이시면 로그인해 주세요.*회원이 아니시면 이름과/)).toBeTruthy();
});

test('a detail shows the present stage, what comes next and by when, and what was entered', async () => {
  const page = await open(detail);
  const stage = (await page.findAllByRole('listitem')).find((one) => one.ariaCurrent === 'step');
  expect((stage ?? page.getByText(/지금 단계/).closest('li'))?.textContent).toBe(
    '지금 단계 접수중 2026.11.22(일)상담원이 내용을 확인합니다. (2026.11.24(화)까지)',
  );
  expect(page.getByText('(06236) 서울 강남구 테헤란로 152 3층')).toBeTruthy();
  expect(page.getByText('010-0000-1001')).toBeTruthy();
  expect(page.getAllByRole('cell', { name: '20,000원' })).toHaveLength(2);
  // The history has the day in Seoul, wherever the browser is.
  expect(page.getByText('2026.11.23(월)')).toBeTruthy();
});

test.each([
  [{ from: true, to: true }, '회수할 곳, 설치할 곳'],
  [{ from: false, to: false }, '필요 없음'],
  [null, undefined],
])('a transfer’s answers about a ladder truck are shown: %j', async (ladder, shown) => {
  const page = await open('service_order_detail?service=transfer&id=20260001', {
    answers: { transferDetail: { ...order, service: 'transfer', ladder } },
  });
  await page.findByText('제품', { selector: 'dt' });
  expect(page.queryByText('사다리차')?.nextElementSibling?.textContent).toBe(shown);
});

test('a request is cancelled after a question, and not without it', async () => {
  const page = await open(detail);
  page.host.dialogs.confirm.mockResolvedValueOnce(false);
  await page.user.click(await page.findByRole('button', { name: '접수 취소하기' }));
  expect(page.calls.some(({ kind }) => kind === 'cancelAfterService')).toBe(false);
  await page.user.click(page.getByRole('button', { name: '접수 취소하기' }));
  expect(page.host.notify).toHaveBeenCalledWith('접수를 취소했습니다.');
});

test('a cancellation moves the focus to what it says', async () => {
  const own: Answers = {
    ...answers,
    cancelAfterService() {
      own.afterServiceInfo = cancelled;
      return { ordNbr: order.ordNbr, status: 'CANCEL' };
    },
  };
  const page = await open(detail, { answers: own });
  await page.user.click(await page.findByRole('button', { name: '접수 취소하기' }));
  const outcome = await page.findByRole('group', { name: '취소 결과' });
  expect(outcome.textContent).toContain('접수를 취소했습니다.');
  expect(document.activeElement).toBe(outcome);
});

test('a refused cancellation says why', async () => {
  const page = await open(detail, {
    answers: { ...answers, cancelAfterService: refusal('ERR_CANCEL_STAGE') },
  });
  await page.user.click(await page.findByRole('button', { name: '접수 취소하기' }));
  expect(page.host.dialogs.alert).toHaveBeenCalledWith(
    '접수가 확인되어 화면에서는 취소할 수 없습니다. 고객센터로 전화해 주세요.',
  );
});

test('a confirmed request has no cancel button; it names the call centre', async () => {
  const may = { cancel: false, changeAddress: 'callCentre' as const, callCentre: true };
  const page = await open(detail, {
    answers: { ...answers, afterServiceInfo: { ...order, status: 'CONFIRM', may } },
  });
  expect(await page.findByRole('link', { name: '1577-0000' })).toBeTruthy();
  expect(page.queryByRole('button', { name: /취소/ })).toBeNull();
});

test('a cancelled request ends with its cancellation and offers no change', async () => {
  const at = '2026-11-22T23:00:00.000Z';
  const event = { status: 'CANCEL', statusName: '취소됨', at, by: 'customer' as const, note: '' };
  const ended = { ...cancelled, history: [event] };
  const page = await open(detail, { answers: { ...answers, afterServiceInfo: ended } });
  const says = await page.findByText('취소된 접수입니다.');
  expect(says.closest('li')?.textContent).toContain('취소됨 2026.11.23(월)');
  expect(says.closest('ol')?.textContent).not.toContain('다음 단계');
  expect(page.queryByRole('button', { name: /취소|달력/ })).toBeNull();
});

test('a request of somebody else is none', async () => {
  const page = await open(detail, {
    answers: { ...answers, afterServiceInfo: refusal('ERR_NOT_FOUND') },
  });
  expect(await page.findByRole('heading', { name: '서비스 접수 정보가 없습니다.' })).toBeTruthy();
});

test('the result tells the number and the stages to come', async () => {
  const page = await open('service_result?orderType=after&ordNbr=20260001');
  expect(await page.findByRole('heading', { level: 1, name: /접수했습니다/ })).toBeTruthy();
  expect(page.getByText('20260001')).toBeTruthy();
  expect(page.getByRole('link', { name: '진행 상황 보기' })).toBeTruthy();
  expect(page.getByRole('button', { name: '달력에 저장하기' })).toBeTruthy();
});

test('a result that waits for its payment says how much, and without the payment how to pay by phone', async () => {
  const address = 'service_result?orderType=after&ordNbr=20260001';
  const page = await open(address, {
    answers: { ...answers, afterServiceInfo: waiting },
    hrefFor: (path) => (path.startsWith('/payment') ? null : path),
  });
  expect((await page.findByText('결제 대기')).closest('div')?.textContent).toContain(
    '내실 금액은 127,800원입니다.',
  );
  expect(page.getByText(/전화로\s+결제하실 수 있습니다/)).toBeTruthy();
  expect(page.getByText('결제를 마치시면 접수됩니다.').closest('li')).toBeNull();
  const other = await open(address, { answers: { ...answers, afterServiceInfo: waiting } });
  expect((await other.findByRole('link', { name: '결제하기' })).getAttribute('href')).toBe(
    '/payment?ordNbr=20260001',
  );
});

test.each([
  ['수리: 결제를 기다리고 있습니다', waiting, '결제를 마치시면 접수됩니다.'],
  ['수리 접수가 취소되었습니다', cancelled, '취소된 접수입니다.'],
  ['수리 신청을 접수했습니다', order, /^상담원이 내용을 확인합니다/],
])('the title of a result says how the request stands: %s', async (title, shown, next) => {
  const page = await open('service_result?orderType=after&ordNbr=20260001', {
    answers: { ...answers, afterServiceInfo: shown },
  });
  expect((await page.findByRole('heading', { level: 1 })).textContent).toBe(title);
  expect(page.getByText(next)).toBeTruthy();
});
