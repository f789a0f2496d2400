import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { apiError } from '@portal/api-client';
import { inquiryFields } from '@portal/contract';
import { HostProvider, type Host, type SessionState } from '@portal/host';
import { createHostDouble } from '@portal/host/double';
import { TextArea, TextField } from '@portal/ui';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import * as v from 'valibot';
import { CheckList } from './CheckList.tsx';
import { Consents } from './Consents.tsx';
import type { Flow } from './flow.ts';
import { FormFrame } from './FormFrame.tsx';
import { useForm } from './use-form.ts';
import { useSubmit } from './use-submit.ts';

const { title, text, consentPrivacy } = inquiryFields;
const flow: Flow = [
  {
    name: 'text',
    title: '문의 내용',
    schema: v.object({ title, text }),
    labels: { title: '제목', text: '내용' },
  },
  { name: 'consent', title: '동의', schema: v.object({ consentPrivacy }) },
  { name: 'check', title: '확인', schema: v.object({}) },
];
const empty = { title: '', text: '', consentPrivacy: '' };
const consent = {
  name: 'consentPrivacy',
  title: '개인정보 수집·이용',
  required: true,
  items: '이름',
  purpose: '답변',
  retention: '3년',
  refusal: '동의하지 않으실 수 있습니다.',
  termIndex: 'consent_privacy',
} as const;
const hrefOf = (step: number) => `/form?step=${step}`;

const MEMBER = { is: 'member', user: { userIdx: '1001', userName: '김하늘' } } as SessionState;
let session = MEMBER;
const told = {
  navigate: jest.fn<Host['navigate']>(),
  setTitle: jest.fn(),
  alert: jest.fn(async () => {}),
  login: jest.fn(),
  supportCode: jest.fn(() => 'ABC234'),
  showTerms: jest.fn(),
};
const host = createHostDouble({
  company: {} as Host['company'],
  setTitle: told.setTitle,
  supportCode: told.supportCode,
  showTerms: told.showTerms,
  dialogs: { alert: told.alert, confirm: async () => true },
  // The shell gives the page its address anew.
  navigate: (...to) => told.navigate(...to),
});
Object.assign(host.session, {
  get: () => session,
  settled: async () => session,
  login: told.login,
});

const send = jest.fn<(key: string, draft: typeof empty) => Promise<{ bbsIdx: string }>>();

function Page({ name, first }: { name: string; first: number }) {
  const [asked, setAsked] = useState(first);
  told.navigate.mockImplementation((to) =>
    setAsked(Number(new URL(to, 'http://portal').searchParams.get('step') ?? 1)),
  );
  const form = useForm({ name, empty, flow, asked, hrefOf });
  const submit = useSubmit({
    form,
    send: (key) => send(key, form.draft),
    resultHref: ({ bbsIdx }) => `/form?result=${bbsIdx}`,
  });
  return (
    <FormFrame form={form} submit={submit} title="1:1 문의">
      {form.step.name === 'text' && (
        <>
          <TextField label="제목" {...form.field('title')} />
          <TextArea label="내용" max={2000} {...form.field('text')} />
        </>
      )}
      {form.step.name === 'consent' && <Consents consents={[consent]} form={form} />}
      {form.step.name === 'check' && (
        <CheckList
          form={form}
          entries={[{ question: '제목', answer: form.draft.title, step: 'text' }]}
        />
      )}
    </FormFrame>
  );
}

let forms = 0;
/** A form of its own, at a step, with what was entered before. */
function show(first = 1, values: Partial<typeof empty> = {}) {
  const name = `form-${++forms}`;
  const kept = { userIdx: null, at: Date.now(), key: `key-of-the-${name}`, spent: false, values };
  sessionStorage.setItem(`portal.draft.${name}`, JSON.stringify(kept));
  render(
    <HostProvider value={host}>
      <Page name={name} first={first} />
    </HostProvider>,
  );
  return kept.key;
}
const whole = { title: '소리가 큽니다', text: '밤에 소리가 크게 납니다.', consentPrivacy: 'Y' };
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const heading = (name: string) => screen.getByRole('heading', { level: 2, name });
const setOnline = (online: boolean) =>
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);

beforeEach(() => {
  session = MEMBER;
  send.mockReset();
  for (const mock of Object.values(told)) mock.mockClear();
});
afterEach(() => void jest.restoreAllMocks());

test('goes from step to step, says where the customer is, and gives the heading the focus', async () => {
  show();
  expect(screen.getByText('1/3단계 문의 내용')).toBeTruthy();
  await userEvent.type(screen.getByRole('textbox', { name: '제목' }), whole.title);
  await userEvent.type(screen.getByRole('textbox', { name: '내용' }), whole.text);
  await press('다음');
  expect(told.navigate).toHaveBeenLastCalledWith('/form?step=2');
  expect(screen.getByRole('progressbar').getAttribute('value')).toBe('2');
  await waitFor(() => expect(document.activeElement).toBe(heading('동의')));
  expect(told.setTitle).toHaveBeenLastCalledWith('2/3단계 동의 - 1:1 문의');
  await press('이전');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: '제목' }).value).toBe(whole.title);
});

test('says what is wrong in a summary that takes the focus and leads to each field', async () => {
  show();
  await press('다음');
  const summary = screen.getByRole('alert');
  await waitFor(() => expect(document.activeElement).toBe(summary));
  expect(summary.textContent).toContain('제목: 빠진 항목입니다. 입력해 주세요.');
  const field = screen.getByRole('textbox', { name: '내용', description: /빠진 항목/ });
  await userEvent.click(screen.getByRole('link', { name: /^내용/ }));
  expect(document.activeElement).toBe(field);
  expect(told.navigate).not.toHaveBeenCalled();
  await userEvent.type(field, whole.text);
  expect(field.getAttribute('aria-invalid')).toBeNull();
});

test('says a number that nobody should write when the field is left, and nothing of an empty one', async () => {
  show();
  await userEvent.type(screen.getByRole('textbox', { name: '제목' }), '카드 4111-1111-1111-1111');
  await userEvent.tab();
  const sentence = '신용카드번호 형식으로 입력할 수 없습니다.';
  expect(screen.getByRole('textbox', { name: '제목', description: sentence })).toBeTruthy();
  await userEvent.tab();
  expect(screen.getByRole('textbox', { name: '내용' }).getAttribute('aria-invalid')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('Enter that ends a syllable sends nothing', () => {
  show();
  const field = screen.getByRole('textbox', { name: '제목' });
  // Dispatching says false where the default was prevented: the browser then submits nothing.
  expect(fireEvent.keyDown(field, { key: 'Enter', isComposing: true })).toBe(false);
  expect(fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 })).toBe(false);
  expect(fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 })).toBe(true);
});

test('replaces a step that is not reachable by the first unanswered one', async () => {
  show(3, { title: whole.title, text: whole.text });
  await waitFor(() =>
    expect(told.navigate).toHaveBeenCalledWith('/form?step=2', { replace: true }),
  );
  expect(heading('동의')).toBeTruthy();
});

test('sends once whatever is pressed, under the draft’s key, and replaces the form by its result', async () => {
  const key = show(3, whole);
  let answer: (answer: { bbsIdx: string }) => void = () => {};
  send.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  await press('접수하기');
  await press('접수하는 중');
  fireEvent.submit(document.querySelector('form') as HTMLFormElement);
  expect(send.mock.calls).toEqual([[key, whole]]);
  await act(async () => answer({ bbsIdx: '10001' }));
  expect(told.navigate.mock.calls).toEqual([['/form?result=10001', { replace: true }]]);
  expect(sessionStorage.getItem(`portal.draft.form-${forms}`)).toBeNull();
});

test('keeps everything where the line is down, and says so', async () => {
  setOnline(false);
  show(3, whole);
  await press('접수하기');
  expect(screen.getByRole('alert').textContent).toContain(
    '인터넷에 연결되어 있지 않습니다. 입력하신 내용은 그대로 있습니다. 연결된 뒤 다시 눌러 주세요.',
  );
  expect(send).not.toHaveBeenCalled();
  expect(screen.getByText(whole.title)).toBeTruthy();
});

test('an answer that was lost is asked for again under the same key', async () => {
  const key = show(3, whole);
  send.mockRejectedValueOnce(apiError({ code: 'NETWORK' })).mockResolvedValueOnce({ bbsIdx: '1' });
  await press('접수하기');
  expect(screen.getByRole('alert').textContent).toContain('한 번만 접수됩니다.');
  await press('접수하기');
  expect(send.mock.calls.map(([sent]) => sent)).toEqual([key, key]);
});

test('leads to the step whose field the server refuses, and says it there', async () => {
  show(3, whole);
  const fields = { text: '내용을 다시 확인해 주세요.' };
  send.mockRejectedValue(apiError({ code: 'ERR_INVALID_INPUT', fields }));
  await press('접수하기');
  expect(told.navigate).toHaveBeenLastCalledWith('/form?step=1');
  const summary = await screen.findByRole('alert');
  expect(summary.textContent).toContain('내용: 내용을 다시 확인해 주세요.');
  await waitFor(() => expect(document.activeElement).toBe(summary));
});

test('the limit of the day is an alert in the fixed words, and the text is kept', async () => {
  show(3, whole);
  send.mockRejectedValue(apiError({ code: 'ERR_MS_6002', message: 'other' }));
  await press('접수하기');
  expect(told.alert.mock.calls).toEqual([
    [
      '당일 이용 가능 횟수를 초과하여 접수가 불가하오니 추가 접수는 익일 재이용 부탁드립니다. 감사합니다.',
    ],
  ]);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText(whole.title)).toBeTruthy();
});

test('any other refusal is one sentence with a code to name', async () => {
  const key = show(3, whole);
  send.mockRejectedValue(apiError({ code: 'ERR_KEY_REUSED', message: '이미 들어와 있습니다.' }));
  await press('접수하기');
  expect(screen.getByRole('alert').textContent).toContain('이미 들어와 있습니다.지원 번호 ABC234');
  await press('이전');
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('checkbox'));
  await press('다음');
  await press('접수하기');
  expect(send.mock.calls.at(-1)?.[0]).not.toBe(key);
});

test.each([
  ['nobody is signed in', () => (session = { is: 'visitor' })],
  ['the session has ended', () => send.mockRejectedValue(apiError({ code: 'ERR_LOGIN_REQUIRED' }))],
])('where %s it offers the login, and keeps what was typed', async (_, arrange) => {
  arrange();
  show(3, whole);
  await press('접수하기');
  await press('로그인');
  expect(told.login).toHaveBeenCalledTimes(1);
  expect(screen.getByText(whole.title)).toBeTruthy();
});

test('a check page leads back to what was asked', () => {
  show(3, whole);
  const change = screen.getByRole('link', { name: '제목 변경' });
  expect(change.getAttribute('href')).toBe('/form?step=1');
});
