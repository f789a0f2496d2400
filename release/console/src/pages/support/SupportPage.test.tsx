import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { FoundFailure } from '../../desk/answers.ts';
import { openDesk } from '../../testing/desk.tsx';

const failure: FoundFailure = {
  channel: 'production',
  code: 'K7MQ2X',
  at: '2026-11-21T00:00:00.000Z',
  set: '3',
  part: 'guide',
  version: '1.0.2',
  class: 'integrity',
  route: '/guide/faq',
  cohort: 'canary',
  error: 'Error: altered',
};
const field = () => screen.findByRole('textbox', { name: '번호' });

test('finds a code however it is typed', async () => {
  const { user } = openDesk('/support', { failures: [failure] });
  await user.type(await field(), 'k7m q2x{Enter}');
  expect(await screen.findByRole('heading', { name: '파일이 게시한 것과 다릅니다' })).toBeTruthy();
  expect(window.location.search).toBe('?code=K7MQ2X');
  expect(screen.getByText('저장소 화면에서 이 버전의 파일을 확인해 주세요.')).toBeTruthy();
  const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(facts[0]).toMatch(/^2026\.11\.21\(토\) 09:00 · /);
  expect(facts.slice(1)).toEqual([
    'guide@1.0.2',
    '3 · 운영의 카나리',
    '/guide/faq',
    'integrity',
    'Error: altered',
  ]);
  expect(screen.getByRole('link', { name: '이 채널의 카나리 보기' })).toHaveProperty(
    'href',
    'http://localhost/release?channel=production',
  );
});

test('looks up the code in the address at once', async () => {
  openDesk('/support?code=k7mq2x', { failures: [{ ...failure, route: null, cohort: 'base' }] });
  expect(await screen.findByText('이 배포의 화면이 아님')).toBeTruthy();
  expect(await field()).toHaveProperty('value', 'K7MQ2X');
  expect(screen.queryByRole('link', { name: /카나리 보기/ })).toBeNull();
});

test('says what to do if a code is not found, and finds it once it was counted', async () => {
  const { user, desk } = openDesk('/support?code=K7MQ2X');
  expect(await screen.findByText('K7MQ2X에 해당하는 실패가 없습니다.')).toBeTruthy();
  expect(screen.getByText(/고객에게 번호를 다시 확인해 주세요/)).toBeTruthy();
  desk.failures = [failure];
  await user.click(screen.getByRole('button', { name: '찾기' }));
  expect(await screen.findByRole('link', { name: 'guide@1.0.2' })).toBeTruthy();
});

test('does not look up text that is not a code', async () => {
  const { user } = openDesk('/support');
  await user.type(await field(), 'K7MQ{Enter}');
  expect(screen.getByText(/영문자와 숫자 여섯 자를 입력해 주세요/)).toBeTruthy();
  expect(window.location.search).toBe('');
});
