import { afterEach, expect, test } from '@jest/globals';
import { refusal, renderPage, type Answers, type PageOptions } from '@portal/testing/page';
import { people } from '@portal/testing/people';
import { section } from '../../routes.tsx';
import { account, change, contract, info, other } from '../../testing/contracts.ts';

const receipt = { changeIdx: '700001', custCode: contract.custCode };
const answers: Answers = {
  contractProductList: { contractList: [other, contract] },
  paymentInfo: ({ input }) => (input.custCode === other.custCode ? { ...info, ...other } : info),
  bankList: { companyList: [{ companyCd: '088', companyName: '신한은행' }] },
  cardList: { companyList: [{ companyCd: '06', companyName: '신한카드' }] },
  updateCardToCms: receipt,
  updateCardInfo: receipt,
  updateCmsToCard: receipt,
  kibnetData: { ...change, status: 'done' },
};
const open = (address = '', more: PageOptions = {}) =>
  renderPage(section, `/payment/pay_edit_method${address}`, {
    answers,
    session: people.haneul,
    ...more,
  });
type Page = Awaited<ReturnType<typeof open>>;

async function goOn(page: Page, title: string) {
  await page.user.click(page.getByRole('button', { name: '다음' }));
  await page.findByRole('heading', { level: 2, name: title });
}
async function agree(page: Page) {
  for (const box of page.getAllByRole('checkbox')) await page.user.click(box);
  await goOn(page, '내용 확인');
}
async function enterAccount(page: Page, number = '110-123-456789') {
  const bank = await page.findByRole('combobox', { name: '은행' });
  await page.findByRole('option', { name: '신한은행' });
  await page.user.selectOptions(bank, '088');
  await page.user.type(page.getByRole('textbox', { name: '계좌 번호' }), number);
}
async function enterCard(page: Page) {
  const company = await page.findByRole('combobox', { name: '카드사' });
  await page.findByRole('option', { name: '신한카드' });
  await page.user.selectOptions(company, '06');
  await page.user.type(page.getByRole('textbox', { name: '카드 번호' }), '4111 1111 1111 1111');
  await page.user.type(page.getByRole('textbox', { name: /유효 기간/ }), '09/28');
}
afterEach(() => sessionStorage.clear());

test('the contract links to the methods it can change to', async () => {
  const page = await open();
  await page.user.click(await page.findByRole('link', { name: /편안 정수기/ }));
  expect(await page.findByRole('link', { name: '다른 계좌로 바꾸기' })).toBeTruthy();
  await page.user.click(page.getByRole('link', { name: '카드로 바꾸기' }));
  expect(await page.findByRole('textbox', { name: '카드 번호' })).toBeTruthy();
  expect(page.address()).toBe('/payment/pay_edit_method?custCode=3100102&to=card');
});

test('card to account: compares both methods, and fills in the holder’s name', async () => {
  const page = await open('?custCode=3100101&to=bank');
  await enterAccount(page);
  expect(page.getByRole<HTMLInputElement>('textbox', { name: '예금주' }).value).toBe('김하늘');
  await goOn(page, '동의');
  await agree(page);
  expect(page.getByText('지금').closest('dl')?.textContent).toBe(
    '지금신용카드 신한카드 **** 7704새로계좌 자동이체 신한은행 **** 6789',
  );
  expect(page.getByText(/2026.11.25\(수\) 출금부터/)).toBeTruthy();
  await page.user.click(page.getByRole('button', { name: '결제 수단 바꾸기' }));
  expect(
    await page.findByRole('heading', { level: 1, name: '결제 수단을 바꿨습니다' }),
  ).toBeTruthy();
  expect(page.getByText('바꾸기 전').closest('dl')?.textContent).toBe(
    '바꾸기 전신용카드 신한카드 **** 7704지금계좌 자동이체 신한은행 **** 4321',
  );
  expect(page.calls.find(({ kind }) => kind === 'updateCardToCms')?.input).toEqual({
    custCode: '3100101',
    bankCd: '088',
    accountNo: '110123456789',
    payerName: '김하늘',
    photos: [],
    formPhotos: [],
    bankbookPhotos: [],
    consentWithdrawal: 'Y',
    consentPrivacy: 'Y',
    consentShare: 'Y',
  });
});

test.each([
  ['card to card', '3100101', 'updateCardInfo'],
  ['account to card', '3100102', 'updateCmsToCard'],
] as const)('%s', async (_, custCode, kind) => {
  const page = await open(`?custCode=${custCode}&to=card`);
  await enterCard(page);
  await goOn(page, '동의');
  await agree(page);
  await page.user.click(page.getByRole('button', { name: '결제 수단 바꾸기' }));
  await page.findByRole('heading', { level: 1, name: '결제 수단을 바꿨습니다' });
  expect(page.calls.find((call) => call.kind === kind)?.input).toMatchObject({
    custCode,
    cardCd: '06',
    cardNo: '4111111111111111',
    expiry: '0928',
  });
});

test('keeps account and card numbers out of storage and address', async () => {
  const page = await open('?custCode=3100101&to=card');
  await enterCard(page);
  await goOn(page, '동의');
  expect(JSON.stringify(sessionStorage)).toContain('"cardCd');
  // Eight digits, because a draft's random key may contain `1111`.
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/1111[ -]?1111|09\/28/);
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/1111[ -]?1111/);
  expect(page.address()).toBe('/payment/pay_edit_method?custCode=3100101&to=card&step=2');
});

test('refuses another person’s account before anything is sent', async () => {
  const page = await open('?custCode=3100102&to=bank');
  await enterAccount(page);
  const payer = page.getByRole('textbox', { name: '예금주' });
  await page.user.clear(payer);
  await page.user.type(payer, '이하늘');
  await page.user.click(page.getByRole('button', { name: '다음' }));
  expect(page.getAllByText(/계약하신 분\(김하늘\)과 이름이 다릅니다/).length).toBeGreaterThan(0);
});

test('a company is asked for its withdrawal form and bankbook', async () => {
  const company = { ...contract, custCode: '3100301', custName: '주식회사 한빛라운지' };
  const page = await open('?custCode=3100301&to=bank', {
    session: people.seoyeon,
    answers: {
      ...answers,
      contractProductList: { contractList: [company] },
      paymentInfo: { ...info, ...company, corporate: true },
      agreementFileUrl: {
        url: '/api/media/abcd1234/withdrawal-form.pdf',
        name: '법인 자동이체 출금 신청서.pdf',
        mime: 'application/pdf',
        bytes: 36_899,
        pages: 1,
      },
    },
  });
  await enterAccount(page);
  await goOn(page, '법인 서류');
  expect(
    (await page.findByRole('link', { name: '출금 신청서 받기 (PDF)' })).getAttribute('href'),
  ).toBe('/api/media/abcd1234/withdrawal-form.pdf');
  await page.user.click(page.getByRole('button', { name: '다음' }));
  for (const [name, missing] of [
    ['출금 신청서', '도장을 찍은 출금 신청서를 사진이나 PDF로 올려 주세요.'],
    ['법인 통장 사본', '법인 통장 사본을 사진이나 PDF로 올려 주세요.'],
  ] as const) {
    // Both are required, and each has a place of its own.
    const place = await page.findByRole('group', { name });
    expect(place.textContent).toContain(missing);
  }
});

test('shows the server’s message if a change is already in progress', async () => {
  const page = await open('?custCode=3100101&to=bank', {
    answers: { ...answers, updateCardToCms: refusal('ERR_PAYMENT_CHANGE') },
  });
  await enterAccount(page);
  await goOn(page, '동의');
  await agree(page);
  await page.user.click(page.getByRole('button', { name: '결제 수단 바꾸기' }));
  expect(await page.findByText(/아직 끝나지 않은 변경이 있습니다/)).toBeTruthy();
});

test('on the day of a withdrawal says that it still uses the present method', async () => {
  const next = { planned: '2026-12-25', day: '2026-12-28' };
  const paymentInfo = { ...info, next, dueToday: true };
  const page = await open('?custCode=3100101', { answers: { ...answers, paymentInfo } });
  const says = await page.findByText(/오늘 출금은 지금 결제 수단에서 나갑니다/);
  expect(says.textContent).toContain('새 결제 수단은 2026.12.28(월) 출금부터 쓰입니다.');
});

test('shows the last change beside the current method', async () => {
  const page = await open('?custCode=3100101', {
    answers: {
      ...answers,
      paymentInfo: { ...info, beforePayment: account, changedOn: '2026-11-20' },
    },
  });
  const title = await page.findByRole('heading', { name: '지난번 변경: 2026.11.20(금)' });
  expect(title.closest('section')?.textContent).toContain('계좌 자동이체 KB국민은행 **** 4821');
});

// Must be the last test: card numbers stay in the tab's memory.
test('a card that is over before the next withdrawal does not pass its step', async () => {
  const page = await open('?custCode=3100102&to=card');
  await enterCard(page);
  const expiry = page.getByRole('textbox', { name: /유효 기간/ });
  await page.user.clear(expiry);
  await page.user.type(expiry, '10/26');
  await page.user.click(page.getByRole('button', { name: '다음' }));
  const says = /다음 출금일\(2026.11.25\(수\)\)에는 유효 기간이 지난 카드입니다/;
  expect((await page.findAllByText(says)).length).toBeGreaterThan(0);
  await page.user.clear(expiry);
  await page.user.type(expiry, '11/26');
  await goOn(page, '동의');
});
