import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { openDesk } from '../testing/desk.tsx';

test('signs in, navigates without a reload, and signs out', async () => {
  const { user } = openDesk('/', { account: null });
  await user.type(await screen.findByLabelText('아이디'), 'manager');
  await user.type(screen.getByLabelText('비밀번호'), 'wrong');
  await user.click(screen.getByRole('button', { name: '로그인' }));
  expect((await screen.findByRole('alert')).textContent).toContain(
    '아이디 또는 비밀번호가 맞지 않습니다.',
  );
  await user.clear(screen.getByLabelText('비밀번호'));
  await user.type(screen.getByLabelText('비밀번호'), 'right{Enter}');
  expect(await screen.findByRole('heading', { name: '현재 상태' })).toBeTruthy();
  await user.click(screen.getByRole('link', { name: '감사' }));
  const heading = await screen.findByRole('heading', { name: '감사 기록' });
  expect([document.activeElement, document.title, window.location.pathname]).toEqual([
    heading,
    '감사 기록 | 릴리스 데스크',
    '/audit',
  ]);
  expect(screen.getByRole('link', { name: '감사' }).getAttribute('aria-current')).toBe('page');
  await user.click(screen.getByRole('button', { name: '로그아웃' }));
  expect(await screen.findByLabelText('비밀번호')).toBeTruthy();
});

test('begins with a link past the menu to the page', async () => {
  const { user } = openDesk('/');
  await screen.findByText('운영 · 세트 2');
  await user.tab();
  const skip = screen.getByRole('link', { name: '본문 바로가기' });
  expect([document.activeElement, skip.getAttribute('href')]).toEqual([skip, '#main']);
  expect(screen.getByRole('main').id).toBe('main');
});

async function givePassword(user: ReturnType<typeof openDesk>['user']) {
  await user.type(await screen.findByLabelText('아이디'), 'jihye');
  await user.type(screen.getByLabelText('비밀번호'), 'right{Enter}');
}

test('a manager gives a code after the password', async () => {
  const { user } = openDesk('/', { account: null, next: { next: 'code' } });
  await givePassword(user);
  expect(await screen.findByRole('heading', { name: '2단계 인증' })).toBeTruthy();
  const code = screen.getByLabelText('인증 번호');
  expect(document.activeElement).toBe(code);
  await user.type(code, '000000{Enter}');
  expect((await screen.findByRole('alert')).textContent).toContain('인증 번호가 맞지 않거나');
  expect(code).toHaveProperty('value', '');
  await user.type(code, '123456{Enter}');
  expect(await screen.findByRole('heading', { name: '현재 상태' })).toBeTruthy();
});

test('a manager without an app adds one, and sees the recovery codes before anything else', async () => {
  const secret = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const link = `otpauth://totp/desk:jihye?secret=${secret}`;
  const { user } = openDesk('/', { account: null, next: { next: 'enrol', secret, link } });
  await givePassword(user);
  expect(await screen.findByText('ABCD EFGH IJKL MNOP QRST UVWX YZ23 4567')).toBeTruthy();
  const open = screen.getByRole('link', { name: '이 기기의 인증 앱에서 열기' });
  expect(open.getAttribute('href')).toBe(link);
  await user.type(screen.getByLabelText('인증 번호'), '123456{Enter}');
  const codes = within(await screen.findByRole('list', { name: '복구 코드' }));
  expect(codes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'AAAA-BBBB',
    'CCCC-DDDD',
  ]);
  await user.click(screen.getByRole('button', { name: '보관했습니다' }));
  expect(await screen.findByRole('heading', { name: '현재 상태' })).toBeTruthy();
});

test('keeps the last answers while the desk is offline, and says that they are not live', async () => {
  const { lose, tell } = openDesk('/');
  await screen.findByText('운영 · 세트 2');
  const { fetch } = globalThis;
  globalThis.fetch = () => Promise.reject(new TypeError('no network'));
  await lose();
  expect(screen.getByText('다시 연결하는 중')).toBeTruthy();
  expect(screen.getByText('운영 · 세트 2')).toBeTruthy();
  globalThis.fetch = fetch;
  await tell();
  expect(screen.getByText('실시간')).toBeTruthy();
});
