import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { openDesk } from '../../testing/desk.tsx';

const token = {
  name: 'guide-ci',
  parts: ['guide'],
  verbs: ['deliver'],
  until: '2027-02-20T00:00:00.000Z',
  by: 'kim',
  at: '2026-11-21T00:00:00.000Z',
  state: 'valid' as const,
};
const box = (name: string) => screen.getByRole('textbox', { name });

test('makes a token, and shows it this once', async () => {
  const { user, desk } = openDesk('/account', { answer: { ...token, text: 'portal_desk_x' } });
  await user.click(await screen.findByRole('button', { name: '토큰 만들기' }));
  expect(desk.asked).toEqual([]);
  expect(screen.getByText(/^영어 소문자로 시작해/)).toBeTruthy();
  expect(screen.getByText('배포할 리모트를 하나 이상 골라 주세요.')).toBeTruthy();
  await user.type(box('이름'), 'guide-ci');
  await user.click(await screen.findByRole('checkbox', { name: 'guide' }));
  await user.click(screen.getByRole('checkbox', { name: /\(live\)/ }));
  await user.type(box('이유'), '팀의 CI');
  await user.click(screen.getByRole('button', { name: '토큰 만들기' }));
  expect(desk.asked).toEqual([
    [
      'token-create',
      { args: ['guide-ci'], verbs: 'deliver,live', parts: 'guide', days: '90', reason: '팀의 CI' },
    ],
  ]);
  expect(await screen.findByText('portal_desk_x')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '토큰 복사' }));
  expect(await navigator.clipboard.readText()).toBe('portal_desk_x');
});

test('lists tokens, and revokes one with a reason', async () => {
  const ended = { ...token, name: 'voc-ci', state: 'ended' as const };
  const { user, desk } = openDesk('/account', { tokens: [ended, token] });
  const rows = within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    'guide-ci쓸 수 있음deliverguide2027.02.20(토) 09:00끊기',
    'voc-ci끝남deliverguide2027.02.20(토) 09:00',
  ]);
  await user.click(screen.getByRole('button', { name: '토큰 guide-ci 끊기' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: '이유' }), '로그에 남음');
  await user.click(dialog.getByRole('button', { name: '토큰 끊기' }));
  expect(desk.asked).toEqual([['token-revoke', { args: ['guide-ci'], reason: '로그에 남음' }]]);
});

test('a team sees the tokens, and changes none', async () => {
  const account = { id: 'team-guide', role: 'team' as const, remotes: ['guide'] };
  openDesk('/account', { account, tokens: [token] });
  expect(await screen.findByText('guide-ci')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /끊기|토큰 만들기/ })).toBeNull();
});

test('another app needs a code, and signs out', async () => {
  const { user, desk } = openDesk('/account', { recoveryLeft: 2 });
  expect(await screen.findByText('복구 코드 2개')).toBeTruthy();
  expect(screen.getByText(/^복구 코드가 얼마 남지 않았습니다/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '인증 앱 바꾸기' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText('인증 번호'), '000000');
  await user.click(dialog.getByRole('button', { name: '지우고 로그아웃' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('인증 번호가 맞지 않거나');
  await user.clear(dialog.getByLabelText('인증 번호'));
  await user.type(dialog.getByLabelText('인증 번호'), '123456');
  await user.click(dialog.getByRole('button', { name: '지우고 로그아웃' }));
  expect(await screen.findByLabelText('비밀번호')).toBeTruthy();
  expect(desk.recoveryLeft).toBeNull();
});
