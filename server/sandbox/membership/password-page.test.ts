import { expect, test } from '@jest/globals';
import { DEMO_PASSWORD } from '@portal/testing/people';
import { fastify } from 'fastify';
import { Accounts } from './accounts.ts';
import { membershipPages } from './pages.ts';

const portalOrigin = 'http://localhost:3000';
const returnUrl = `${portalOrigin}/member/member_info`;
const NEXT = 'another#2026';

async function start() {
  const accounts = new Accounts(true, () => 0);
  const app = fastify();
  await app.register(membershipPages, { prefix: '/membership', accounts, portalOrigin });
  const send = (own: object) =>
    app.inject({
      method: 'POST',
      url: '/membership/password',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({
        returnUrl,
        loginId: 'haneul',
        password: DEMO_PASSWORD,
        next: NEXT,
        again: NEXT,
        ...own,
      }).toString(),
    });
  return { app, accounts, send };
}

test.each([
  [{ next: 'new one#2026' }, '새 비밀번호에 공백은 사용할 수 없습니다. '],
  [{ next: 'Another#2026' }, '새 비밀번호에는 소문자만 사용가능합니다.'],
  [{ next: 'another' }, '8자에서 20자까지'],
  [{ again: 'another#2027' }, '서로 다릅니다'],
  [{ password: 'wrong#2026' }, '아이디 또는 지금 비밀번호가 맞지 않습니다.'],
])('%j is refused with the reason, and the password stays', async (own, said) => {
  const { accounts, send } = await start();
  const answer = await send(own);
  expect(answer.statusCode).toBe(422);
  expect(answer.body).toContain(said);
  expect(accounts.passwordMatches('ms-haneul', DEMO_PASSWORD)).toBe(true);
});

test('a new password replaces the present one, and the page leads back', async () => {
  const { accounts, send } = await start();
  const answer = await send({});
  expect([answer.statusCode, answer.body]).toEqual([
    200,
    expect.stringContaining(`href="${returnUrl}"`),
  ]);
  expect(accounts.signIn('haneul', DEMO_PASSWORD)).toBeNull();
  expect(accounts.signIn('haneul', NEXT)).not.toBeNull();
});

test('another site is never the way back', async () => {
  const { app } = await start();
  const { body } = await app.inject({
    url: '/membership/password',
    query: { returnUrl: 'https://evil.example/' },
  });
  expect(body).not.toContain('evil');
  expect(body).toContain(`href="${portalOrigin}"`);
});
