import { afterEach, expect, jest, test } from '@jest/globals';
import { apiError } from '@portal/api-client';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inquiryFields } from '@portal/contract';
import { api } from '@portal/host';
import { productChoice } from './fields/product/product-choice.tsx';
import { inquiry, WHOLE } from './testing/inquiry.ts';
import { press, showForm, UNCERTIFIED, VISITOR, world } from './testing/world.tsx';

let forms = 0;
/** An inquiry of its own, at a step, with what was entered before. */
function show(at = world(), step = 1, values: Record<string, unknown> = {}) {
  const name = `form-${++forms}`;
  const key = showForm(inquiry(name), at, { step, values });
  return { ...at, key, place: `portal.draft.${name}` };
}
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const heading = (name: string) => screen.getByRole('heading', { level: 2, name });
const refusing = (...problem: Parameters<typeof apiError>) => {
  const at = world();
  at.receives(() => Promise.reject(apiError(...problem)));
  return at;
};

afterEach(() => void jest.restoreAllMocks());

test('goes from step to step, says where the customer is, and gives the heading the focus', async () => {
  const { told } = show();
  expect(screen.getByText('1/3단계')).toBeTruthy();
  expect(screen.getAllByText('문의 내용', { exact: false })).toEqual([heading('문의 내용')]);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '문의 유형' }), 'product');
  await userEvent.type(field('제목'), WHOLE.title);
  await userEvent.type(field('내용'), WHOLE.text);
  await press('다음');
  expect(told.navigate).toHaveBeenLastCalledWith('/form?step=2');
  expect(screen.getByRole('progressbar').getAttribute('value')).toBe('2');
  await waitFor(() => expect(document.activeElement).toBe(heading('동의')));
  expect(told.setTitle).toHaveBeenLastCalledWith('2/3단계 동의 - 1:1 문의');
  await press('이전');
  expect(field('제목').value).toBe(WHOLE.title);
});

test('says what is wrong in a summary that takes the focus and leads to each field', async () => {
  const { told } = show();
  await press('다음');
  const summary = screen.getByRole('alert');
  await waitFor(() => expect(document.activeElement).toBe(summary));
  expect(summary.textContent).toContain('제목: 제목을 입력해 주세요.');
  const text = screen.getByRole('textbox', { name: '내용', description: /내용을 입력해/ });
  await userEvent.click(screen.getByRole('link', { name: /^내용/ }));
  expect(document.activeElement).toBe(text);
  expect(told.navigate).not.toHaveBeenCalled();
  await userEvent.type(text, WHOLE.text);
  expect(text.getAttribute('aria-invalid')).toBeNull();
});

test('a field that is left by pressing a button is checked after the press, which is not lost', async () => {
  show();
  await userEvent.type(field('제목'), '카드 4111-1111-1111-1111');
  const button = screen.getByRole('button', { name: '다음' });
  const user = userEvent.setup();
  await user.pointer({ keys: '[MouseLeft>]', target: button });
  expect(field('제목').getAttribute('aria-invalid')).toBeNull();
  await user.pointer({ keys: '[/MouseLeft]', target: button });
  expect(screen.getByRole('alert').textContent).toContain('내용을 입력해 주세요.');
  await user.pointer({ keys: '[MouseLeft]', target: field('제목') });
  expect(screen.getByRole('alert').textContent).toContain('내용을 입력해 주세요.');
  expect(field('제목').getAttribute('aria-invalid')).toBe('true');
});

test('refuses a card number when the field is left, and says nothing of an empty field', async () => {
  show();
  await userEvent.type(field('제목'), '카드 4111-1111-1111-1111');
  await userEvent.tab();
  const sentence = '신용카드번호 형식으로 입력할 수 없습니다.';
  expect(screen.getByRole('textbox', { name: '제목', description: sentence })).toBeTruthy();
  await userEvent.tab();
  expect(field('내용').getAttribute('aria-invalid')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('Enter that ends a syllable submits nothing', () => {
  show();
  // dispatchEvent returns false where the default was prevented: the browser then submits nothing.
  expect(fireEvent.keyDown(field('제목'), { key: 'Enter', isComposing: true })).toBe(false);
  expect(fireEvent.keyDown(field('제목'), { key: 'Enter', keyCode: 229 })).toBe(false);
  expect(fireEvent.keyDown(field('제목'), { key: 'Enter', keyCode: 13 })).toBe(true);
});

test('replaces a step that cannot be reached yet by the first unanswered one', async () => {
  const { told } = show(world(), 3, { ...WHOLE, consentPrivacy: '' });
  await waitFor(() =>
    expect(told.navigate).toHaveBeenCalledWith('/form?step=2', { replace: true }),
  );
  expect(heading('동의')).toBeTruthy();
});

test('reads everything back on the check page, each with the way to change it', () => {
  show(world(), 3, WHOLE);
  const rows = [...document.querySelectorAll('dl > div')].map((row) => [
    row.querySelector('dt')?.textContent,
    row.querySelector('dd')?.textContent,
    row.querySelector('a')?.getAttribute('href'),
  ]);
  expect(rows).toEqual([
    ['문의 유형', '제품 사용', '/form?step=1'],
    ['제목', WHOLE.title, '/form?step=1'],
    ['내용', WHOLE.text, '/form?step=1'],
    ['개인정보 수집·이용', '동의함', '/form?step=2'],
  ]);
  expect(screen.getByRole('link', { name: '제목 변경' })).toBeTruthy();
});

test('sends once whatever is pressed, under the draft’s key, and replaces the form by its result', async () => {
  const at = world();
  let answer: (answer: { bbsIdx: string }) => void = () => {};
  at.receives(() => new Promise((resolve) => (answer = resolve)));
  const { key, place } = show(at, 3, WHOLE);
  const pressAgain = async () => {
    await press('접수하는 중');
    fireEvent.submit(document.querySelector('form') as HTMLFormElement);
    expect(at.sent).toEqual([{ input: { ...WHOLE, photos: [] }, key }]);
  };
  await press('접수하기');
  await pressAgain();
  // `navigate` does nothing from here on, as while the result page is still loading: the form has to stay as it was sent.
  at.told.navigate.mockImplementation(() => {});
  await act(async () => answer({ bbsIdx: '10001' }));
  expect(heading('내용 확인')).toBeTruthy();
  await pressAgain();
  expect(at.told.navigate.mock.calls).toEqual([['/form?result=10001', { replace: true }]]);
  expect(sessionStorage.getItem(place)).toBeNull();
});

test('keeps everything while offline, and says so', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { sent } = show(world(), 3, WHOLE);
  await press('접수하기');
  expect(screen.getByRole('alert').textContent).toContain(
    '인터넷에 연결되어 있지 않습니다. 입력하신 내용은 그대로 있습니다. 연결된 뒤 다시 눌러 주세요.',
  );
  expect(sent).toEqual([]);
  expect(screen.getByText(WHOLE.title)).toBeTruthy();
});

test('sends again under the same key after an answer was lost', async () => {
  const at = refusing({ code: 'NETWORK' });
  const { key } = show(at, 3, WHOLE);
  await press('접수하기');
  expect(screen.getByRole('alert').textContent).toContain('한 번만 접수됩니다.');
  await press('접수하기');
  expect(at.sent.map((one) => one.key)).toEqual([key, key]);
});

test('leads to the step whose field the server refuses, and says it there', async () => {
  const fields = { text: '내용을 다시 확인해 주세요.' };
  const { told } = show(refusing({ code: 'ERR_INVALID_INPUT', fields }), 3, WHOLE);
  await press('접수하기');
  expect(told.navigate).toHaveBeenLastCalledWith('/form?step=1');
  const summary = await screen.findByRole('alert');
  expect(summary.textContent).toContain('내용: 내용을 다시 확인해 주세요.');
  await waitFor(() => expect(document.activeElement).toBe(summary));
});

test('an expected refusal is the dialog that the form says, and the draft stays', async () => {
  const { told } = show(refusing({ code: 'ERR_MS_6002', message: 'other' }), 3, WHOLE);
  await press('접수하기');
  expect(told.alert.mock.calls).toEqual([['내일 다시 접수해 주세요.']]);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText(WHOLE.title)).toBeTruthy();
});

test('any other refusal is one sentence with a support code; a used key is renewed with the next change', async () => {
  const at = refusing({ code: 'ERR_KEY_REUSED', message: '이미 들어와 있습니다.' });
  const { key } = show(at, 3, WHOLE);
  await press('접수하기');
  expect(screen.getByRole('alert').textContent).toContain('이미 들어와 있습니다.지원 번호 ABC234');
  await press('이전');
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('checkbox'));
  await press('다음');
  await press('접수하기');
  expect(at.sent.at(-1)?.key).not.toBe(key);
});

test.each([
  ['nobody is signed in', world(VISITOR)],
  ['the session has ended', refusing({ code: 'ERR_LOGIN_REQUIRED' })],
])('where %s it offers the login and keeps the draft', async (_, at) => {
  show(at, 3, WHOLE);
  await press('접수하기');
  await press('로그인');
  expect(at.told.login).toHaveBeenCalledTimes(1);
  expect(screen.getByText(WHOLE.title)).toBeTruthy();
});

test.each([
  ['the member is not certified', world(UNCERTIFIED), 0],
  ['the API knows that', refusing({ code: 'ERR_NOT_CERTIFIED' }), 1],
])('where %s it offers the identity check and keeps the draft', async (_, at, sent) => {
  show(at, 3, WHOLE);
  await press('접수하기');
  expect(screen.getByRole('alert').textContent).toContain('본인 확인이 필요합니다.');
  expect(at.sent).toHaveLength(sent);
  await press('본인 확인하기');
  expect([at.told.certify, at.told.login].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  expect(screen.getByText(WHOLE.title)).toBeTruthy();
});

test('says after ten seconds without an answer that it takes long, and sends it again under its key', async () => {
  const at = world();
  const open: { answer(answer: unknown): void; fail(error: unknown): void }[] = [];
  at.receives(() => new Promise((answer, fail) => open.push({ answer, fail })));
  const { key } = show(at, 3, WHOLE);
  jest.useFakeTimers();
  try {
    await act(async () => screen.getByRole('button', { name: '접수하기' }).click());
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(screen.getByText(/평소보다 오래 걸리고 있습니다/)).toBeTruthy();
    await act(async () => screen.getByRole('button', { name: '다시 시도' }).click());
    // The caller aborts the first.
    await act(async () => open[0]?.fail(apiError({ code: 'ABORTED' })));
    expect(screen.getByRole('button', { name: '접수하는 중' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    await act(async () => open[1]?.answer({ bbsIdx: '10001' }));
  } finally {
    jest.useRealTimers();
  }
  expect(at.sent.map((one) => one.key)).toEqual([key, key]);
  expect(at.told.navigate.mock.calls).toEqual([['/form?result=10001', { replace: true }]]);
});

test('a list of products that does not come can be asked for again, and keeps nobody', async () => {
  const at = world();
  const { productIdx } = inquiryFields;
  const product = productChoice({ schema: productIdx, call: api.listOwnedProducts });
  const form = { ...inquiry(`form-${++forms}`), fields: { ...inquiry('').fields, product } };
  jest.useFakeTimers();
  try {
    showForm(
      { ...form, steps: [{ name: 'text', title: '문의 내용', fields: ['product'] }] } as never,
      at,
    );
    await act(() => jest.advanceTimersByTimeAsync(10_000));
  } finally {
    jest.useRealTimers();
  }
  await press('다시 시도');
  expect(at.told.refetch).toHaveBeenCalledTimes(1);
  await press('다음');
  expect(at.told.navigate).toHaveBeenLastCalledWith('/form?step=2');
});

test.each([
  ['visitor', 1],
  ['member', 0],
])(
  'before the session is known, the way to the login has its place for a likely visitor alone: %s',
  (who, ways) => {
    document.documentElement.toggleAttribute('data-member', who === 'member');
    const asking = inquiry(`until-known-${who}`);
    const title = { ...asking.fields.title, membersOnly: '누구인지 알아야 합니다.' };
    showForm({ ...asking, fields: { ...asking.fields, title } }, world({ is: 'unknown' }));
    expect(screen.queryAllByRole('link', { name: '1577-0000' })).toHaveLength(ways);
    // Nothing loads for a visitor what members alone need.
    expect(screen.queryByRole('textbox', { name: '제목' })).toBeNull();
    document.documentElement.removeAttribute('data-member');
  },
);
