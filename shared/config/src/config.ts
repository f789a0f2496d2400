import { existsSync } from 'node:fs';
import { isAbsolute, resolve } from 'node:path';
import { loadEnvFile } from 'node:process';
import * as v from 'valibot';
import { companyFile } from './company.ts';
import { channel, portalOrigins } from './portal-origins.ts';

const [outside = '', inside] = import.meta.dirname.split(/[\\/]node_modules[\\/]/);
/** The checkout; for an installed package, the repository it is installed in. */
export const root = inside === undefined ? resolve(outside, '../../..') : outside;
const path = v.pipe(
  v.string(),
  v.transform((value) => (isAbsolute(value) ? value : resolve(root, value))),
);
const port = v.pipe(v.string(), v.digits(), v.transform(Number), v.minValue(1), v.maxValue(65_535));
const flag = v.pipe(
  v.picklist(['true', 'false']),
  v.transform((value) => value === 'true'),
);
// Never quote the value in the message: it can hold a password.
const url = v.pipe(v.string(), v.url('an address'));
const secret = v.pipe(v.string(), v.minLength(32, 'at least 32 characters'));
const host = v.pipe(v.string(), v.regex(/^[a-z0-9.-]+$/, 'a host name'));

/** A provider's key while its sandbox replaces it. */
const SANDBOX = 'sandbox';

/**
 * The whole configuration, from environment variables and `.env` at the root. `.env.example` and docs/run.md list
 * every name; a test compares the three.
 */
export const configSchema = v.object({
  /** `production` refuses demo defaults. */
  PORTAL_ENV: v.optional(v.picklist(['development', 'production']), 'development'),
  /** The address the servers bind to. */
  HOST: v.optional(v.string(), '127.0.0.1'),
  PORT: v.optional(port, '3000'),
  API_PORT: v.optional(port, '3001'),
  /** The release desk. */
  DESK_PORT: v.optional(port, '3003'),
  /** Folder of the store, the database and a demo's keys. */
  DATA_DIR: v.optional(path, '.data'),
  /** The release channel the portal serves. */
  CHANNEL: v.optional(channel, 'dev'),
  /** The portal's public address; canonical links start with it. Default: http://localhost:PORT. */
  PORTAL_ORIGIN: v.optional(url),
  /** Public addresses of the channels' portals, for the release command and the desk. PORTAL_ORIGIN is that of CHANNEL. */
  PORTAL_ORIGINS: v.optional(portalOrigins, ''),
  /** Base address of the API for calls from the server. Default: http://127.0.0.1:API_PORT. */
  API_URL: v.optional(url),
  /** The release desk's address, the only one it answers under. Default: http://localhost:DESK_PORT. */
  DESK_ORIGIN: v.optional(url),
  /** Who may sign in at the release desk (desk-accounts.ts). Default in development: demo accounts. */
  DESK_ACCOUNTS_FILE: v.optional(path),
  /** Address that the desk posts alerts to, and the key that it signs them with. Without both it sends none. */
  ALERT_WEBHOOK_URL: v.optional(url),
  ALERT_WEBHOOK_SECRET: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^whsec_[A-Za-z0-9+/]{32,}={0,2}$/, 'whsec_ and 24 bytes in base64'),
    ),
  ),
  /** How parts are built here. In `development` React reports where server and browser render differently. */
  BUILD_MODE: v.optional(v.picklist(['production', 'development']), 'production'),
  /** Processes that render pages on the server; with 0 the browser renders every page. */
  RENDER_PROCESSES: v.optional(
    v.pipe(v.string(), v.toNumber(), v.integer(), v.minValue(0), v.maxValue(64)),
    '2',
  ),
  /** Million bytes of rendered pages to cache; 0 renders each answer anew. */
  PAGE_CACHE: v.optional(
    v.pipe(v.string(), v.toNumber(), v.integer(), v.minValue(0), v.maxValue(1000)),
    '24',
  ),
  /** How long a server that stops is not ready but still accepts requests. Default: 10 in production, else 0. */
  DRAIN_SECONDS: v.optional(
    v.pipe(v.string(), v.digits('seconds'), v.transform(Number), v.maxValue(600)),
  ),
  /** With both, the portal speaks HTTP/2 over TLS itself; without, a proxy does. */
  TLS_CERT_FILE: v.optional(path),
  TLS_KEY_FILE: v.optional(path),
  /** Addresses of proxies whose X-Forwarded-* are trusted, comma separated. */
  TRUST_PROXY: v.optional(v.string(), ''),
  /**
   * Origin of documents with a provider's scripts. It differs from the portal's, on the same server. Default:
   * http://127.0.0.1:PORT while the portal is http://localhost:PORT.
   */
  BRIDGE_ORIGIN: v.optional(url),
  /** Without it the API uses the embedded database in DATA_DIR. */
  DATABASE_URL: v.optional(url),
  /** The release store in PostgreSQL. Without it the store is a folder in DATA_DIR. */
  RELEASE_DATABASE_URL: v.optional(url),
  /** Trusted keys of releases. Default in development: a key made once in DATA_DIR. */
  RELEASE_KEYS_FILE: v.optional(path),
  /** The private key that the release commands sign with. */
  RELEASE_SIGNING_KEY_FILE: v.optional(path),
  COMPANY_FILE: v.optional(path, companyFile),
  /** Boards, clips and documents that the API loads at start. */
  CONTENT_DIR: v.optional(path, 'server/content'),
  /** Whether fixture people may log in. */
  DEMO_PEOPLE: v.optional(flag),
  /** Stops the server's clock at this instant (ISO 8601); only for tests and demos. */
  DEMO_CLOCK: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  /** Signs sessions and capabilities. Default in development: made once in DATA_DIR. */
  SECRET_KEY: v.optional(secret),
  /** Keys of personal data at rest, `id:base64` of 32 bytes, comma separated; the first encrypts. */
  PERSONAL_DATA_KEYS: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[\w-]+:[A-Za-z0-9+/]{43}=(,[\w-]+:[A-Za-z0-9+/]{43}=)*$/, 'id:base64 of 32 bytes'),
    ),
  ),
  /** Port of the providers' sandboxes, while any of them is in use. */
  SANDBOX_PORT: v.optional(port, '3002'),
  /** The membership service: login and join pages, and its calls. Default: the sandbox. */
  MEMBERSHIP_URL: v.optional(url),
  /** Key by which the membership service recognises the portal's server. */
  MEMBERSHIP_KEY: v.optional(v.string(), SANDBOX),
  /** The billing system's calls; it holds the contracts. Default: the sandbox. */
  BILLING_URL: v.optional(url),
  /** Key by which the billing system recognises the portal's server. */
  BILLING_KEY: v.optional(v.string(), SANDBOX),
  /** The calls of KIBNET, which checks the holder of a bank account. Default: the sandbox. */
  KIBNET_URL: v.optional(url),
  /** Key by which KIBNET recognises the portal's server. */
  KIBNET_KEY: v.optional(v.string(), SANDBOX),
  /** Address that the identity check's form is posted to. Default: the sandbox. */
  IDENTITY_URL: v.optional(url),
  /** The script of the postcode search. Default: the sandbox. */
  POSTCODE_SCRIPT_URL: v.optional(url),
  /** Card window: the script for desktops. Default: the sandbox. */
  PAYMENT_SCRIPT_URL: v.optional(url),
  /** Card window: the address that phones post to. Default: the sandbox. */
  PAYMENT_FORM_URL: v.optional(url),
  /**
   * Card provider: base addresses of its calls, comma separated. A return that names another is refused; inquiries and
   * cancellations go to the first. Default: the sandbox.
   */
  PAYMENT_API_URLS: v.optional(
    v.pipe(v.string(), v.regex(/^https?:[^\s,]+[^/,](,https?:[^\s,]+[^/,])*$/, 'addresses')),
  ),
  /** The merchant's ways to pay, by the provider's names. */
  PAYMENT_METHODS: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^(CARD|BANK|VBANK|CELLPHONE)(,(CARD|BANK|VBANK|CELLPHONE))*$/,
        'names of ways to pay',
      ),
    ),
    'CARD,BANK,VBANK,CELLPHONE',
  ),
  /** Card window: merchant id and key. */
  PAYMENT_MERCHANT_ID: v.optional(v.string(), SANDBOX),
  PAYMENT_MERCHANT_KEY: v.optional(v.string(), SANDBOX),
  /** Identity check: client id and key. */
  IDENTITY_CLIENT_ID: v.optional(v.string(), SANDBOX),
  IDENTITY_CLIENT_KEY: v.optional(v.string(), SANDBOX),
  /** Host with the developer-tools guard; without it, none. */
  GUARD_HOST: v.optional(host),
  /** `FROM/TO`, ISO 8601: between them every page is the maintenance page. */
  MAINTENANCE: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => text.split('/').length === 2 && text.split('/').every((at) => Date.parse(at) > 0),
        'FROM/TO in ISO 8601',
      ),
    ),
  ),
  /** Path that lets operators in while the portal is closed: `/` and 16 characters or more. */
  MAINTENANCE_PASS: v.optional(
    v.pipe(v.string(), v.regex(/^\/[\w-]{16,}$/, '/ and 16 characters')),
  ),
  /** Without it no tag manager is loaded. */
  TAG_MANAGER_ID: v.optional(v.pipe(v.string(), v.regex(/^GTM-[A-Z0-9]+$/))),
  LOG_LEVEL: v.optional(v.picklist(['fatal', 'error', 'warn', 'info', 'debug', 'silent']), 'info'),
});

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
