import { expect, test } from '@jest/globals';
import { refusal, renderPage, type Answers, type PageOptions } from '@portal/testing/page';
import { people } from '@portal/testing/people';
import { section } from '../../routes.tsx';
import { foundInBody, fromTo, owned, receipt, serviceDays } from '../../testing/answers.ts';
import { decide, goTo, privacy, send } from '../../testing/form.ts';

const seat = (goodsIdx: string, goodsName: string, goodsPrice: number) => ({
  goodsIdx,
  code: goodsIdx.replace(/-[lr]$/, ''),
  goodsName,
  side: goodsIdx.endsWith('-l')
    ? ('left' as const)
    : goodsIdx.endsWith('-r')
      ? ('right' as const)
      : null,
  goodsPrice,
});
const materials = {
  list: [
    seat('sole-l', '발바닥 시트 (왼쪽)', 45000),
    seat('sole-r', '발바닥 시트 (오른쪽)', 45000),
    seat('back', '등 시트', 220000),
    seat('hip-l', '엉덩이 시트 (왼쪽)', 50000),
  ],
  discountRate: 5,
  checkReplacement: 'Y' as const,
  goodsName: '편안 안마의자',
  visitFee: 30000,
};
const answers: Answers = {
  sameOrder: { order: null },
  myAllProductList: { productList: owned },
  materials,
  erpHoliday: serviceDays,
  priceRange: fromTo(75000, 900000),
  pointTotal: { total: 5000 },
  orderReplacement: {
    ...receipt,
    service: 'seat',
    orderType: '8',
    status: 'WAIT',
    payable: 114000,
  },
  replacementInfo: refusal('ERR_INTERNAL'),
};
const open = (more: PageOptions = {}) =>
  renderPage(section, '/service/service_seat', { answers, session: people.haneul, ...more });

test('a cart adds up line by line: both sides, the visit, 5 % off, points', async () => {
  const page = await open();
  await page.findByRole('radio', { name: /편안 안마의자/, checked: true });
  expect(page.queryByRole('radio', { name: /정수기/ })).toBeNull();
  const summary = await page.findByRole('region', { name: '지금까지 고르신 내용' });
  expect(summary.textContent).toContain('내실 금액 75,000원부터');
  await goTo(page, '교체할 시트');
  await decide(page, ['checkbox', /발바닥 시트 \(왼쪽/]);
  const cost = await page.findByRole('region', { name: '비용' });
  // 45,000 + 30,000, less 5 %
  expect(cost.textContent).toContain('내실 금액71,250원');
  expect(cost.textContent).toContain('시트는 소모품이어서 무상 보증이나 렌탈 계약 기간에도');
  await decide(page, ['checkbox', /발바닥 시트 \(오른쪽/]);
  expect(cost.textContent).toContain('내실 금액114,000원');
  await goTo(page, '방문할 곳과 날짜');
  await decide(page, ['button', '방문할 곳 주소 찾기'], ['button', '2026.11.26(목)']);
  await goTo(page, '연락처와 동의, 비용');
  expect(await page.findByText('가지신 포인트는 5,000점입니다.')).toBeTruthy();
  await page.user.type(page.getByLabelText(/쓰실 포인트/), '5001');
  expect(page.getByRole('alert').textContent).toContain('5,000점까지 쓰실 수 있습니다.');
  await decide(page, privacy);
  // More than the member has does not go on.
  await page.user.click(page.getByRole('button', { name: '다음' }));
  expect(page.getByLabelText(/쓰실 포인트/).getAttribute('aria-invalid')).toBe('true');
  expect(page.getByRole('heading', { level: 2, name: '연락처와 동의, 비용' })).toBeTruthy();
  await page.user.click(page.getByRole('button', { name: '5,000점 쓰기' }));
  expect(page.getByRole('region', { name: '비용' }).textContent).toContain('내실 금액109,000원');
  await goTo(page, '내용 확인');
  expect(page.getByText('쓰실 포인트').nextElementSibling?.textContent).toBe('5,000점');
  await decide(page, send);
  await page.findByRole('heading', { level: 1 });
  const sent = page.calls.find(({ kind }) => kind === 'orderReplacement');
  expect(sent?.input).toMatchObject({
    ...foundInBody,
    productIdx: '70',
    goodsIdx: ['sole-l', 'sole-r'],
    usePoint: 5000,
  });
  page.takeComplaints();
});

test('the check page goes on naming the chair and its seats after the session has ended', async () => {
  const page = await open({ session: people.yuna });
  await page.findByRole('radio', { name: /편안 안마의자/, checked: true });
  await goTo(page, '교체할 시트');
  await decide(page, ['checkbox', /발바닥 시트 \(왼쪽/]);
  await goTo(page, '방문할 곳과 날짜');
  await decide(page, ['button', '방문할 곳 주소 찾기'], ['button', '2026.11.26(목)']);
  await goTo(page, '연락처와 동의, 비용');
  await decide(page, privacy);
  await goTo(page, '내용 확인');
  const said = (label: string) => page.getByText(label, { selector: 'dt' }).nextElementSibling;
  const before = ['내 제품', '교체할 시트'].map((label) => said(label)?.textContent);
  expect(before).toEqual([`편안 안마의자\n${owned[0]?.serialNo}`, '발바닥 시트 (왼쪽)']);
  expect(said('연락받으실 분')?.textContent).toBe('회원 정보의 이름');
  expect(said('연락받으실 휴대전화')?.textContent).toBe('회원 정보의 번호');
  await page.become('visitor');
  expect(['내 제품', '교체할 시트'].map((label) => said(label)?.textContent)).toEqual(before);
});

test('the drawings open in the help popups; without a seat the form does not go on', async () => {
  const page = await open({ session: people.junho });
  await decide(page, ['button', '시트 가격 보기']);
  expect(page.host.openPopup).toHaveBeenCalledWith('seatPrice');
  await page.findByRole('radio', { name: /편안 안마의자/, checked: true });
  await goTo(page, '교체할 시트');
  await decide(page, ['button', '시트 부위 그림 보기']);
  expect(page.host.openPopup).toHaveBeenCalledWith('seatArea');
  await decide(page, ['button', '다음'], ['link', '교체할 시트: 교체할 시트를 골라 주세요.']);
  expect(document.activeElement?.getAttribute('type')).toBe('checkbox');
});

test.each([
  ['발바닥 시트 (왼쪽)', 'seatPartImage', { name: '발바닥 시트', part: 'sole' }],
  ['엉덩이 시트 (왼쪽)', 'seatPartText', { name: '엉덩이 시트', part: 'hip' }],
  ['등 시트', 'seatArea', { name: '등 시트', part: 'back' }],
])('where the seat %s is opens as %s', async (seat, popup, about) => {
  const page = await open();
  await page.findByRole('radio', { name: /편안 안마의자/, checked: true });
  await goTo(page, '교체할 시트');
  await page.user.click(await page.findByRole('button', { name: `${seat} 자리 보기` }));
  expect(page.host.openPopup).toHaveBeenCalledWith(popup, about);
});

test('a visitor looks up the seats of a model by its number, its name or a serial number', async () => {
  const own: Answers = { ...answers, productMaterials: materials };
  const page = await open({ session: 'visitor', answers: own });
  await decide(page, ['button', '모델로 시트 찾기']);
  const field = await page.findByLabelText('모델 이름이나 시리얼 번호');
  const lookUp = async (typed: string) => {
    await page.user.clear(field);
    await page.user.type(field, typed);
    await decide(page, ['button', '시트와 가격 찾기']);
  };
  // Enter looks up and does not leave the step.
  await page.user.type(field, 'hb-700{Enter}');
  expect((await page.findByRole('row', { name: /등 시트/ })).textContent).toContain('220,000원');
  // The outcome is below the fold on phones: it takes the focus, and so is in view and read out.
  expect(document.activeElement?.textContent).toContain('편안 안마의자의 시트');
  expect(page.getByRole('row', { name: /방문비/ }).textContent).toContain('30,000원');
  expect(page.address()).toBe('/service/service_seat');
  await lookUp('안마의자 hb520');
  await lookUp('c2405-700123');
  await lookUp('편안 안마의자');
  expect(page.calls.filter(({ kind }) => kind === 'productMaterials')).toMatchObject([
    { input: { goodsCd: 'HB-700' } },
    { input: { goodsCd: 'HB-520' } },
    { input: { serialNo: 'C2405700123' } },
    { input: { goodsName: '편안 안마의자' } },
  ]);
  own['productMaterials'] = { ...materials, list: [], checkReplacement: 'N' };
  await lookUp('HG-200');
  expect(await page.findByRole('link', { name: '1577-0000' })).toBeTruthy();
  own['productMaterials'] = refusal('ERR_NOT_FOUND');
  await lookUp('HX-1');
  expect(await page.findByText(/그런 안마의자를 찾지 못했습니다/)).toBeTruthy();
  expect(document.activeElement?.textContent).toContain('그런 안마의자를 찾지 못했습니다');
});

test('a chair whose seats cannot be had online leads to the customer centre', async () => {
  const page = await open({
    session: people.seoyeon,
    answers: { ...answers, materials: { ...materials, list: [], checkReplacement: 'N' } },
  });
  await page.findByRole('radio', { name: /편안 안마의자/, checked: true });
  await goTo(page, '교체할 시트');
  expect(await page.findByText(/온라인으로 신청하실 수 없습니다/)).toBeTruthy();
  expect(page.getByRole('link', { name: '1577-0000' })).toBeTruthy();
});
