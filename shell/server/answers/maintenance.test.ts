import cookie from '@fastify/cookie';
import { expect, test } from '@jest/globals';
import { logout as logoutCall } from '@portal/contract';
import { readCompany, readConfig } from '@portal/config';
import { fastify, type FastifyInstance } from 'fastify';
import { logout } from './logout.ts';
import { maintenance } from './maintenance.ts';

const WINDOW = '2025-08-07T20:30:00+09:00/2025-08-07T23:30:00+09:00';

/** A portal during maintenance, with an API behind it. */
async function closedPortal(env: NodeJS.ProcessEnv = {}): Promise<FastifyInstance> {
  const config = readConfig({
    MAINTENANCE: WINDOW,
    DEMO_CLOCK: '2025-08-07T21:00:00+09:00',
    MAINTENANCE_PASS: '/a-secret-path-of-the-test',
    ...env,
  });
  const app = fastify();
  await app.register(cookie);
  maintenance(app, config, readCompany(config.COMPANY_FILE));
  app.all('/api/*', async () => ({ reached: true }));
  app.get('/*', async () => 'a page');
  await logout(app, config.PORTAL_ORIGIN, readCompany(config.COMPANY_FILE));
  return app;
}

test('closes pages and calls, and says when to come again', async () => {
  const app = await closedPortal();
  for (const url of ['/', '/login', '/api/member/loginCheck', '/logout/', '/api/member/logout/x']) {
    const { statusCode, headers } = await app.inject(url);
    expect([url, statusCode]).toEqual([url, 503]);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  }
});

test('a customer can log out during maintenance, with or without the API', async () => {
  const app = await closedPortal();
  expect((await app.inject(logoutCall.path)).json()).toEqual({ reached: true });
  const answer = await app.inject({
    method: 'POST',
    url: '/logout',
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(answer.statusCode).toBe(204);
  const lines = [answer.headers['set-cookie']].flat().map(String);
  for (const name of ['portal-session', 'PSESSION', 'member', 'analytics-profile'])
    expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^${name}=;.*Expires=Thu, 01`)));
  expect(lines.join()).not.toContain('Secure');
});

test.each([
  ['http://localhost:3000', 'portal-session', 'portal-pass', false],
  ['https://help.example', '__Host-session', '__Host-pass', true],
])('at %s the cookies are %s and %s', async (PORTAL_ORIGIN, session, pass, secure) => {
  const app = await closedPortal({ PORTAL_ORIGIN });
  const headers = { 'sec-fetch-site': 'same-origin' };
  const cleared = await app.inject({ method: 'POST', url: '/logout', headers });
  expect(String(cleared.headers['set-cookie'])).toContain(`${session}=;`);
  const admitted = await app.inject('/a-secret-path-of-the-test');
  const line = String(admitted.headers['set-cookie']);
  expect([line.startsWith(`${pass}=`), line.includes('; Secure')]).toEqual([true, secure]);
  const value = line.split(';')[0];
  const page = await app.inject({ url: '/guide/faq', headers: { cookie: value } });
  expect(page.statusCode).toBe(200);
});
