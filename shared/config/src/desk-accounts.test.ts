import { afterAll, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashPassword, isPassword, readConfig, readDeskAccounts, type Config } from './index.ts';

const configOf = (extra: Partial<Config>): Config => ({ ...readConfig({}), ...extra });
const folder = mkdtempSync(join(tmpdir(), 'portal-desk-'));
afterAll(() => rmSync(folder, { recursive: true }));
let files = 0;
const fileOf = (content: unknown) => {
  const file = join(folder, `accounts-${++files}.json`);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return { DESK_ACCOUNTS_FILE: file };
};

test('a demo has managers and teams, with the demo people’s password', async () => {
  const accounts = readDeskAccounts(configOf({}));
  const [manager] = accounts;
  expect(accounts.map(({ role }) => role)).toEqual(['manager', 'manager', 'team', 'team']);
  expect(await isPassword(manager, 'hangyeol#2026')).toBe(true);
  expect(await isPassword(manager, 'hangyeol#2025')).toBe(false);
  expect(await isPassword(undefined, '')).toBe(false);
});

test('recognises a hashed password, however its syllables are composed', async () => {
  const account = { id: 'kim', role: 'manager', remotes: [], password: await hashPassword('한결') };
  expect(await isPassword(account as never, '한결'.normalize('NFD'))).toBe(true);
  expect(account.password).not.toBe(await hashPassword('한결'));
});

test('production refuses demo accounts and an origin without https', async () => {
  const production = { PORTAL_ENV: 'production' } as const;
  const mine = fileOf([{ id: 'kim', role: 'manager', password: await hashPassword('x') }]);
  const secure = { DESK_ORIGIN: 'https://desk.example' };
  const read = (extra: Partial<Config>) => readDeskAccounts(configOf({ ...production, ...extra }));
  expect(() => read(secure)).toThrow('DESK_ACCOUNTS_FILE');
  expect(() => read(mine)).toThrow('DESK_ORIGIN');
  expect(() => read({ ...mine, ...secure, ALERT_WEBHOOK_URL: 'http://alerts.example' })).toThrow(
    'ALERT_WEBHOOK_URL',
  );
  expect(read({ ...mine, ...secure })).toHaveLength(1);
});

const kim = { id: 'kim', role: 'manager', password: `scrypt:${'A'.repeat(24)}:${'A'.repeat(44)}` };
test.each([
  ['no list', kim],
  ['an empty list', []],
  ['no JSON', '['],
  ['a password in clear', [{ ...kim, password: 'geheim' }]],
  ['an unknown role', [{ ...kim, role: 'root' }]],
  ['an unknown field', [{ ...kim, admin: true }]],
  ['the same id twice', [kim, kim]],
])('refuses %s, and quotes none of it', (_, content) => {
  const read = () => readDeskAccounts(configOf(fileOf(content)));
  expect(read).toThrow('DESK_ACCOUNTS_FILE');
  expect(read).not.toThrow('geheim');
});
