import { expect, test } from '@jest/globals';
import { DEMO_PASSWORD, people } from '@portal/testing/people';
import { fastify } from 'fastify';
import { Accounts } from './accounts.ts';
import { membershipPages } from './pages.ts';

const portalOrigin = 'http://localhost:3000';
const returnUrl = `${portalOrigin}/member/member_info`;
const NEXT = 'another#2026';

/** The address of the login to which the page of a forgotten password leads back. */
const back = { returnUrl, state: 'a-state-of-the-login' };

async function start() {
  const accounts = new Accounts(true, () => 0);
  const app = fastify();
  await app.register(membershipPages, { prefix: '/membership', accounts, portalOrigin });
  const post = (page: string, fields: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url: `/membership/${page}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });
  const send = (own: object) =>
    post('password', {
      returnUrl,
      loginId: 'haneul',
      password: DEMO_PASSWORD,
      next: NEXT,
      again: NEXT,
      ...own,
    });
  return { app, accounts, send, post };
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

test.each([
  [{ phone: '010-9999-9999' }, '맞는 회원이 없습니다.'],
  [{ next: 'another' }, '8자에서 20자까지'],
])('a forgotten password stays with %j', async (own, said) => {
  const { accounts, post } = await start();
  const { name, phone } = people.haneul;
  const answer = await post(`reset?${new URLSearchParams(back).toString()}`, {
    name,
    phone,
    next: NEXT,
    ...own,
  });
  expect([answer.statusCode, answer.body]).toEqual([422, expect.stringContaining(said)]);
  expect(accounts.passwordMatches('ms-haneul', DEMO_PASSWORD)).toBe(true);
});

test('a forgotten password is set anew by name and phone number, and the page leads to the login', async () => {
  const { app, accounts, post } = await start();
  const login = await app.inject({ url: '/membership/login', query: back });
  expect(login.body).toContain('비밀번호 찾기');
  const { name } = people.haneul;
  const answer = await post(`reset?${new URLSearchParams(back).toString()}`, {
    name,
    phone: '010-0000-1001',
    next: NEXT,
  });
  expect(answer.body).toContain('아이디 haneul의 비밀번호를 새로 정했습니다.');
  expect(answer.body).toContain('href="login?returnUrl=');
  expect(accounts.signIn('haneul', NEXT)).not.toBeNull();
});
