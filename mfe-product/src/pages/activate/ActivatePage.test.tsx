import { expect, test } from '@jest/globals';
import { refusal, type Answers } from '@portal/testing/page';
import { people } from '@portal/testing/people';
import { registrationAt } from '@portal/testing/products';
import { waitFor } from '@testing-library/react';
import { models } from '../../testing/models.ts';
import {
  SERIAL,
  photoId,
  answers,
  open,
  chooseModel,
  typeSerial,
  goOn,
  toStep,
  buyOn,
  toProof,
  toCheckPage,
  send,
} from '../../testing/activate.ts';

// Drafts survive from test to test. A member sees only their own, so consecutive tests sign in different members.
URL.createObjectURL = () => 'blob:picture';
URL.revokeObjectURL = () => {};
window.createImageBitmap = (async () => ({ width: 800, height: 600, close() {} })) as never;

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

test('a day in the future cannot be chosen', async () => {
  const page = await open('', { session: people.junho });
  await chooseModel(page);
  await typeSerial(page);
  await toStep(page, '구매 내역과 증빙 사진');
  await page.findByRole('group', { name: '구매하신 날', description: /화살표 키로/ });
  expect(page.getByRole('button', { name: '다음 달' })).toHaveProperty('disabled', true);
  const days = page.getAllByRole('button', { name: /^20\d\d\./ });
  expect(days.at(-1)?.tabIndex).toBe(0);
});

test('a day before the product was made is refused, and the month of making is named', async () => {
  const page = await open('', { session: people.minsu });
  await chooseModel(page);
  await typeSerial(page);
  await toStep(page, '구매 내역과 증빙 사진');
  await buyOn(page, '2025', '3', '2025.3.31(월)');
  expect(await page.findByText(/제품을 만든 2025년 4월보다 앞선 날입니다/)).toBeTruthy();
  await goOn(page);
  expect(page.queryByRole('heading', { level: 2, name: '내용 확인' })).toBeNull();
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
    `시리얼 번호${SERIAL}변경`,
    '모델편안 안마의자 (HB-700)변경',
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
  expect(page.address()).toBe('/product/product_activate?step=2');
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
  expect(page.drawn?.html).toMatch(/<h1[^>]*>정품 등록</);
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
