import { expect, test } from '@jest/globals';
import { refusal, renderPage, type Answers, type PageOptions } from '@portal/testing/page';
import { people } from '@portal/testing/people';
import { section } from '../../routes.tsx';
import {
  begunOnPhone,
  foundInBody,
  fromTo,
  owned,
  price,
  receipt,
  serviceDays,
} from '../../testing/answers.ts';
import { decide, goTo, privacy, send } from '../../testing/form.ts';

const answers: Answers = {
  sameOrder: { order: null },
  myAllProductList: { productList: owned },
  erpHoliday: serviceDays,
  priceRange: fromTo(50000, 140000),
  assemblePrice: price(154000),
  pointTotal: { total: 0 },
  orderRelocation: { ...receipt, service: 'assemble_disassemble', orderType: '6', status: 'WAIT' },
  assembleInfo: refusal('ERR_INTERNAL'),
};
const open = (more: PageOptions = {}, query = '') =>
  renderPage(section, `/service/service_assemble_disassemble${query}`, {
    answers,
    session: people.haneul,
    ...more,
  });

// Must be the first test: no draft has a product yet.
test('without a price range the form is there all the same', async () => {
  const unpriced: Answers = { ...answers, priceRange: refusal('ERR_INTERNAL') };
  const page = await open({ session: 'visitor', answers: unpriced });
  expect(page.queryByText(/내실 금액/)).toBeNull();
  await decide(page, ['radio', '모션베드']);
  expect((await page.findByRole('region', { name: '비용' })).textContent).toContain('154,000원');
  page.takeComplaints();
});

test('the price of a group is open to a visitor', async () => {
  const page = await open({ session: 'visitor' });
  await decide(page, ['radio', '모션베드']);
  const cost = await page.findByRole('region', { name: '비용' });
  expect(cost.textContent).toContain('154,000원');
  expect(cost.textContent).toContain('분해·조립은 고장 수리가 아니어서');
  expect(page.calls.find(({ kind }) => kind === 'assemblePrice')?.input).toEqual({ grpCode: 'l' });
});

test('disassembly and assembly each have their day, of the bed’s own calendar', async () => {
  const page = await open();
  await decide(page, ['radio', '모션베드']);
  await goTo(page, '내 제품과 방문할 곳');
  await page.findByRole('radio', { name: /편안 모션베드/, checked: true });
  await decide(page, ['button', '방문할 곳 주소 찾기']);
  await goTo(page, '분해·조립 날짜');
  await page.findByText('조립할 날짜는 분해할 날짜를 고르시면 보여 드립니다.');
  await decide(page, ['button', '2026.11.26(목)', '분해할 날짜']);
  await decide(page, ['button', '2026.11.30(월)', '조립할 날짜']);
  const asked = page.calls.filter(({ kind }) => kind === 'erpHoliday').map(({ input }) => input);
  const bed = { holidayType: 'assemble_disassemble', product: 'l' };
  expect(asked).toMatchObject([bed, { ...bed, firstOn: '2026-11-26' }]);
  await goTo(page, '연락처와 동의, 비용');
  await decide(page, privacy, ['checkbox', /\(선택\) 마케팅/]);
  expect(page.getByRole('region', { name: '비용' }).textContent).toContain('내실 금액138,600원');
  await goTo(page, '내용 확인');
  await decide(page, send);
  await page.findByRole('heading', { level: 1 });
  expect(page.calls.find(({ kind }) => kind === 'orderRelocation')?.input).toMatchObject({
    service: 'assemble_disassemble',
    ...foundInBody,
    visitOn: '2026-11-26',
    secondOn: '2026-11-30',
    consentMarketing: 'Y',
  });
  page.takeComplaints();
});

test('a form that began on the phone has the product that was said there', async () => {
  const aiccData = begunOnPhone('assemble_disassemble');
  const page = await open({ session: people.seoyeon, answers: { ...answers, aiccData } }, '?idx=5');
  expect(await page.findByRole('radio', { name: '모션베드', checked: true })).toBeTruthy();
});
