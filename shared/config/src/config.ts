import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { loadEnvFile } from 'node:process';
import * as v from 'valibot';
import { configSchema, root, SANDBOX } from './schema.ts';

type Parsed = v.InferOutput<typeof configSchema>;
/** Variables with defaults derived from others. */
type Derived =
  | 'PORTAL_ORIGIN'
  | 'BRIDGE_ORIGIN'
  | 'API_URL'
  | 'DESK_ORIGIN'
  | 'MEMBERSHIP_URL'
  | 'BILLING_URL'
  | 'KIBNET_URL'
  | 'IDENTITY_URL'
  | 'MESSAGE_URL'
  | 'POSTCODE_SCRIPT_URL'
  | 'PAYMENT_SCRIPT_URL'
  | 'PAYMENT_FORM_URL'
  | 'PAYMENT_API_URLS';
export type Config = Omit<Parsed, Derived | 'DEMO_PEOPLE' | 'DRAIN_SECONDS'> &
  Record<Derived, string> & { DEMO_PEOPLE: boolean; DRAIN_SECONDS: number };

/** An address of the sandbox, which as in production is another site than the portal. */
const sandbox = ({ SANDBOX_PORT }: Parsed, path: string) =>
  `http://127.0.0.1:${SANDBOX_PORT}${path}`;

/** Variables with providers' addresses, which may point to a sandbox. */
const PROVIDERS = [
  'MEMBERSHIP_URL',
  'PAYMENT_SCRIPT_URL',
  'PAYMENT_FORM_URL',
  'PAYMENT_API_URLS',
  'BILLING_URL',
  'KIBNET_URL',
  'IDENTITY_URL',
  'MESSAGE_URL',
  'POSTCODE_SCRIPT_URL',
] as const;

/** Whether any provider's sandbox is in use. */
export const usesSandbox = (config: Config): boolean =>
  PROVIDERS.some((name) => config[name].includes(`http://127.0.0.1:${config.SANDBOX_PORT}/`));

/** Thrown when the configuration cannot be used; the message names every variable at fault. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** A sentence for each value that production refuses. */
function unfitForProduction(config: Config): string[] {
  const found: string[] = [];
  if (!config.SECRET_KEY) found.push('SECRET_KEY: a key of your own is needed');
  if (!config.RELEASE_KEYS_FILE)
    found.push('RELEASE_KEYS_FILE: name whose signatures of releases count');
  if (config.DEMO_PEOPLE) found.push('DEMO_PEOPLE: fixture people must not be able to log in');
  if (config.DEMO_CLOCK) found.push('DEMO_CLOCK: the clock must run');
  if (config.BUILD_MODE === 'development')
    found.push('BUILD_MODE: customers get production builds');
  if (config.CHANNEL === 'dev') found.push('CHANNEL: dev takes unchecked sets');
  if (!config.DATABASE_URL) found.push('DATABASE_URL: the embedded database survives no power cut');
  if (!config.PORTAL_ORIGIN.startsWith('https:')) found.push('PORTAL_ORIGIN: must be https');
  if (Object.values(config.PORTAL_ORIGINS).some((origin) => !origin.startsWith('https:')))
    found.push('PORTAL_ORIGINS: must be https');
  if (!config.PERSONAL_DATA_KEYS) found.push('PERSONAL_DATA_KEYS: a key of your own is needed');
  if (!config.MESSAGE_URL.startsWith('https:')) found.push('MESSAGE_URL: must be https');
  const { PAYMENT_API_URLS, PAYMENT_FORM_URL, PAYMENT_SCRIPT_URL } = config;
  const card = [...PAYMENT_API_URLS.split(','), PAYMENT_FORM_URL, PAYMENT_SCRIPT_URL];
  if (!card.every((address) => address.startsWith('https:')))
    found.push('PAYMENT_API_URLS, PAYMENT_FORM_URL, PAYMENT_SCRIPT_URL: must be https');
  if (usesSandbox(config)) found.push(`${PROVIDERS.join(', ')}: no sandbox may be used`);
  if (config.BRIDGE_ORIGIN === config.PORTAL_ORIGIN || !config.BRIDGE_ORIGIN.startsWith('https:'))
    found.push('BRIDGE_ORIGIN: must be https, and another origin than PORTAL_ORIGIN');
  for (const name of [
    'PAYMENT_MERCHANT_ID',
    'PAYMENT_MERCHANT_KEY',
    'IDENTITY_CLIENT_ID',
    'IDENTITY_CLIENT_KEY',
    'MEMBERSHIP_KEY',
    'BILLING_KEY',
    'KIBNET_KEY',
    'MESSAGE_APP_KEY',
    'MESSAGE_SECRET_KEY',
    'MESSAGE_SENDER_KEY',
  ] as const)
    if (config[name] === SANDBOX) found.push(`${name}: the sandbox must not be used`);
  return found;
}

/** Reads and checks the configuration. @throws ConfigError */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = v.safeParse(configSchema, given);
  if (!result.success)
    throw new ConfigError(
      result.issues.map((i) => `${v.getDotPath(i) ?? 'configuration'}: ${i.message}`).join('\n'),
    );
  const parsed = result.output;
  const config: Config = {
    ...parsed,
    PORTAL_ORIGIN: new URL(parsed.PORTAL_ORIGIN ?? `http://localhost:${parsed.PORT}`).origin,
    BRIDGE_ORIGIN: new URL(parsed.BRIDGE_ORIGIN ?? `http://127.0.0.1:${parsed.PORT}`).origin,
    API_URL: parsed.API_URL ?? `http://127.0.0.1:${parsed.API_PORT}`,
    DESK_ORIGIN: new URL(parsed.DESK_ORIGIN ?? `http://localhost:${parsed.DESK_PORT}`).origin,
    MEMBERSHIP_URL: parsed.MEMBERSHIP_URL ?? sandbox(parsed, '/membership'),
    BILLING_URL: parsed.BILLING_URL ?? sandbox(parsed, '/billing'),
    KIBNET_URL: parsed.KIBNET_URL ?? sandbox(parsed, '/kibnet'),
    IDENTITY_URL: parsed.IDENTITY_URL ?? sandbox(parsed, '/identity'),
    MESSAGE_URL: parsed.MESSAGE_URL ?? sandbox(parsed, '/messages'),
    POSTCODE_SCRIPT_URL: parsed.POSTCODE_SCRIPT_URL ?? sandbox(parsed, '/postcode/postcode.v2.js'),
    PAYMENT_SCRIPT_URL:
      parsed.PAYMENT_SCRIPT_URL ?? sandbox(parsed, '/card-payment/nicepay-pgweb.js'),
    PAYMENT_FORM_URL: parsed.PAYMENT_FORM_URL ?? sandbox(parsed, '/card-payment/v3Payment.jsp'),
    PAYMENT_API_URLS: parsed.PAYMENT_API_URLS ?? sandbox(parsed, '/card-payment/webapi'),
    DRAIN_SECONDS: parsed.DRAIN_SECONDS ?? (parsed.PORTAL_ENV === 'production' ? 10 : 0),
    DEMO_PEOPLE: parsed.DEMO_PEOPLE ?? parsed.PORTAL_ENV === 'development',
  };
  if (!parsed.TLS_CERT_FILE !== !parsed.TLS_KEY_FILE)
    throw new ConfigError('TLS_CERT_FILE and TLS_KEY_FILE: give both or neither');
  if (!parsed.ALERT_WEBHOOK_URL !== !parsed.ALERT_WEBHOOK_SECRET)
    throw new ConfigError('ALERT_WEBHOOK_URL and ALERT_WEBHOOK_SECRET: give both or neither');
  if (parsed.RELEASE_SIGNING_KEY_FILE && !parsed.RELEASE_KEYS_FILE)
    throw new ConfigError('RELEASE_SIGNING_KEY_FILE: needs RELEASE_KEYS_FILE');
  const unfit = parsed.PORTAL_ENV === 'production' ? unfitForProduction(config) : [];
  if (unfit.length > 0) throw new ConfigError(unfit.join('\n'));
  return config;
}

/** Adds the variables of `.env` at the root, if there is one, to the environment. */
export function loadDotEnv(file = resolve(root, '.env')): void {
  if (existsSync(file)) loadEnvFile(file);
}
