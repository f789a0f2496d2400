import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
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
