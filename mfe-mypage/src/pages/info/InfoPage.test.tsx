import { expect, jest, test } from '@jest/globals';
import { errors } from '@portal/contract';
import { refusal } from '@portal/testing/page';
import { act, waitFor } from '@testing-library/react';
import { enter, open, PASSWORD, sent, type InfoPage } from '../../testing/info.ts';
import { IDLE_MS } from './use-idle.ts';

const GATE = { level: 1, name: '비밀번호 확인' } as const;
const isClosed = ({ queryByText, queryByDisplayValue }: InfoPage) =>
  queryByText('김하늘') === null && queryByDisplayValue(/hangyeol\.example/) === null;

test('no data is loaded before the password is right; afterwards no field, address or storage contains it', async () => {
  const page = await open();
  await page.findByRole('heading', GATE);
  expect(page.calls).toEqual([]);
  await enter(page);
  expect(await page.findByText('김하늘')).toBeTruthy();
  expect(sent(page, 'checkPassword')).toEqual([{ password: PASSWORD }]);
  expect(page.address()).toBe('/member/member_info?step=2');
  // The password field is gone, so the focus moves to the heading of the new step.
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^회원 정보/));
  const left = [document.body.innerHTML, ...Object.values({ ...sessionStorage, ...localStorage })];
  expect(left.join()).not.toContain(PASSWORD);
  // The address is replaced, so that Back does not lead to the password step.
  expect(page.host.navigate).toHaveBeenLastCalledWith('/member/member_info?step=2', {
    replace: true,
  });
});

test('a wrong password shows the server’s message, and clears the field', async () => {
  const page = await open('', { checkPassword: refusal('ERR_MS_8025') });
  await enter(page);
  const said = await page.findByText(errors.ERR_MS_8025.message);
  const field = page.getByLabelText<HTMLInputElement>('비밀번호');
  expect([field.value, document.activeElement]).toEqual(['', field]);
  expect(field.getAttribute('aria-describedby')).toBe(said.closest('[id]')?.id);
  expect(isClosed(page)).toBe(true);
});

test.each([
  ['NETWORK', /인터넷 연결을 확인한 뒤 다시 눌러 주세요/],
  ['ERR_TOO_MANY', errors.ERR_TOO_MANY.message],
  ['ERR_INTERNAL', /지원 번호 ABC234/],
] as const)('if the password cannot be checked (%s), it can be sent again', async (code, said) => {
  const page = await open('', { checkPassword: refusal(code) });
  await enter(page);
  expect(await page.findByText(said)).toBeTruthy();
  expect(page.getByLabelText<HTMLInputElement>('비밀번호').value).toBe(PASSWORD);
});

test('an empty password is not sent', async () => {
  const page = await open();
  await page.user.click(await page.findByRole('button', { name: '비밀번호 확인하기' }));
  expect(page.getByText('비밀번호를 입력해 주세요.')).toBeTruthy();
  expect(page.calls).toEqual([]);
});

test.each([
  ['Hangyeol#2026', '비밀번호에는 소문자만 사용가능합니다.'],
  ['hangyeol #2026', '비밀번호에 공백은 사용할 수 없습니다. '],
])(
  '"%s" can be nobody’s password: the field says why, and no try is spent',
  async (typed, said) => {
    const page = await open();
    const field = await page.findByLabelText<HTMLInputElement>('비밀번호');
    await page.user.type(field, typed);
    await page.user.click(page.getByRole('button', { name: '비밀번호 확인하기' }));
    const at = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(at?.textContent).toContain(said);
    expect([field.value, page.calls]).toEqual([typed, []]);
  },
);

test('the password is changed at the membership service, which the part and the list of devices link', async () => {
  const page = await open();
  await enter(page);
  const href = (name: string) => page.getByRole('link', { name }).getAttribute('href');
  await page.findByRole('region', { name: '비밀번호' });
  expect(page.getByRole('region', { name: '비밀번호' }).textContent).toContain('8자에서 20자까지');
  for (const name of ['비밀번호 바꾸러 가기', '비밀번호를 바꿔'])
    expect(href(name)).toBe('https://member.example/password');
});

test.each(['?step=2', '?step=3', '?step=9', '?step=x'])(
  '%s asks for the password first',
  async (query) => {
    const page = await open(query);
    expect(await page.findByRole('heading', GATE)).toBeTruthy();
    await waitFor(() => expect(page.address()).toBe('/member/member_info'));
    expect(page.calls).toEqual([]);
  },
);

test('leaving is a separate step after the password; each step sets the tab’s title', async () => {
  const page = await open();
  await enter(page);
  await page.user.click(await page.findByRole('link', { name: '탈퇴 알아보기' }));
  expect(await page.findByRole('heading', { level: 1, name: '회원 탈퇴' })).toBeTruthy();
  await waitFor(() => expect(page.host.setTitle).toHaveBeenLastCalledWith('회원 탈퇴'));
  await page.user.click(page.getByRole('link', { name: '회원 정보', current: false }));
  expect(await page.findByText('김하늘')).toBeTruthy();
  expect(sent(page, 'checkPassword')).toHaveLength(1);
});

test('asks for the password again after ten minutes without a key or a tap', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  try {
    const page = await open();
    await enter(page);
    await page.findByText('김하늘');
    await act(() => jest.advanceTimersByTimeAsync(IDLE_MS - 60_000));
    await page.user.type(page.getByLabelText('이메일 주소'), 'x');
    await act(() => jest.advanceTimersByTimeAsync(IDLE_MS - 60_000));
    expect(page.getByText('김하늘')).toBeTruthy();
    await act(() => jest.advanceTimersByTimeAsync(120_000));
    expect(await page.findByText(/^10분 동안 쓰지 않으셔서/)).toBeTruthy();
    expect(isClosed(page)).toBe(true);
    expect(page.address()).toBe('/member/member_info');
  } finally {
    jest.useRealTimers();
  }
});

test('after ten seconds without an answer about the password, it is sent again', async () => {
  let isSlow = true;
  const page = await open('', {
    checkPassword: () => (isSlow ? new Promise<never>(() => {}) : { matches: true }),
  });
  jest.useFakeTimers({ advanceTimers: true });
  try {
    await enter(page);
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(await page.findByText(/평소보다 오래 걸리고 있습니다/)).toBeTruthy();
    isSlow = false;
    await page.user.click(page.getByRole('button', { name: '다시 시도' }));
    expect(await page.findByText('김하늘')).toBeTruthy();
  } finally {
    jest.useRealTimers();
  }
  expect(sent(page, 'checkPassword')).toEqual([{ password: PASSWORD }, { password: PASSWORD }]);
});

test('if the member’s data cannot be loaded, its place says so, and the other parts work', async () => {
  const page = await open('', { personal: refusal('ERR_UNAVAILABLE') });
  await enter(page);
  expect(await page.findByText(/회원 정보를 가져오지 못했습니다\. 지원 번호 ABC234/)).toBeTruthy();
  expect(await page.findByText('지금 쓰시는 기기')).toBeTruthy();
});

test('a visitor is asked to log in', async () => {
  const page = await open('', {}, { session: 'visitor' });
  expect(page.getByText('로그인이 필요합니다.')).toBeTruthy();
});
