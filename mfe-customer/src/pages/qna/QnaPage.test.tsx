import { expect, test } from '@jest/globals';
import { answerPromise, type Inquiry } from '@portal/contract';
import { refusal, renderPage, type Answers, type PageOptions } from '@portal/testing/page';
import { people } from '@portal/testing/people';
import { waitFor } from '@testing-library/react';
import { section } from '../../routes.tsx';

// Drafts survive from test to test, so consecutive tests sign in different members.
const product = {
  productIdx: '71',
  goodsCd: 'HW-300',
  goodsName: '한결 정수기',
  product: 'w' as const,
  ordNo: 'P1',
  serialNo: null,
  orderKind: '1' as const,
  installedOn: '2026-01-02',
  verified: true,
};
const receipt = { bbsIdx: '10001', receivedOn: '2026-11-20', answerBy: '2026-11-25' };
const sentInquiry: Inquiry = {
  ...receipt,
  groups: 'product',
  title: '물이 잘 나오지 않습니다',
  text: '어제부터 물줄기가 가늘어졌습니다.',
  state: '0',
  userIdx: '1001',
  writeUser: '김하늘',
  productIdx: null,
  goodsName: null,
  photos: [],
  answer: null,
};
const answers: Answers = {
  myAllProductList: { productList: [product] },
  insertQna: receipt,
  qnaDetail: sentInquiry,
};
const open = (query = '', more: PageOptions = {}) =>
  renderPage(section, `/customer/qna${query}`, { answers, session: people.haneul, ...more });
type Page = Awaited<ReturnType<typeof open>>;

const letter = { title: '물이 잘 나오지 않습니다', text: '어제부터 물줄기가 가늘어졌습니다.' };
async function write({ user, getByLabelText, getByRole, findByRole }: Page) {
  await user.selectOptions(getByLabelText('문의 유형'), '제품 사용');
  await user.click(getByLabelText('제목'));
  await user.paste(letter.title);
  await user.click(getByLabelText('내용'));
  await user.paste(letter.text);
  await user.click(getByRole('button', { name: '다음' }));
  await findByRole('heading', { level: 2, name: '사진과 동의' });
}
async function agree({ user, getByRole, findByRole }: Page) {
  await user.click(getByRole('checkbox', { name: /\(필수\)/ }));
  await user.click(getByRole('button', { name: '다음' }));
  await findByRole('heading', { level: 2, name: '내용 확인' });
}
const send = ({ user, getByRole }: Page) => user.click(getByRole('button', { name: '접수하기' }));
const sent = ({ calls }: Page) => calls.filter(({ kind }) => kind === 'insertQna');

test('a visitor is asked to log in, and the form opens after the login', async () => {
  const page = await open('', { session: 'visitor' });
  await page.user.click(page.getByRole('button', { name: '로그인' }));
  expect(page.host.session.login).toHaveBeenCalled();
  await page.become(people.haneul);
  expect(await page.findByRole('heading', { level: 2, name: '문의 내용' })).toBeTruthy();
});

test('lists every error once, in a focused summary that links to the fields', async () => {
  const page = await open('', { session: people.junho });
  await page.user.type(page.getByLabelText('제목'), '카드 4111-1111-1111-1111');
  await page.user.click(page.getByRole('button', { name: '다음' }));
  const summary = page.getByRole('alert');
  await waitFor(() => expect(document.activeElement).toBe(summary));
  const faults = [...summary.querySelectorAll('a')].map((one) => one.textContent);
  expect(faults).toEqual([
    '문의 유형: 문의 유형을 골라 주세요.',
    '제목: 신용카드번호 형식으로 입력할 수 없습니다.',
    expect.stringMatching(/^내용: /),
  ]);
  await page.user.click(page.getByRole('link', { name: /^내용: / }));
  expect(document.activeElement).toBe(page.getByLabelText('내용'));
  // A corrected error disappears.
  await page.user.paste(letter.text);
  expect(page.queryByRole('link', { name: /^내용: / })).toBeNull();
});

test('an inquiry is sent with its product, and its receipt replaces the form', async () => {
  const page = await open('', { session: people.seoyeon });
  await page.findByRole('option', { name: '한결 정수기 (HW-300)' });
  await page.user.selectOptions(page.getByLabelText(/^제품/), '한결 정수기 (HW-300)');
  await write(page);
  expect(page.address()).toBe('/customer/qna?step=2');
  await agree(page);
  const said = [...document.querySelectorAll('dl > div')].map((one) => one.textContent);
  expect(said).toEqual([
    '문의 유형제품 사용변경',
    '제품한결 정수기변경',
    '제목물이 잘 나오지 않습니다변경',
    '내용어제부터 물줄기가 가늘어졌습니다.변경',
    '사진입력하지 않음변경',
    '개인정보 수집·이용동의함변경',
  ]);
  await send(page);
  expect(await page.findByRole('heading', { name: '문의를 접수했습니다' })).toBeTruthy();
  expect(page.address()).toBe('/customer/qna?result=10001');
  expect(page.host.navigate).toHaveBeenLastCalledWith('/customer/qna?result=10001', {
    replace: true,
  });
  expect(sent(page)).toEqual([
    {
      kind: 'insertQna',
      key: expect.stringMatching(/^[\w-]{36}$/),
      input: {
        ...letter,
        groups: 'product',
        productIdx: '71',
        photos: [],
        consentPrivacy: 'Y',
      },
    },
  ]);
  for (const fact of ['10001', '2026.11.20(금)', '2026.11.25(수)까지'])
    expect(page.getByText(fact)).toBeTruthy();
});

test('editing from the check page leads to the step and back, and keeps all entries', async () => {
  const page = await open('', { session: people.haneul });
  await write(page);
  await agree(page);
  await page.user.click(page.getByRole('link', { name: '제목 변경' }));
  await page.findByRole('heading', { level: 2, name: '문의 내용' });
  const title = page.getByLabelText<HTMLInputElement>('제목');
  expect(title.value).toBe(letter.title);
  await page.user.type(title, ' 왜죠');
  for (const step of ['사진과 동의', '내용 확인']) {
    await page.user.click(page.getByRole('button', { name: '다음' }));
    await page.findByRole('heading', { level: 2, name: step });
  }
  expect(page.getByText(`${letter.title} 왜죠`)).toBeTruthy();
});

test('a retry after a lost answer uses the same idempotency key', async () => {
  const own: Answers = { ...answers, insertQna: refusal('NETWORK') };
  const page = await open('', { session: people.junho, answers: own });
  await write(page);
  await agree(page);
  await send(page);
  expect((await page.findByRole('alert')).textContent).toContain('한 번만 접수됩니다.');
  expect(page.getByText(letter.text)).toBeTruthy();
  own.insertQna = receipt;
  await send(page);
  await page.findByRole('heading', { name: '문의를 접수했습니다' });
  const [first, second] = sent(page).map(({ key }) => key);
  expect(second).toBe(first);
});

test.each([
  ['ERR_LOGIN_REQUIRED', people.haneul, '로그인이 필요합니다. 로그인하셔도'],
  ['ERR_INTERNAL', people.seoyeon, '지원 번호 ABC234'],
] as const)('refused with %s the text stays, and it says what to do', async (code, who, said) => {
  const page = await open('', { session: who, answers: { ...answers, insertQna: refusal(code) } });
  await write(page);
  await agree(page);
  await send(page);
  expect((await page.findByRole('alert')).textContent).toContain(said);
  expect(page.getByText(letter.text)).toBeTruthy();
});

test('shows the API’s error at the field, in its step', async () => {
  const insertQna = refusal('ERR_INVALID_INPUT', { title: '제목을 다시 써 주세요.' });
  const page = await open('', { session: people.junho, answers: { ...answers, insertQna } });
  await write(page);
  await agree(page);
  await send(page);
  expect(await page.findByRole('link', { name: '제목: 제목을 다시 써 주세요.' })).toBeTruthy();
  expect(page.address()).toBe('/customer/qna');
});

test('a step that is not reached yet is replaced by the first one', async () => {
  const page = await open('?step=3', { session: people.seoyeon });
  expect(page.getByRole('heading', { level: 2, name: '문의 내용' })).toBeTruthy();
  expect(page.address()).toBe('/customer/qna');
});

test('a step that is not a number leads to the first unanswered one', async () => {
  const page = await open('', { session: people.junho2 });
  await write(page);
  expect(page.address()).toBe('/customer/qna?step=2');
  await page.go('/customer/qna?step=abc');
  await waitFor(() => expect(page.address()).toBe('/customer/qna?step=2'));
});

test('a member without products, or with a failed list, can ask without one', async () => {
  const none = { ...answers, myAllProductList: { productList: [] } };
  const page = await open('', { session: people.junho2, answers: none });
  expect(await page.findByText(/등록된 제품이 없습니다/)).toBeTruthy();
  await page.user.click(page.getByRole('button', { name: '제품이 보이지 않아요' }));
  expect(page.host.openPopup).toHaveBeenCalledWith('faqProductNotVisible');
  const failing = { ...answers, myAllProductList: refusal('ERR_INTERNAL') };
  const other = await open('', { session: people.junho, answers: failing });
  expect(await other.findByText(/제품 목록을 가져오지 못했습니다/)).toBeTruthy();
  await write(other);
});

test('the whole text of a consent can be read', async () => {
  const page = await open('', { session: people.seoyeon });
  await write(page);
  await page.user.click(page.getByRole('button', { name: '개인정보 수집·이용 전문 보기' }));
  expect(page.host.showTerms).toHaveBeenCalledWith('consent_inquiry');
  await page.user.click(page.getByRole('button', { name: '다음' }));
  expect((await page.findByRole('alert')).textContent).toContain('내용을 확인하고 동의해 주세요.');
});

test('loads a receipt by its number; another member’s is not found', async () => {
  const page = await open('?result=10001');
  expect(page.drawn?.html).toMatch(/<h1[^>]*>1:1 문의</);
  expect(await page.findByText('10001')).toBeTruthy();
  expect(page.calls.map(({ input }) => input)).toEqual([{ idx: '10001' }]);
  const foreign = { ...answers, qnaDetail: refusal('ERR_NOT_FOUND') };
  const other = await open('?result=10001', { answers: foreign });
  expect(await other.findByText('접수 내역을 찾을 수 없습니다.')).toBeTruthy();
});

test('a receipt shows what was sent, and where the answer will appear', async () => {
  const page = await open('?result=10001');
  await page.findByRole('heading', { name: '보내신 내용' });
  const sent = [...document.querySelectorAll('section dl > div')].map((one) => one.textContent);
  expect(sent).toEqual([
    '문의 유형제품 사용',
    '제목물이 잘 나오지 않습니다',
    '내용어제부터 물줄기가 가늘어졌습니다.',
  ]);
  expect(document.body.textContent).toContain(
    '답변은 이 화면과 내 문의에 올라옵니다. 올라오면 휴대전화로 알려 드립니다.',
  );
  expect(page.getByRole('link', { name: '내 문의' }).getAttribute('href')).toBe(
    '/member/member_qna',
  );
  // In a release without my page, the receipt's own address is the place.
  const alone = await open('?result=10001', { hrefFor: () => null });
  expect(await alone.findByText(/답변은 이 화면에\s*올라옵니다/)).toBeTruthy();
});

test('the receipt of an answered inquiry shows the answer in place of what happens next', async () => {
  const answer = { text: '필터를 바꿔 주세요.', answeredOn: '2026-11-24' };
  const page = await open('?result=10001', {
    answers: { ...answers, qnaDetail: { ...sentInquiry, state: '1', answer } },
  });
  expect(await page.findByText(answer.text)).toBeTruthy();
  expect(page.getByText('2026.11.24(화)')).toBeTruthy();
  expect(page.queryByRole('heading', { name: /앞으로/ })).toBeNull();
});

test('the page and its description promise the same day', async () => {
  const page = await open();
  expect(page.getByText(`궁금한 점을 남겨 주시면 ${answerPromise}`)).toBeTruthy();
  expect(page.shown()?.description).toContain(answerPromise);
});

test('a receipt that fails to load says so, and loads on retry', async () => {
  const own: Answers = { ...answers, qnaDetail: refusal('ERR_INTERNAL') };
  const page = await open('?result=10001', { answers: own });
  expect((await page.findByRole('alert')).textContent).toContain('ABC234');
  Object.assign(own, answers);
  await page.user.click(page.getByRole('button', { name: '다시 시도' }));
  expect(await page.findByText('10001')).toBeTruthy();
});
