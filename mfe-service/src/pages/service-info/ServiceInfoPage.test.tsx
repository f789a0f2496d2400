import { expect, test } from '@jest/globals';
import { serviceNames } from '@portal/contract';
import { renderPage, type Answers } from '@portal/testing/page';
import { section } from '../../routes.tsx';

const price = (label: string) => ({
  lines: [{ code: 'work' as const, label, amount: 154000, condition: '' }],
  discountRate: 10,
  needsConsent: true,
  paidLater: false,
});
const answers: Answers = {
  afterServicePrice: price('작업비'),
  assemblePrice: price('분해·조립비'),
  transferPrice: { ...price('회수·설치 작업비'), fromRegion: '11', toRegion: '50' },
};

test('tells how a service goes, what it costs and where it begins, before anybody logs in', async () => {
  const page = await renderPage(section, '/service/service_info?service=transfer&product=w', {
    answers,
  });
  expect(
    page.getByRole('heading', { level: 2, name: `정수기 ${serviceNames.transfer}` }),
  ).toBeTruthy();
  expect(page.getByRole('row', { name: /회수·설치 작업비/ }).textContent).toContain('154,000원');
  expect(page.serverCalls.find(({ kind }) => kind === 'transferPrice')?.input).toMatchObject({
    product: 'w',
    fromAddr: '서울특별시',
  });
  expect(page.getByText(/같은 지역 안에서 옮기시면 운송비를/)).toBeTruthy();
  expect(page.getByText('70,000원 ~ 100,000원')).toBeTruthy();
  expect(page.getByText(/회수한 날부터 7일 뒤부터/)).toBeTruthy();
  expect(
    page.getByRole('link', { name: `${serviceNames.transfer} 신청하기` }).getAttribute('href'),
  ).toBe('/service/service_transfer');
});

test('a bed is taken apart five days ahead and never on a Sunday; other products seven', async () => {
  const page = await renderPage(
    section,
    '/service/service_info?service=assemble_disassemble&product=l',
    { answers },
  );
  expect(page.getByRole('cell', { name: '154,000원' })).toBeTruthy();
  expect(page.getByText(/5일 뒤부터 .* 일요일은 방문하지 않습니다/)).toBeTruthy();
  await page.user.click(page.getByRole('link', { name: '안마의자' }));
  expect(await page.findByText(/7일 뒤부터 예약/)).toBeTruthy();
});

test('seats are replaced in massage chairs alone; other products lead to the repair', async () => {
  const page = await renderPage(section, '/service/service_info?service=seat&product=l', {
    answers,
  });
  expect(page.getByRole('heading', { name: '모션베드에는 없는 서비스입니다.' })).toBeTruthy();
  await page.user.click(page.getByRole('link', { name: `${serviceNames.after} 안내 보기` }));
  expect(await page.findByRole('heading', { name: `모션베드 ${serviceNames.after}` })).toBeTruthy();
});

test('the prices of seats open in the help popup', async () => {
  const page = await renderPage(section, '/service/service_info?service=seat');
  await page.user.click(page.getByRole('button', { name: '시트 가격 보기' }));
  expect(page.host.openPopup).toHaveBeenCalledWith('seatPrice');
});

test('inside the membership app the links stay there', async () => {
  const page = await renderPage(section, '/membership/service_info?service=seat');
  expect(page.getByRole('link', { name: '정수기' }).getAttribute('href')).toBe(
    '/membership/service_info?service=seat&product=w',
  );
});

test('without the page of the request the phone number is the way', async () => {
  const page = await renderPage(section, '/service/service_info', {
    answers,
    hrefFor: () => null,
  });
  expect(page.queryByRole('link', { name: /신청하기/ })).toBeNull();
  expect(page.getByRole('link', { name: '1577-0000' }).getAttribute('href')).toBe('tel:1577-0000');
});

test('a repair of a rented product costs no visit, and nobody goes to the small islands', async () => {
  const page = await renderPage(section, '/service/service_info?product=w', { answers });
  const row = page.getByRole('row', { name: /^렌탈 제품과 무상 보증 기간의 방문비/ });
  expect(row.textContent).toMatch(/0원$/);
  expect(page.getByText('제주는 본섬만 방문합니다.')).toBeTruthy();
});
