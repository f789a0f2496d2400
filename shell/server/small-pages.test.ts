import cookie from '@fastify/cookie';
import { expect, test } from '@jest/globals';
import { readCompany, readConfig } from '@portal/config';
import Fastify from 'fastify';
import { logout } from './answers/logout.ts';
import { maintenance } from './answers/maintenance.ts';
import { manifest } from './answers/manifest.ts';
import { bridges } from './bridges/bridges.ts';
import type { LiveRelease } from './release/live-release.ts';

const config = readConfig({
  MAINTENANCE: '2025-08-07T20:30+09:00/2025-08-07T23:30+09:00',
  DEMO_CLOCK: '2025-08-07T21:00:00+09:00',
});
const company = readCompany(config.COMPANY_FILE);
const opening = async (isClosed = false) => {
  const app = Fastify();
  await app.register(cookie);
  if (isClosed) maintenance(app, config, company);
  await logout(app, config.PORTAL_ORIGIN, company);
  await bridges(app, config, company);
  return app;
};
const look = '<html lang="ko" data-text="large" data-contrast="more">';
const cookies = { text: 'large', contrast: 'more', member: '1' };

test.each([
  '/bridge/postcode',
  '/bridge/identity',
  '/bridge/identity/return',
  '/bridge/payment',
  '/logout',
])('%s honours text size and contrast', async (url) => {
  const app = await opening();
  expect((await app.inject({ url, cookies })).body).toContain(look);
  await app.close();
});

test('a bridge at another host gets the look by its query, and nothing else', async () => {
  const app = await opening();
  const query = { ...cookies, lang: 'en' };
  expect((await app.inject({ url: '/bridge/postcode', query })).body).toContain(look);
  const hostile = { text: '"><script>', contrast: ['more', 'x'] };
  const answer = await app.inject({ url: '/bridge/postcode', query: hostile });
  expect(answer.body).toContain('<html lang="ko"><head>');
  await app.close();
});

test('the maintenance page honours text size and contrast', async () => {
  const app = await opening(true);
  const answer = await app.inject({ url: '/guide/faq', cookies });
  expect([answer.statusCode, answer.body.includes(look)]).toEqual([503, true]);
  await app.close();
});

test('a GET of /logout logs nobody out, and offers the button that does', async () => {
  const app = await opening();
  const answer = await app.inject('/logout');
  expect([answer.statusCode, answer.headers['allow']]).toEqual([405, 'POST']);
  expect(answer.body).toContain('아직 로그아웃하지 않았습니다');
  await app.close();
});

test('/favicon.ico redirects to the icon of the live shell', async () => {
  const app = Fastify();
  const live = { versions: new Map([['shell', { version: '1.2.3' }]]) } as LiveRelease;
  manifest(app, () => live, company);
  const { statusCode, headers } = await app.inject('/favicon.ico');
  expect([statusCode, headers.location]).toEqual([302, '/r/shell/1.2.3/icon-192.png']);
  await app.close();
});
