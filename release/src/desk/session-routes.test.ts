import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { fromConsole, ORIGIN, temporaryDesk } from './testing/desk.ts';

let desk: Awaited<ReturnType<typeof temporaryDesk>>;
beforeEach(async () => void (desk = await temporaryDesk()));
afterEach(() => desk.remove());

const whoIs = async (cookie: string) => {
  const answer = await desk.app.inject({
    url: '/api/session',
    headers: { ...fromConsole, cookie },
  });
  return answer.json()?.id ?? null;
};

test('an account signs in, and out', async () => {
  const answer = await desk.signIn('team-guide');
  expect(answer.json()).toMatchObject({ id: 'team-guide', role: 'team', remotes: ['guide'] });
  const line = String(answer.headers['set-cookie']);
  expect(line).toMatch(/^desk-session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/);
  const cookie = line.split(';')[0] ?? '';
  expect(await whoIs(cookie)).toBe('team-guide');
  const headers = { ...fromConsole, cookie };
  await desk.app.inject({ method: 'DELETE', url: '/api/session', headers });
  expect(await whoIs(cookie)).toBeNull();
});

test('on https the cookie is Secure and bound to its host', async () => {
  const secure = await temporaryDesk('https://desk.example');
  const answer = await secure.signIn('manager', undefined, { host: 'desk.example' });
  expect(answer.headers['set-cookie']).toMatch(
    /^__Host-desk-session=[\w-]+; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  );
  await secure.remove();
});

test('a session ends after an idle hour, and after twelve hours in any case', async () => {
  const { cookie } = await desk.as('manager');
  for (let i = 0; i < 12; i++) {
    expect(await whoIs(cookie)).toBe('manager');
    desk.pass(59);
  }
  desk.pass(13);
  expect(await whoIs(cookie)).toBeNull();
  const other = await desk.as('manager');
  desk.pass(60);
  expect(await whoIs(other.cookie)).toBeNull();
});

test.each([
  ['manager', 'wrong'],
  ['manager', ''],
  ['nobody', 'hangyeol#2026'],
  ['__proto__', 'hangyeol#2026'],
])('%s with the password “%s” is refused in the same words', async (id, password) => {
  const answer = await desk.signIn(id, password);
  expect([answer.statusCode, answer.json().error.message]).toEqual([
    401,
    'no account has this id and password: try again',
  ]);
  expect(answer.headers['set-cookie']).toBeUndefined();
});

test('after ten tries from one address an account is locked there, even with the right password', async () => {
  for (let i = 0; i < 10; i++) expect((await desk.signIn('manager', 'x')).statusCode).toBe(401);
  expect((await desk.signIn('manager')).statusCode).toBe(429);
  expect((await desk.signIn('manager2')).statusCode).toBe(200);
});

test.each([
  ['without the console’s header', { 'x-desk-client': '' }],
  ['of another site', { 'sec-fetch-site': 'cross-site' }],
  ['of another port', { 'sec-fetch-site': 'same-site', origin: ORIGIN }],
  ['of the address bar', { 'sec-fetch-site': 'none' }],
  ['under another name', { host: 'localhost.evil.example:3003' }],
])('a change %s is refused', async (_, headers) => {
  const { send } = await desk.as('manager');
  for (const url of ['/api/verbs/freeze', '/api/session']) {
    const answer = await send({ method: 'POST', url, headers, payload: {} });
    expect([answer.statusCode, answer.json().error.kind]).toEqual([403, 'not-allowed']);
  }
  expect(desk.my.store.pin('dev')?.frozen).toBeNull();
});

test('a browser without Sec-Fetch-Site is recognised by its Origin', async () => {
  const { cookie } = await desk.as('manager');
  const headers: Record<string, string> = { ...fromConsole };
  delete headers['sec-fetch-site'];
  const freeze = (origin: string) =>
    desk.app.inject({
      method: 'POST',
      url: '/api/verbs/freeze',
      headers: { ...headers, cookie, origin },
      payload: {},
    });
  expect((await freeze('https://evil.example')).statusCode).toBe(403);
  expect((await freeze(ORIGIN)).statusCode).toBe(200);
});

test('everybody gets the document, with a policy that allows only its own script', async () => {
  const answer = await desk.app.inject({ url: '/sets', headers: fromConsole });
  const [, nonce = ''] =
    /<script nonce="([^"]+)" src="\/assets\/main.0.js"/.exec(answer.body) ?? [];
  expect(nonce).toHaveLength(24);
  const policy = String(answer.headers['content-security-policy']);
  expect(policy).toContain(`script-src 'nonce-${nonce}';`);
  expect(policy).toMatch(/^default-src 'none'.*frame-ancestors 'none'.*require-trusted-types-for/);
  const again = await desk.app.inject({ url: '/sets', headers: fromConsole });
  expect(again.body).not.toContain(nonce);
  const file = await desk.app.inject({ url: '/assets/main.0.js', headers: fromConsole });
  expect([file.body, file.headers['cache-control']]).toEqual([
    'run()',
    'public, max-age=31536000, immutable',
  ]);
});
