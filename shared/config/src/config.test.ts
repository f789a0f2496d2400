import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ConfigError, configSchema, portalOf, readCompany, readConfig } from './index.ts';

const root = resolve(import.meta.dirname, '../../..');
const names = Object.keys(configSchema.entries).sort();

test('the example and the documentation name every variable, and no other', () => {
  const example = readFileSync(resolve(root, '.env.example'), 'utf8');
  const docs =
    readFileSync(resolve(root, 'docs/run.md'), 'utf8').split('## Configuration')[1] ?? '';
  expect([...example.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name).sort()).toEqual(names);
  const rows = docs.split('\n').filter((line) => line.startsWith('| `'));
  const documented = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name),
  );
  expect(documented.sort()).toEqual(names);
});

test('has a default for everything in development', () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    PORT: 3000,
    PORTAL_ORIGIN: 'http://localhost:3000',
    API_URL: 'http://127.0.0.1:3001',
    DEMO_PEOPLE: true,
  });
});

test('knows the portal of each channel that it was told of, and of its own', () => {
  const config = readConfig({
    CHANNEL: 'staging',
    PORTAL_ORIGIN: 'https://staging.example/',
    PORTAL_ORIGINS: 'production=https://help.example/',
  });
  expect(
    (['dev', 'staging', 'production'] as const).map((channel) => portalOf(config, channel)),
  ).toEqual([null, 'https://staging.example', 'https://help.example']);
  const told = readConfig({
    PORTAL_ORIGINS: 'dev=http://dev.example:8080, production=https://a.example',
  });
  expect(portalOf(told, 'dev')).toBe('http://dev.example:8080');
  expect(portalOf(readConfig({ PORT: '4000' }), 'dev')).toBe('http://localhost:4000');
});

test('treats an empty value as missing', () => {
  expect(readConfig({ PORT: '', TLS_CERT_FILE: '' }).PORT).toBe(3000);
});

test.each([
  [{ PORT: 'http' }, 'PORT'],
  [{ PORT: '70000' }, 'PORT'],
  [{ CHANNEL: 'prod' }, 'CHANNEL'],
  [{ PORTAL_ORIGINS: 'prod=https://a.example' }, 'PORTAL_ORIGINS'],
  [{ PORTAL_ORIGINS: 'production=a.example' }, 'PORTAL_ORIGINS'],
  [{ PORTAL_ORIGINS: 'production=https://a.example staging=https://b.example' }, 'PORTAL_ORIGINS'],
  [{ SECRET_KEY: 'short' }, 'SECRET_KEY'],
  [{ GUARD_HOST: 'https://a.example' }, 'GUARD_HOST'],
  [{ MAINTENANCE: 'tonight' }, 'MAINTENANCE'],
  [{ MAINTENANCE_PASS: '/short' }, 'MAINTENANCE_PASS'],
  [{ PERSONAL_DATA_KEYS: 'k1:short' }, 'PERSONAL_DATA_KEYS'],
  [{ TAG_MANAGER_ID: 'x"><script>' }, 'TAG_MANAGER_ID'],
  [{ DEMO_CLOCK: 'noon' }, 'DEMO_CLOCK'],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, 'OTEL_EXPORTER_OTLP_ENDPOINT'],
  [{ OTEL_TRACES_SAMPLER: 'sometimes' }, 'OTEL_TRACES_SAMPLER'],
  [{ OTEL_TRACES_SAMPLER_ARG: '2' }, 'OTEL_TRACES_SAMPLER_ARG'],
  [{ TLS_CERT_FILE: '/cert.pem' }, 'TLS_KEY_FILE'],
  [{ RELEASE_SIGNING_KEY_FILE: '/key.pem' }, 'RELEASE_KEYS_FILE'],
  [{ ALERT_WEBHOOK_URL: 'https://alerts.example' }, 'ALERT_WEBHOOK_SECRET'],
  [{ ALERT_WEBHOOK_SECRET: 'geheim' }, 'ALERT_WEBHOOK_SECRET'],
])('refuses %j by name', (env, name) => {
  expect(() => readConfig(env)).toThrow(ConfigError);
  expect(() => readConfig(env)).toThrow(name);
});

test('does not quote a database address, which can hold a password', () => {
  expect(() => readConfig({ DATABASE_URL: 'postgres//u:geheim@db' })).toThrow(/DATABASE_URL/);
  expect(() => readConfig({ DATABASE_URL: 'postgres//u:geheim@db' })).not.toThrow(/geheim/);
});

const production = {
  PORTAL_ENV: 'production',
  PORTAL_ORIGIN: 'https://help.hangyeol.example',
  CHANNEL: 'production',
  DATABASE_URL: 'postgres://db/portal',
  SECRET_KEY: 'x'.repeat(32),
  RELEASE_KEYS_FILE: '/release-keys.json',
  PERSONAL_DATA_KEYS: `k1:${Buffer.alloc(32).toString('base64')}`,
  BRIDGE_ORIGIN: 'https://bridge.example',
  MEMBERSHIP_URL: 'https://member.example',
  MEMBERSHIP_KEY: 'm',
  BILLING_URL: 'https://billing.example',
  BILLING_KEY: 'b',
  KIBNET_URL: 'https://kibnet.example',
  KIBNET_KEY: 'k',
  MESSAGE_URL: 'https://messages.example',
  MESSAGE_APP_KEY: 'a',
  MESSAGE_SECRET_KEY: 's',
  MESSAGE_SENDER_KEY: 'k',
  IDENTITY_URL: 'https://identity.example/form',
  POSTCODE_SCRIPT_URL: 'https://postcode.example/v2.js',
  PAYMENT_SCRIPT_URL: 'https://pg.example/pgweb.js',
  PAYMENT_FORM_URL: 'https://pg.example/v3Payment.jsp',
  PAYMENT_API_URLS: 'https://api1.pg.example/webapi,https://api2.pg.example/webapi',
  PAYMENT_MERCHANT_ID: 'm',
  PAYMENT_MERCHANT_KEY: 'k',
  IDENTITY_CLIENT_ID: 'i',
  IDENTITY_CLIENT_KEY: 'k',
};

test('production accepts a configuration without demo defaults', () => {
  expect(readConfig(production)).toMatchObject({ DEMO_PEOPLE: false });
});

test.each([
  ['SECRET_KEY', ''],
  ['RELEASE_KEYS_FILE', ''],
  ['DEMO_PEOPLE', 'true'],
  ['DEMO_CLOCK', '2026-11-21T00:00:00Z'],
  ['CHANNEL', 'dev'],
  ['DATABASE_URL', ''],
  ['PORTAL_ORIGIN', 'http://help.hangyeol.example'],
  ['PORTAL_ORIGINS', 'staging=http://staging.hangyeol.example'],
  ['PERSONAL_DATA_KEYS', ''],
  ['MEMBERSHIP_URL', ''],
  ['MEMBERSHIP_KEY', ''],
  ['BILLING_URL', ''],
  ['BILLING_KEY', ''],
  ['KIBNET_URL', ''],
  ['KIBNET_KEY', ''],
  ['MESSAGE_URL', ''],
  ['MESSAGE_URL', 'http://messages.example'],
  ['MESSAGE_APP_KEY', ''],
  ['MESSAGE_SECRET_KEY', ''],
  ['MESSAGE_SENDER_KEY', ''],
  ['IDENTITY_URL', ''],
  ['POSTCODE_SCRIPT_URL', ''],
  ['PAYMENT_SCRIPT_URL', ''],
  ['PAYMENT_FORM_URL', ''],
  ['PAYMENT_API_URLS', ''],
  ['PAYMENT_API_URLS', 'https://api1.pg.example/webapi,http://api2.pg.example/webapi'],
  ['PAYMENT_FORM_URL', 'http://pg.example/v3Payment.jsp'],
  ['PAYMENT_SCRIPT_URL', 'http://pg.example/pgweb.js'],
  ['BRIDGE_ORIGIN', 'https://help.hangyeol.example'],
  ['PAYMENT_MERCHANT_KEY', 'sandbox'],
  ['IDENTITY_CLIENT_ID', ''],
])('production refuses %s=%s', (name, value) => {
  expect(() => readConfig({ ...production, [name]: value })).toThrow(name);
});

test('the company file holds every fact', () => {
  expect(readCompany(resolve(root, 'shared/config/company.json')).brand).toBe('한결');
});
