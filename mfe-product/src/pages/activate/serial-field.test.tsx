import { expect, test } from '@jest/globals';
import { refusal, type Answers } from '@portal/testing/page';
import { people } from '@portal/testing/people';
import { waitFor } from '@testing-library/react';
import {
  SERIAL,
  fit,
  answers,
  open,
  chooseModel,
  typeSerial,
  goOn,
  toStep,
  buyOn,
  send,
  asked,
} from '../../testing/activate.ts';

// Drafts survive from test to test. A member sees only their own, so consecutive tests sign in different members.
URL.createObjectURL = () => 'blob:picture';
URL.revokeObjectURL = () => {};
window.createImageBitmap = (async () => ({ width: 800, height: 600, close() {} })) as never;

test('a number is checked when its field is left, once, as it reads on the label', async () => {
  const page = await open('', { session: people.haneul });
  await chooseModel(page);
  await typeSerial(page);
  expect(asked(page)).toEqual([]);
  // What the check says has its room before, so that it pushes no button away that is being pressed.
  const said = document.querySelector('p[role="status"]:empty') as HTMLElement;
  expect([said.textContent, getComputedStyle(said).minHeight]).toEqual(['', '1lh']);
  await page.user.tab();
  expect(await page.findByText('등록하실 수 있는 번호입니다.')).toBeTruthy();
  await toStep(page, '구매 내역과 증빙 사진');
  expect(asked(page).map(({ input }) => input)).toEqual([{ serialNo: SERIAL, goodsCd: 'HB-700' }]);
});

test('a number chooses its model and three steps register with nothing typed but the number, which a photo can read', async () => {
  const page = await open('', {
    session: people.minsu,
    answers: { ...answers, serialCheck: { ...fit, goodsCd: 'HB-700' } },
  });
  await page.findByRole('option', { name: '편안 안마의자 (HB-700)' });
  await typeSerial(page);
  expect(page.getByText('1/3단계')).toBeTruthy();
  await page.user.tab();
  expect(await page.findByText('등록하실 수 있는 번호입니다.')).toBeTruthy();
  await waitFor(() => expect(page.getByLabelText<HTMLSelectElement>('모델').value).toBe('HB-700'));
  await toStep(page, '구매 내역과 증빙 사진');
  expect(asked(page).map(({ input }) => input)).toEqual([{ serialNo: SERIAL }]);
  await page.user.click(page.getByRole('radio', { name: '온라인 마켓' }));
  await buyOn(page, '2025', '10', '2025.10.3(금)');
  const photo = new File(['bytes'], '구매.jpg', { type: 'image/jpeg' });
  await page.user.upload(await page.findByLabelText('사진 고르기'), photo);
  await page.findByText('올렸습니다.');
  await page.user.click(page.getByRole('checkbox', { name: /\(필수\)/ }));
  await toStep(page, '내용 확인');
  expect(page.getByText('증빙 사진에서 확인합니다')).toBeTruthy();
  await send(page);
  await page.findByRole('heading', { name: '정품 등록을 접수했습니다' });
  expect(page.calls.find(({ kind }) => kind === 'registerGenuine')?.input).toMatchObject({
    goodsCd: 'HB-700',
    shop: '온라인 마켓',
  });
});

test('a model that a number has chosen goes with that number, and one that the customer chose stays', async () => {
  const own: Answers = { ...answers, serialCheck: { ...fit, goodsCd: 'HB-700' } };
  const page = await open('', { session: people.junho, answers: own });
  await page.findByRole('option', { name: '편안 정수기 (HW-310)' });
  const chosen = () => page.getByLabelText<HTMLSelectElement>('모델').value;
  await typeSerial(page);
  await page.user.tab();
  await waitFor(() => expect(chosen()).toBe('HB-700'));
  own.serialCheck = { ...fit, goodsCd: 'HW-310' };
  await typeSerial(page, 'C2504005678');
  expect(chosen()).toBe('');
  await page.user.tab();
  await waitFor(() => expect(chosen()).toBe('HW-310'));
  expect(asked(page).map(({ input }) => input)).toEqual([
    { serialNo: SERIAL },
    { serialNo: 'C2504005678' },
  ]);
  await chooseModel(page);
  await page.user.tab();
  expect(chosen()).toBe('HB-700');
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
  await toStep(page, '구매 내역과 증빙 사진');
});

test('a failed check does not stop the form, which says that the number will be checked again', async () => {
  const own: Answers = { ...answers, serialCheck: refusal('ERR_UNAVAILABLE') };
  const page = await open('', { session: people.haneul, answers: own });
  await chooseModel(page);
  await typeSerial(page);
  await page.user.tab();
  expect(await page.findByText(/접수할 때 다시 확인합니다/)).toBeTruthy();
  await toStep(page, '구매 내역과 증빙 사진');
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
  expect(
    await page.findByRole('heading', { level: 2, name: '구매 내역과 증빙 사진' }),
  ).toBeTruthy();
});
