import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { ReleaseStore, sealOverride, type Override } from '@portal/release-store';
import type { FastifyInstance } from 'fastify';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ask, AT, createSet, publishPart, quietPortal } from '../testing/parts.ts';
import { lookAgain, stopClock } from '../testing/stopped-clock.ts';

stopClock();
const dataDir = mkdtempSync(join(tmpdir(), 'portal-overrides-'));
const store = new ReleaseStore(join(dataDir, 'store'));
const by = { actor: 'kim', reason: 'test', at: AT };
const KEY = 'the-key-of-these-tests-and-no-other';

const part = (name: string, number: string) => publishPart(store, name, number);

let portal: FastifyInstance;
const guide = () => store.version('guide', '1.0.1').sha384;
beforeAll(async () => {
  const shell = await part('shell', '1.0.0');
  for (const one of [await part('guide', '1.0.0'), await part('guide', '1.0.1')])
    await createSet(store, [shell, one]);
  await store.pinSet('dev', 0, { set: '1', ...by });
  portal = await quietPortal(dataDir, {
    SECRET_KEY: KEY,
    PORTAL_ORIGINS: 'production=https://help.example',
  });
});
afterAll(async () => {
  await portal.close();
  rmSync(dataDir, { recursive: true });
});

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
const token = (more: Partial<Override> = {}, key = KEY) =>
  sealOverride(key, { channel: 'dev', set: '2', parts: {}, until: inAnHour(), ...more });
const open = (sealed: string) =>
  portal.inject({ url: `/-/override?token=${sealed}`, headers: { host: 'localhost:3000' } });
const guideOf = async (cookie: string) => {
  const { html, inlined } = await ask(portal, '/guide', { host: 'localhost:3000', cookie });
  return [
    inlined.parts.find(({ name }) => name === 'guide')?.version,
    html.includes('시험 중인 배포를 보고 있습니다'),
  ];
};

test('a tester with a link sees the set with a banner, until it is reset', async () => {
  const answer = await open(token());
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/']);
  const [cookie = ''] = String(answer.headers['set-cookie']).split(';');
  expect(String(answer.headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Lax/);
  expect(await guideOf(cookie)).toEqual(['1.0.1', true]);
  expect(await guideOf('')).toEqual(['1.0.0', false]);
  const reset = await portal.inject({
    url: '/-/override/reset',
    headers: { host: 'localhost:3000', cookie },
  });
  expect(String(reset.headers['set-cookie'])).toMatch(/^override=;/);
  const one = token({ set: null, parts: { guide: { version: '1.0.1', sha384: guide() } } });
  expect(await guideOf(`override=${one}`)).toEqual(['1.0.1', true]);
});

test('ignores links that are altered, expired, of another key or of another channel', async () => {
  const good = token();
  const [payload = '', signature = ''] = good.split('.');
  const forged = Buffer.from(
    Buffer.from(payload, 'base64url').toString().replace('"2"', '"1"'),
  ).toString('base64url');
  const altered = /링크가 잘렸거나 이 포털의 것이 아닙니다/;
  const elsewhere = token({ channel: 'production' });
  const refused: [token: string, says: RegExp][] = [
    ['', altered],
    ['x', altered],
    [`${forged}.${signature}`, altered],
    [token({}, 'another-key-that-nobody-gave-out'), altered],
    [token({ until: AT }), /2026년 11월 21일 .*에 끝났습니다\. 릴리스 관리자에게 새 링크를/],
    [token({ channel: 'staging' }), /검증 포털에서만 열립니다\. 그 주소를 릴리스 관리자에게/],
    [elsewhere, new RegExp(`href="https://help\\.example/-/override\\?token=${elsewhere}"`)],
    [token({ set: '9' }), /시험하던 버전이 차단되었거나 저장소에 없습니다/],
  ];
  for (const [bad, says] of refused) {
    const answer = await open(bad);
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([403, undefined]);
    expect(answer.body).toMatch(says);
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(await guideOf(`override=${bad}`)).toEqual(['1.0.0', false]);
  }
});

test('a link expires, also in a portal that has used it', async () => {
  const until = Date.now() + 60_000;
  const short = token({ until: new Date(until).toISOString() });
  expect(await guideOf(`override=${short}`)).toEqual(['1.0.1', true]);
  const clock = jest.spyOn(Date, 'now').mockReturnValue(until + 1);
  expect(await guideOf(`override=${short}`)).toEqual(['1.0.0', false]);
  clock.mockRestore();
});

test('testers get no blocked version, and their pages do not count', async () => {
  const cookie = `override=${token()}`;
  const { inlined } = await ask(portal, '/guide', { host: 'localhost:3000', cookie });
  await portal.inject({
    method: 'POST',
    url: '/-/tabs',
    headers: { host: 'localhost:3000', 'content-type': 'text/plain', cookie },
    payload: JSON.stringify({ set: inlined.set, versions: {}, mounts: { guide: 5 } }),
  });
  await store.setStatus({ name: 'guide', version: '1.0.1', status: 'blocked', ...by });
  lookAgain();
  expect(await guideOf(cookie)).toEqual(['1.0.0', false]);
  await portal.close();
  const began = new Date(Date.now() - 60_000).toISOString();
  expect([...store.counts('dev').since(began)].flatMap(({ rows }) => rows)).toEqual([]);
});
