import { expect, test } from '@jest/globals';
import { refusal, renderPage, type Answers, type PageOptions } from '@portal/testing/page';
import { people } from '@portal/testing/people';
import { registrationAt } from '@portal/testing/products';
import { waitFor } from '@testing-library/react';
import { section } from '../../routes.tsx';
import { models } from '../../testing/models.ts';

// Drafts survive from test to test. A member sees only their own, so consecutive tests sign in different members.
URL.createObjectURL = () => 'blob:picture';
URL.revokeObjectURL = () => {};
window.createImageBitmap = (async () => ({ width: 800, height: 600, close() {} })) as never;

const SERIAL = 'C2504001234';
const photoId = 'p'.repeat(22);
const fit = { serialNo: SERIAL, goodsName: '편안 안마의자' };
const answers: Answers = {
  goodsList: models,
  serialCheck: fit,
  uploadPhoto: { photoId, url: `/api/file/photo/${photoId}`, width: 800, height: 600, bytes: 9 },
  registerGenuine: { bbsIdx: '70001', receivedOn: '2026-11-20', answerBy: '2026-11-24' },
  registration: registrationAt('RECEIVE'),
};
const open = (query = '', more: PageOptions = {}) =>
  renderPage(section, `/product/product_activate${query}`, {
    answers,
    session: people.haneul,
    ...more,
  });
type Page = Awaited<ReturnType<typeof open>>;

async function chooseModel(page: Page) {
  await page.findByRole('option', { name: '편안 안마의자 (HB-700)' });
  await page.user.selectOptions(page.getByLabelText('모델'), '편안 안마의자 (HB-700)');
}
async function typeSerial(page: Page, text = 'c2504-001234') {
  await page.user.clear(page.getByLabelText('시리얼 번호'));
  await page.user.type(page.getByLabelText('시리얼 번호'), text);
}
const goOn = (page: Page) => page.user.click(page.getByRole('button', { name: '다음' }));
async function toStep(page: Page, title: string) {
  await goOn(page);
  await page.findByRole('heading', { level: 2, name: title });
}
/** Chooses the day of purchase; `name` is what its button is called. */
async function buyOn(
  { user, getByRole, findByRole }: Page,
  year: string,
  month: string,
  name: string,
) {
  await user.selectOptions(await findByRole('combobox', { name: '연도' }), year);
  await user.selectOptions(getByRole('combobox', { name: '월' }), month);
  await user.click(getByRole('button', { name }));
}
async function toProof(page: Page) {
  await chooseModel(page);
  await typeSerial(page);
  await toStep(page, '구매하신 곳과 날');
  await page.user.click(page.getByRole('radio', { name: '온라인 마켓' }));
  await page.user.type(page.getByLabelText('쇼핑몰이나 매장 이름'), '한빛몰');
  await buyOn(page, '2025', '10', '2025.10.3(금)');
  await toStep(page, '증빙 사진과 동의');
}
async function toCheckPage(page: Page) {
  await toProof(page);
  const photo = new File(['bytes'], '구매.jpg', { type: 'image/jpeg' });
  await page.user.upload(await page.findByLabelText('사진 고르기'), photo);
  await page.findByText('올렸습니다.');
  await page.user.click(page.getByRole('checkbox', { name: /\(필수\)/ }));
  await toStep(page, '내용 확인');
}
const send = (page: Page) => page.user.click(page.getByRole('button', { name: '접수하기' }));
const asked = ({ calls }: Page) => calls.filter(({ kind }) => kind === 'serialCheck');

test('the models are grouped, and the label is explained', async () => {
  const page = await open('', { session: 'visitor' });
  await chooseModel(page);
  const groups = [...document.querySelectorAll('optgroup')].map(({ label }) => label);
  expect(groups).toEqual(['안마의자', '정수기']);
  await page.user.click(page.getByRole('button', { name: '시리얼 번호 찾는 법' }));
  expect(page.host.openPopup).toHaveBeenCalledWith('serialNumber');
});

test('a visitor fills the form in, and the draft belongs to the member who then logs in', async () => {
  const page = await open('', { session: 'visitor' });
  expect(page.getByText(/^보내시려면 로그인이 필요합니다/)).toBeTruthy();
  expect(page.getByRole('button', { name: '로그인' })).toBeTruthy();
  await toProof(page);
  expect(page.queryByText(/^보내시려면 로그인이 필요합니다/)).toBeNull();
  expect(await page.findByText(/로그인하시면 증빙 사진부터/)).toBeTruthy();
  await page.become(people.seoyeon);
  expect(await page.findByLabelText('사진 고르기')).toBeTruthy();
  await page.go('/product/product_activate?step=2');
  expect(await page.findByDisplayValue('한빛몰')).toBeTruthy();
});

test('a number is checked when its field is left, once, as it reads on the label', async () => {
  const page = await open('', { session: people.haneul });
  await chooseModel(page);
  await typeSerial(page);
  expect(asked(page)).toEqual([]);
  await page.user.tab();
  expect(await page.findByText('등록하실 수 있는 번호입니다.')).toBeTruthy();
  await toStep(page, '구매하신 곳과 날');
  expect(asked(page).map(({ input }) => input)).toEqual([{ serialNo: SERIAL, goodsCd: 'HB-700' }]);
});

test('a mistyped number is shown at its field, and the API is not asked', async () => {
  const page = await open('', { session: people.junho });
  await chooseModel(page);
  await typeSerial(page, 'A2504001234');
  await page.user.tab();
  expect(page.getByText('시리얼 번호는 영문 C로 시작합니다.')).toBeTruthy();
  await typeSerial(page, 'C25040012');
  await goOn(page);
  expect(await page.findByRole('link', { name: /시리얼 번호: .*숫자 10자리/ })).toBeTruthy();
  expect(asked(page)).toEqual([]);
});

test.each([
  ['ERR_SERIAL_UNKNOWN', people.haneul, /^확인되지 않는 시리얼 번호입니다/],
  ['ERR_SERIAL_MODEL', people.seoyeon, /^고르신 모델의 시리얼 번호가 아닙니다/],
  ['ERR_SERIAL_TAKEN', people.junho, /^이미 등록되었거나 등록을 접수한/],
] as const)('%s keeps the step, at the field and in an alert', async (code, who, said) => {
  const own: Answers = { ...answers, serialCheck: refusal(code) };
  const page = await open('', { session: who, answers: own });
  await chooseModel(page);
  await typeSerial(page);
  await goOn(page);
  expect(
    await page.findByRole('link', { name: new RegExp(`시리얼 번호: ${said.source.slice(1)}`) }),
  ).toBeTruthy();
  expect(page.host.dialogs.alert.mock.calls).toEqual([[expect.stringMatching(said)]]);
  expect(page.address()).toBe('/product/product_activate');
  own.serialCheck = fit;
  await typeSerial(page, 'C2504005678');
  await toStep(page, '구매하신 곳과 날');
});

test('a failed check does not stop the form, which says that the number will be checked again', async () => {
  const own: Answers = { ...answers, serialCheck: refusal('ERR_UNAVAILABLE') };
  const page = await open('', { session: people.haneul, answers: own });
  await chooseModel(page);
  await typeSerial(page);
  await page.user.tab();
  expect(await page.findByText(/접수할 때 다시 확인합니다/)).toBeTruthy();
  await toStep(page, '구매하신 곳과 날');
  expect(page.host.dialogs.alert).not.toHaveBeenCalled();
});

test('a slow check does not stop the form', async () => {
  const own: Answers = { ...answers, serialCheck: () => new Promise(() => {}) };
  const page = await open('', { session: people.seoyeon, answers: own });
  await chooseModel(page);
  await typeSerial(page);
  await goOn(page);
  expect(page.getByText('번호를 확인하고 있습니다.')).toBeTruthy();
  expect(page.getByRole('button', { name: '확인하는 중' })).toBeTruthy();
  expect(await page.findByRole('heading', { level: 2, name: '구매하신 곳과 날' })).toBeTruthy();
});

test('a day in the future cannot be chosen', async () => {
  const page = await open('', { session: people.junho });
  await chooseModel(page);
  await typeSerial(page);
  await toStep(page, '구매하신 곳과 날');
  await page.findByRole('group', { name: '구매하신 날', description: /화살표 키로/ });
  expect(page.getByRole('button', { name: '다음 달' })).toHaveProperty('disabled', true);
  const days = page.getAllByRole('button', { name: /^20\d\d\./ });
  expect(days.at(-1)?.tabIndex).toBe(0);
});

test('a day before the product was made is refused, and the month of making is named', async () => {
  const page = await open('', { session: people.minsu });
  await chooseModel(page);
  await typeSerial(page);
  await toStep(page, '구매하신 곳과 날');
  await buyOn(page, '2025', '3', '2025.3.31(월)');
  expect(await page.findByText(/제품을 만든 2025년 4월보다 앞선 날입니다/)).toBeTruthy();
  await goOn(page);
  expect(page.queryByRole('heading', { level: 2, name: '증빙 사진과 동의' })).toBeNull();
});

test('without a photo nothing is sent; the captures are explained; the camera is one press away', async () => {
  const page = await open('', { session: people.haneul });
  await toProof(page);
  await page.user.click(page.getByRole('button', { name: '구매 내역 캡처 방법' }));
  await page.user.click(page.getByRole('button', { name: '후기 캡처 방법' }));
  expect(page.host.openPopup.mock.calls).toEqual([['purchaseHistory'], ['reviewCapture']]);
  const camera = await page.findByLabelText<HTMLInputElement>('사진 찍기');
  expect(camera.getAttribute('capture')).toBe('environment');
  await goOn(page);
  expect(await page.findByRole('link', { name: /증빙 사진: 구매를 확인할 사진을/ })).toBeTruthy();
});

test('what was entered is checked, sent once and received with the day of the result', async () => {
  const page = await open('', { session: people.seoyeon });
  await toCheckPage(page);
  const said = [...document.querySelectorAll('dl > div')].map((one) => one.textContent);
  expect(said).toEqual([
    '모델편안 안마의자 (HB-700)변경',
    `시리얼 번호${SERIAL}변경`,
    '구매하신 곳온라인 마켓변경',
    '쇼핑몰이나 매장 이름한빛몰변경',
    '구매하신 날2025.10.03(금)변경',
    '증빙 사진새 창에서 크게 보기변경',
    '개인정보 수집·이용동의함변경',
  ]);
  await send(page);
  expect(await page.findByRole('heading', { name: '정품 등록을 접수했습니다' })).toBeTruthy();
  expect(page.address()).toBe('/product/product_activate?result=70001');
  const sent = page.calls.find(({ kind }) => kind === 'registerGenuine');
  expect(sent?.key).toBeTruthy();
  expect(sent?.input).toEqual({
    goodsCd: 'HB-700',
    serialNo: SERIAL,
    boughtAt: 'market',
    shop: '한빛몰',
    boughtOn: '2025-10-03',
    photos: [photoId],
    consentPrivacy: 'Y',
  });
  expect(page.getByText('2026.11.24(화)까지')).toBeTruthy();
  const list = page.getByRole('link', { name: '정품 등록 내역' });
  expect(list.getAttribute('href')).toBe('/member/product_activate_info');
  expect(page.queryByRole('heading', { name: '답변' })).toBeNull();
});

test('a number that is taken meanwhile is told in an alert and leads to its field, with all that was entered', async () => {
  const own: Answers = { ...answers, registerGenuine: refusal('ERR_SERIAL_TAKEN') };
  const page = await open('', { session: people.junho, answers: own });
  await toCheckPage(page);
  await send(page);
  expect(await page.findByRole('link', { name: /시리얼 번호: 이미 등록되었거나/ })).toBeTruthy();
  expect(page.host.dialogs.alert.mock.calls).toEqual([
    [expect.stringMatching(/^이미 등록되었거나/)],
  ]);
  expect(page.address()).toBe('/product/product_activate');
  expect(page.getByLabelText<HTMLInputElement>('시리얼 번호').value).toBe('c2504-001234');
});

test('if photos are gone, the form leads to their field', async () => {
  const own: Answers = { ...answers, registerGenuine: refusal('ERR_PHOTO_GONE') };
  const page = await open('', { session: people.haneul, answers: own });
  await toCheckPage(page);
  await send(page);
  expect(await page.findByRole('link', { name: /증빙 사진: 올려 두신 사진을/ })).toBeTruthy();
  expect(page.address()).toBe('/product/product_activate?step=3');
});

test('models that cannot be loaded say so, and load at another try', async () => {
  const own: Answers = { ...answers, goodsList: refusal('ERR_INTERNAL') };
  const page = await open('', { session: people.junho, answers: own });
  const again = await page.findByRole('button', { name: '다시 시도' });
  own.goodsList = models;
  await page.user.click(again);
  expect(await page.findByRole('option', { name: '편안 정수기 (HW-310)' })).toBeTruthy();
});

test('a registration that is done leads to the product', async () => {
  const done = registrationAt('COMPLETE', { productIdx: '77' });
  const page = await open('?result=70001', { answers: { ...answers, registration: done } });
  expect(await page.findByRole('heading', { name: '정품 등록을 마쳤습니다' })).toBeTruthy();
  const link = page.getByRole('link', { name: '제품 사용 정보' });
  expect(link.getAttribute('href')).toBe('/product/product_usage?productIdx=77');
});

test('a refused registration says why, and how to go on', async () => {
  const refused = registrationAt('COMPLETE', {
    refused: true,
    refusal: '사진에서 주문한 날짜가 보이지 않습니다.',
  });
  const page = await open('?result=70001', { answers: { ...answers, registration: refused } });
  expect(await page.findByRole('heading', { name: '등록하지 못했습니다' })).toBeTruthy();
  expect(page.getByText('사진에서 주문한 날짜가 보이지 않습니다.')).toBeTruthy();
  expect(page.getByRole('link', { name: '고쳐서 다시 보내기' }).getAttribute('href')).toBe(
    '/product/product_activate?again=70001',
  );
});

test('a receipt of somebody else is not found, and the server’s message is shown', async () => {
  const own: Answers = { ...answers, registration: refusal('ERR_NOT_FOUND') };
  const page = await open('?result=70001', { answers: own });
  expect(await page.findByText('접수 내역을 찾을 수 없습니다.')).toBeTruthy();
  await waitFor(() =>
    expect(page.host.dialogs.alert).toHaveBeenCalledWith('찾으시는 내용이 없거나 삭제되었습니다.'),
  );
});
